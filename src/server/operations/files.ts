/** The files of a data directory that belong in a backup. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The entries of a data directory that are backed up as files. The database is in the backup as rows, and locks,
 * sockets and temporary files are not needed.
 */
export const BACKED_UP_NAMES = ['secret', 'files', 'outbox'];

/**
 * Lists the files to back up by their paths below the directory, with '/' on every system. Files that are being
 * written, whose names begin with a dot or end in '.part', are left out.
 */
export async function* listFilesToBackUp(directory: string): AsyncGenerator<string> {
  const entries = await readdir(directory, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!BACKED_UP_NAMES.includes(entry.name)) continue;
    if (entry.isFile()) yield entry.name;
    if (!entry.isDirectory()) continue;
    const inside = await readdir(join(directory, entry.name), { withFileTypes: true, recursive: true });
    for (const file of inside) {
      if (!file.isFile() || file.name.startsWith('.') || file.name.endsWith('.part')) continue;
      yield join(file.parentPath, file.name)
        .slice(directory.length + 1)
        .replaceAll('\\', '/');
    }
  }
}

/** Whether a path read from a backup stays inside the entries that are backed up (no path traversal). */
export function isBackedUpPath(path: string): boolean {
  const [root = '', ...rest] = path.split('/');
  return (
    BACKED_UP_NAMES.includes(root) &&
    rest.every((part) => part !== '' && !part.startsWith('.') && !/[\\:]/.test(part))
  );
}
