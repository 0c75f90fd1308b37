/**
 * The lock that gives a data directory to a single process: the embedded database has none of its own. See
 * docs/decisions/0024.
 */
import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DataDirError, DataDirInUseError } from './error';

/** The file is never removed, since that could leave another starting process with a lock on a deleted file. */
const LOCK_FILE = 'owner.lock';
/** Maximum characters of the lock file that an error message quotes. */
const MAX_OWNER_CHARACTERS = 200;

/**
 * Takes the lock of a data directory and holds it until it is released or the process ends, in whatever way. It is a
 * kernel lock, so it also works between containers that share the directory but not their process ids.
 * @returns a function that releases the lock
 * @throws DataDirInUseError naming the process that holds it, DataDirError when there can be no lock
 */
export async function lockDataDir(directory: string): Promise<() => void> {
  const file = join(directory, LOCK_FILE);
  // Node opens files so that child processes do not inherit them: the lock ends with this process alone.
  const fd = openSync(file, 'a+', 0o600);
  try {
    if (!(await tryLock(fd, directory))) {
      throw new DataDirInUseError(
        `DATA_DIR: ${directory} is in use by ${readOwner(file)}. Stop it, or set another DATA_DIR.`,
      );
    }
    ftruncateSync(fd);
    writeSync(fd, `process ${process.pid} on ${hostname()}`);
  } catch (error) {
    closeSync(fd);
    throw error;
  }
  return () => closeSync(fd);
}

async function tryLock(fd: number, directory: string): Promise<boolean> {
  try {
    const { default: native } = await import('fs-native-extensions');
    return native.tryLock(fd);
  } catch (error) {
    throw new DataDirError(
      `DATA_DIR: ${directory} cannot be locked here (${(error as Error).message}). ` +
        'Use a directory on a disk of this machine, or set DATABASE_URL.',
    );
  }
}

/** The description of the owner in the lock file. It is for error messages only; the kernel lock decides. */
const readOwner = (file: string): string =>
  readFileSync(file, 'utf8').slice(0, MAX_OWNER_CHARACTERS) || 'another process';
