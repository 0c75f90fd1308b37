/** Restricts a data directory to its owner: it holds addresses, password hashes, profiles and the secret. */
import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DataDirError } from './error';

const PRIVATE_DIRECTORY = 0o700;
const PRIVATE_FILE = 0o600;
/** Any right of the group or of others. */
const OTHERS_RIGHTS_MASK = 0o077;
const OTHERS_WRITE_MASK = 0o022;

/**
 * Makes the directory and everything in it accessible to its owner only, and sets the umask so that new files are too.
 * @throws DataDirError when others could have changed something in it, or when it belongs to somebody else
 */
export function makePrivate(directory: string): void {
  process.umask(OTHERS_RIGHTS_MASK);
  mkdirSync(directory, { recursive: true, mode: PRIVATE_DIRECTORY });
  const { mode } = statSync(directory);
  if (mode & OTHERS_WRITE_MASK) {
    throw new DataDirError(
      `DATA_DIR: others on this machine can write to ${directory}. ` +
        `Make sure that everything in it is yours, then run: chmod 700 '${directory}'`,
    );
  }
  try {
    if (mode & OTHERS_RIGHTS_MASK) chmodSync(directory, PRIVATE_DIRECTORY);
    restrictContents(directory);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
    throw new DataDirError(
      `DATA_DIR: ${(error as NodeJS.ErrnoException).path ?? directory} belongs to another user. ` +
        'Give it to the user that runs Quarterdeck, or set another DATA_DIR.',
    );
  }
}

/** Symbolic links are skipped: their targets do not belong to this directory. */
function restrictContents(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) {
      restrictMode(path, PRIVATE_DIRECTORY);
      restrictContents(path);
    } else if (entry.isFile()) restrictMode(path, PRIVATE_FILE);
  }
}

/** With PostgreSQL other processes share the directory: a file may be removed meanwhile. */
function restrictMode(path: string, mode: number): void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats && stats.mode & OTHERS_RIGHTS_MASK) chmodSync(path, mode);
}
