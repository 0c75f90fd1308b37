/** `npm run migrate`: brings the database to this version's schema, before the new version starts. */
import { readConfig } from '../config';
import { migrateDatabase } from '../db/migrate';
import { migrationsFolderOf, withDatabase } from './database';
import { reportFailure } from './report-failure';

async function main() {
  const count = await withDatabase(readConfig(process.env), (database) =>
    migrateDatabase(database, migrationsFolderOf(import.meta.url)),
  );
  console.log(count === 0 ? 'The database is up to date.' : `Migrations made: ${count}.`);
}

main().catch((error) => reportFailure(error));
