/** Limits of the duration of an upload, and of concurrent uploads in this process. */
import { MINUTE } from '@/shared/time/durations';

const MB = 1024 * 1024;

export interface UploadLimits {
  /** Maximum milliseconds without a byte. */
  stalled: number;
  /** Maximum milliseconds in total. */
  longest: number;
  /** Maximum bytes of one visitor's uploads until they are closed: twice the largest form. */
  bytesEach: number;
  bytesInAll: number;
  /** Maximum concurrent uploads. */
  each: number;
  inAll: number;
}

export const UPLOAD_LIMITS: UploadLimits = {
  stalled: 60_000,
  longest: 5 * MINUTE,
  bytesEach: 256 * MB,
  bytesInAll: 1024 * MB,
  each: 40,
  inAll: 400,
};
