/** `npm run seed`: writes time zones, countries and industries as the installed packages have them. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../config';
import { openPglite, openPostgres } from '../db/client';
import { DataDirInUseError, lockDataDir } from '../db/data-lock';
import { migrate } from '../db/migrate';
import { seedReference } from '../db/seed';

const root = join(fileURLToPath(new URL('.', import.meta.url)), '..', '..');

async function main() {
  const config = readConfig(process.env);
  const unlock = config.databaseUrl ? () => {} : lockDataDir(config.dataDir);
  const database = config.databaseUrl
    ? await openPostgres(config.databaseUrl)
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
  const running = error instanceof DataDirInUseError;
  console.error(running ? `${error.message} It brings the lists up to date at its next start.` : error);
  process.exit(1);
});
