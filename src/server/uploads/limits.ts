/** Limits of the duration of an upload, and of concurrent uploads in this process. */
import { MINUTE } from '@/shared/time/durations';

const MIB = 1024 * 1024;

export interface UploadLimits {
  /** Maximum milliseconds without a byte. */
  stalledMs: number;
  /** Maximum milliseconds in total. */
  longestMs: number;
  /** Maximum bytes of one visitor's uploads until they are closed: twice the largest form. */
  maxBytesPerVisitor: number;
  /** Maximum bytes of all visitors' uploads until they are closed. */
  maxTotalBytes: number;
  /** Maximum concurrent uploads of one visitor, and of all visitors together. */
  maxPerVisitor: number;
  maxUploads: number;
}

export const UPLOAD_LIMITS: UploadLimits = {
  stalledMs: 60_000,
  longestMs: 5 * MINUTE,
  maxBytesPerVisitor: 256 * MIB,
  maxTotalBytes: 1024 * MIB,
  maxPerVisitor: 40,
  maxUploads: 400,
};
