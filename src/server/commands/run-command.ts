/** Runs a command of the operator: through the running server, or on a database that this process opens. */
import { createMailer } from '../adapters/mail';
import { type Config, readConfig } from '../config';
import { migrateDatabase } from '../db/migrate';
import { startMailSender } from '../jobs/mail-sender';
import { createLogger } from '../logging/logger';
import { createOperations, type Operations } from '../operations';
import { remoteOperations } from '../operations/remote-operations';
import { controlSocketPath, isServerListening } from '../operations/socket';
import { migrationsFolderOf, withDatabase } from './database';
import { reportFailure } from './report-failure';

type Work<Result> = (operations: Operations) => Promise<Result>;

/** Does the work on a database opened by this process, and then sends the mail that it queued. */
const withOwnDatabase = <Result>(config: Config, migrations: string, work: Work<Result>) =>
  withDatabase(config, async (database) => {
    const mailer = await createMailer(config);
    try {
      await migrateDatabase(database, migrations);
      const now = () => new Date();
      const mailSender = startMailSender({ db: database.db, mailer, now, logger: createLogger('warn') });
      const result = await work(createOperations({ config, database, now }));
      await mailSender.flush();
      await mailSender.close();
      return result;
    } finally {
      await mailer.close();
    }
  });

/**
 * Runs a command: PostgreSQL is opened directly; the embedded database belongs to one process, so a running server is
 * asked to do the work. Prints a failure in one line and sets the exit code.
 * @param entry `import.meta.url` of the built command, from which the folder of the migrations is found
 * @param prepare checks the arguments before anything is opened, and returns the work
 */
export async function runCommand(
  entry: string,
  prepare: (config: Config) => Promise<Work<void>>,
): Promise<void> {
  try {
    const config = readConfig(process.env);
    const work = await prepare(config);
    const socket = controlSocketPath(config);
    const isServed = !config.databaseUrl && (await isServerListening(socket));
    await (isServed
      ? work(remoteOperations(config))
      : withOwnDatabase(config, migrationsFolderOf(entry), work));
  } catch (error) {
    reportFailure(error);
  }
}
