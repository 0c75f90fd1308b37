/** Limits of the duration of an upload, and of concurrent uploads in this process. */
import { MINUTE } from '@/shared/time/durations';

const MB = 1024 * 1024;

export interface UploadLimits {
  /** Maximum milliseconds without a byte. */
  stalled: number;
  /** Maximum milliseconds in total. */
  longest: number;
  /** Maximum bytes of one visitor's uploads until they are closed: twice the largest form. */
  maxBytesPerVisitor: number;
  maxBytesInAll: number;
  /** Maximum concurrent uploads. */
  maxPerVisitor: number;
  maxInAll: number;
}

export const UPLOAD_LIMITS: UploadLimits = {
  stalled: 60_000,
  longest: 5 * MINUTE,
  maxBytesPerVisitor: 256 * MB,
  maxBytesInAll: 1024 * MB,
  maxPerVisitor: 40,
  maxInAll: 400,
};
