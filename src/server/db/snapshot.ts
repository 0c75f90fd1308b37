/** Copies the embedded database while it is in use, by PostgreSQL's own online backup. */
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';

const WAL_FOLDER = 'pg_wal';

/**
 * Copies a running database into a new directory. When the copy is opened, it has the state at the end of the copying:
 * files that changed meanwhile are repaired from the write-ahead log, which is copied last.
 */
export async function copyRunning(client: PGlite, directory: string, to: string): Promise<void> {
  await client.query("select pg_backup_start('snapshot', true)");
  let label: string | undefined;
  try {
    await copyTree(directory, to, [WAL_FOLDER, 'postmaster.pid']);
  } finally {
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    label = rows[0]?.labelfile;
  }
  await copyTree(join(directory, WAL_FOLDER), join(to, WAL_FOLDER), []);
  await writeFile(join(to, 'backup_label'), label ?? '', { mode: 0o600 });
}

async function copyTree(from: string, to: string, excludedNames: string[]): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (excludedNames.includes(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyTree(source, target, []);
    // If a table is dropped during the copying, the write-ahead log drops it in the copy as well.
    else if (entry.isFile()) await copyFile(source, target, constants.COPYFILE_FICLONE).catch(ignoreMissing);
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
