/**
 * Validates the names of stored files: this server generates them, and anything else is refused before it reaches a
 * disk or a bucket.
 */
import { BUCKETS, StorageError } from './types';

const OWNER_ID_SOURCE = '[A-Za-z0-9_-]{8,64}';
const STORAGE_PATH_PATTERN = new RegExp(
  `^(?:${BUCKETS.join('|')})/${OWNER_ID_SOURCE}/[a-z0-9][a-z0-9-]{0,99}\\.[a-z0-9]{2,5}$`,
);
const OWNER_PATTERN = new RegExp(`^${OWNER_ID_SOURCE}$`);

/**
 * Refuses paths that leave the storage.
 * @throws StorageError `name` unless it is `{bucket}/{userId}/{name}.{ext}` of the letters we use
 */
export function checkPath(path: string): string {
  if (!STORAGE_PATH_PATTERN.test(path)) throw new StorageError('name', 'not the name of a stored file');
  return path;
}

/** The folders of a user, each ending in a slash. @throws StorageError `name` */
export function foldersOf(userId: string): string[] {
  if (!OWNER_PATTERN.test(userId)) throw new StorageError('name', 'not the id of a user');
  return BUCKETS.map((bucket) => `${bucket}/${userId}/`);
}
