import { statfsSync } from 'node:fs';
import { DataDirError } from './error';

/** The bytes that the embedded database may need to start, after it was ended in the middle of a write. */
const NEEDED_BYTES = 32 * 1024 ** 2;

const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 ** 2)} MB`;

/**
 * The error to show if the database could not be opened and the disk of its directory is nearly full, since the
 * database does not say so; `null` if there is room.
 */
export function fullDiskError(dataDir: string, neededBytes = NEEDED_BYTES): DataDirError | null {
  const { bavail, bsize } = statfsSync(dataDir);
  const freeBytes = bavail * bsize;
  if (freeBytes >= neededBytes) return null;
  return new DataDirError(
    `DATA_DIR: the database could not be opened, and its disk has ${megabytes(freeBytes)} left. ` +
      `Make room for ${megabytes(neededBytes)} in ${dataDir}, and start again.`,
  );
}
