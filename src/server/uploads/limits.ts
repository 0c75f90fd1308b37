/** Limits of the duration of an upload, and of concurrent uploads in this process. */
const MB = 1024 * 1024;

export interface UploadLimits {
  /** Milliseconds without a byte. */
  stalled: number;
  /** Milliseconds in all. */
  longest: number;
  /** Bytes of one visitor's uploads, until what was made of them is done. Twice the largest form. */
  bytesEach: number;
  bytesInAll: number;
  /** Uploads at once. */
  each: number;
  inAll: number;
}

export const UPLOAD_LIMITS: UploadLimits = {
  stalled: 60_000,
  longest: 5 * 60_000,
  bytesEach: 256 * MB,
  bytesInAll: 1024 * MB,
  each: 40,
  inAll: 400,
};
