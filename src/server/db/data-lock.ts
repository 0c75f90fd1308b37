/** One process for each data directory: the embedded database has no lock of its own. */
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The directory is in use by a live process. */
export class DataDirInUseError extends Error {}

/** When a process was started, so that a reused process id is not taken for the old holder; '' where unknown. */
function startedAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field may hold spaces and brackets; the start time is the 20th after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const held = (content: string): boolean => {
  const [pid = '0', started = ''] = content.trim().split(' ');
  return isAlive(Number(pid)) && (started === '' || startedAt(Number(pid)) === started);
};

/**
 * Takes the lock of a data directory, or takes over one whose holder has died.
 * @returns a function that gives the lock back
 * @throws DataDirInUseError naming the process that holds it
 */
export function lockDataDir(directory: string): () => void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const lock = join(directory, 'lock');
  const mine = `${lock}.${process.pid}`;
  writeFileSync(mine, `${process.pid} ${startedAt(process.pid)}`, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      try {
        // A link appears whole or not at all: nobody ever reads a half-written lock.
        linkSync(mine, lock);
        return () => rmSync(lock, { force: true });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const seen = readFileSync(lock, 'utf8');
      if (held(seen)) {
        throw new DataDirInUseError(
          `DATA_DIR: ${directory} is in use by process ${seen.split(' ')[0]}. Stop it, or set another DATA_DIR.`,
        );
      }
      // Move the dead lock away and look again: if another starter was quicker, what was moved is theirs.
      const moved = `${mine}.stale`;
      renameSync(lock, moved);
      if (readFileSync(moved, 'utf8') !== seen) linkSync(moved, lock);
      unlinkSync(moved);
    }
    throw new DataDirInUseError(`DATA_DIR: ${directory} is being taken by another process.`);
  } finally {
    rmSync(mine, { force: true });
  }
}
