/** Runs a command that opens the database itself, for which no server may be using the embedded one. */
import { join } from 'node:path';
import type { Config } from '../config';
import { lockDataDir } from '../data-dir/lock';
import { makePrivate } from '../data-dir/make-private';
import { type DatabaseHandle, openPglite, openPostgres } from '../db/client';
import { poolLimitsOf } from '../db/postgres-pool';
import { loggedError } from '../errors/logged-error';
import { OperatorError } from '../errors/operator';

/** Opens the database without time limits for statements, and closes it when the work has ended. */
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

/** Prints the error in one line and sets the exit code. @param advice what the operator can do, appended to it */
export function reportFailure(error: unknown, advice = ''): void {
  const isExpected = error instanceof OperatorError;
  console.error(isExpected ? `${error.message}${advice}` : JSON.stringify(loggedError(error)));
  process.exitCode = 1;
}
