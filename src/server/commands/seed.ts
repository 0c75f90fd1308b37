/** `npm run seed`: writes time zones, countries and industries as the installed packages have them. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError, readConfig } from '../config';
import { DataDirError, DataDirInUseError } from '../data-dir/error';
import { lockDataDir } from '../data-dir/lock';
import { makePrivate } from '../data-dir/private';
import { openPglite, openPostgres } from '../db/client';
import { migrate, NewerSchemaError } from '../db/migrate';
import { seedReference } from '../db/seed';
import { loggedError } from '../errors/logged';

const root = join(fileURLToPath(new URL('.', import.meta.url)), '..', '..');

async function main() {
  const config = readConfig(process.env);
  makePrivate(config.dataDir);
  const unlock = config.databaseUrl ? () => {} : await lockDataDir(config.dataDir);
  const database = config.databaseUrl
    ? await openPostgres(config.databaseUrl, { deadlines: null })
    : await openPglite(join(config.dataDir, 'pglite'));
  try {
    await migrate(database, join(root, 'drizzle'));
    await seedReference(database.db, { force: true });
    console.log('Time zones, countries and industries are up to date.');
  } finally {
    await database.close();
    unlock();
  }
}

main().catch((error) => {
  const running =
    error instanceof DataDirInUseError ? ' It brings the lists up to date at its next start.' : '';
  const expected = [ConfigError, DataDirError, NewerSchemaError].some((kind) => error instanceof kind);
  console.error(expected ? `${error.message}${running}` : JSON.stringify(loggedError(error)));
  process.exit(1);
});
