/** `npm run seed`: writes the lists of time zones, countries and industries from the installed packages. */
import { readConfig } from '../config';
import { DataDirInUseError } from '../data-dir/error';
import { migrateDatabase } from '../db/migrate';
import { seedReference } from '../db/seed';
import { migrationsFolderOf, withDatabase } from './database';
import { reportFailure } from './report-failure';

async function main() {
  await withDatabase(readConfig(process.env), async (database) => {
    await migrateDatabase(database, migrationsFolderOf(import.meta.url));
    await seedReference(database.db, { force: true });
  });
  console.log('Time zones, countries and industries are up to date.');
}

main().catch((error) =>
  reportFailure(
    error,
    error instanceof DataDirInUseError ? ' It brings the lists up to date at its next start.' : '',
  ),
);
