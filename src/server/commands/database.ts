/** Opens the database for a command, in place of a server, and finds its migrations. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config';
import { lockDataDir } from '../data-dir/lock';
import { makePrivate } from '../data-dir/make-private';
import { type DatabaseHandle, openPglite, openPostgres } from '../db/client';
import { poolLimitsOf } from '../db/postgres-pool';

/**
 * The path of the folder of the migrations.
 * @param entry `import.meta.url` of the built command
 */
export const migrationsFolderOf = (entry: string): string =>
  join(fileURLToPath(new URL('.', entry)), '..', '..', 'drizzle');

/**
 * Opens the database without time limits for statements, and closes it when the work has ended.
 * @throws DataDirInUseError if a server uses the embedded database
 */
export async function withDatabase<Result>(
  config: Config,
  work: (database: DatabaseHandle) => Promise<Result>,
): Promise<Result> {
  makePrivate(config.dataDir);
  const unlock = config.databaseUrl ? () => {} : await lockDataDir(config.dataDir);
  try {
    const database = config.databaseUrl
      ? await openPostgres(config.databaseUrl, {
          limits: poolLimitsOf(config.database),
          migrationUrl: config.databaseMigrationUrl,
          withoutTimeLimits: true,
        })
      : await openPglite(join(config.dataDir, 'pglite'));
    return await work(database).finally(() => database.close());
  } finally {
    unlock();
  }
}
