/** A copy of the running server's embedded database, for the command that makes a backup of it. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { OperationDeps } from './deps';

/** The path of the copy. A leftover of a crashed command is replaced. */
export const snapshotFolder = (dataDir: string): string => join(dataDir, 'snapshot');

/**
 * Copies the embedded database to `snapshotFolder`.
 * @returns false for PostgreSQL, which is backed up without a copy
 */
export async function takeSnapshot({ config, database }: OperationDeps): Promise<boolean> {
  if (!database.snapshot) return false;
  const folder = snapshotFolder(config.dataDir);
  await rm(folder, { recursive: true, force: true });
  await database.snapshot(folder);
  return true;
}
