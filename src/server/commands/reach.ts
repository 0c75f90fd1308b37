/** How a command gets at the product's data: through the server that holds it, or by itself. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createMailer } from '../adapters/mail';
import { startOutbox } from '../adapters/mail/sender';
import { type Config, ConfigError, readConfig } from '../config';
import { openPglite, openPostgres } from '../db/client';
import { DataDirInUseError, lockDataDir } from '../db/data-lock';
import { migrate } from '../db/migrate';
import { createLogger } from '../logger';
import { createOperations, type Operations } from '../operations';
import { OperationError } from '../operations/operation-error';
import { remoteOperations } from '../operations/remote';
import { isServed, socketOf } from '../operations/socket';

const root = join(fileURLToPath(new URL('.', import.meta.url)), '..', '..');

/** Does the work on a database of this process, and sends the mail it leaves behind. */
async function here<Result>(config: Config, work: (operations: Operations) => Promise<Result>) {
  const unlock = config.databaseUrl ? () => {} : lockDataDir(config.dataDir);
  try {
    const database = config.databaseUrl
      ? await openPostgres(config.databaseUrl)
      : await openPglite(join(config.dataDir, 'pglite'));
    const mailer = createMailer(config);
    try {
      await migrate(database, join(root, 'drizzle'));
      const now = () => new Date();
      const outbox = startOutbox({ db: database.db, mailer, now, logger: createLogger('warn') });
      const result = await work(createOperations({ config, database, now }));
      await outbox.flush();
      await outbox.close();
      return result;
    } finally {
      await mailer.close();
      await database.close();
    }
  } finally {
    unlock();
  }
}

/**
 * Runs a command: PostgreSQL is opened directly; the embedded database belongs to one process, so a running
 * server is asked to do the work. Says what went wrong in one line and sets the exit code.
 */
export async function command(
  work: (operations: Operations, config: Config) => Promise<void>,
): Promise<void> {
  try {
    const config = readConfig(process.env);
    const socket = socketOf(config);
    const served = !config.databaseUrl && (await isServed(socket));
    await (served ? work(remoteOperations(socket), config) : here(config, (own) => work(own, config)));
  } catch (error) {
    const expected = [ConfigError, DataDirInUseError, OperationError].some((kind) => error instanceof kind);
    console.error(expected ? (error as Error).message : error);
    process.exitCode = 1;
  }
}
