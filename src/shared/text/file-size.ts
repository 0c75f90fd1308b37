/** Formats numbers of bytes, in units of 1,024. */

const KB = 1024;
const MB = 1024 * KB;

/** The size of files, as '840 KB' and at least '1 KB', or '3.2 MB' from about a megabyte on. */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KB));
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(bytes / MB).toFixed(1)} MB`;
}

/** A limit, or the size of something large, in whole megabytes: '5 MB'. */
export const formatMegabytes = (bytes: number): string => `${Math.round(bytes / MB)} MB`;
