/** `npm run migrate`: brings the database to this version's schema, before the new version starts. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../config';
import { migrateDatabase } from '../db/migrate';
import { withDatabase } from './database';
import { reportFailure } from './report-failure';

const migrations = join(fileURLToPath(new URL('.', import.meta.url)), '..', '..', 'drizzle');

async function main() {
  const count = await withDatabase(readConfig(process.env), (database) =>
    migrateDatabase(database, migrations),
  );
  console.log(count === 0 ? 'The database is up to date.' : `Migrations made: ${count}.`);
}

main().catch((error) => reportFailure(error));
