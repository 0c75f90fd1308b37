/**
 * Databases of former versions, one for each, with fictional people in them: `former-versions/VERSION.backup.gz`, made
 * by `npm run backup` at the release. Each is restored with the migrations of its time, and then migrated to the
 * present schema.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, describe, expect, it } from 'vitest';
import { TestBrowser } from '../testing/browser';
import { TEST_PASSWORD } from '../testing/people/factories';
import { openEmptyDatabase } from '../testing/set-up/databases';
import { createTestApp } from '../testing/test-app';
import { readDirective } from './backup/format';
import { loadDatabase } from './backup/load-database';
import type { DatabaseHandle } from './client';
import { migrateDatabase } from './migrate';

const FOLDER = join(import.meta.dirname, 'former-versions');
const FILES = readdirSync(FOLDER);
const presentMigrations = readMigrationFiles({ migrationsFolder: 'drizzle' });

/** Fills an empty database as that version left it. @returns the hashes of the migrations it had */
async function restoreFormerVersion(database: DatabaseHandle, file: string): Promise<string[]> {
  const lines = gunzipSync(readFileSync(join(FOLDER, file)))
    .toString()
    .trimEnd()
    .split('\n');
  const header = readDirective(lines.shift() ?? '');
  if (!header || !('backup' in header)) throw new Error(`${file} is no backup`);
  const formerMigrations = presentMigrations.filter(({ hash }) => header.migrations.includes(hash));
  // A released migration is never edited.
  expect(formerMigrations.map(({ hash }) => hash).sort()).toEqual([...header.migrations].sort());
  await database.exec(
    'create table quarterdeck_migrations (hash text primary key, applied_at timestamptz default now())',
  );
  for (const { hash, sql } of formerMigrations) {
    for (const statement of sql) await database.exec(statement);
    await database.exec(`insert into quarterdeck_migrations (hash) values ('${hash}')`);
  }
  await database.db.transaction(async (tx) => {
    const loader = await loadDatabase(tx);
    for (const line of lines) {
      const directive = readDirective(line);
      if (!directive) await loader.row(line);
      else if ('table' in directive) await loader.table(directive.table, directive.columns);
      // The files that follow in the backup are not part of the database.
      else break;
    }
    await loader.end();
  });
  return header.migrations;
}

it('a backup of the present version is in the repository for later tests', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(FILES).toContain(`${version}.backup.gz`);
});

describe.each(FILES)('a database of %s', (file) => {
  let database: DatabaseHandle;
  afterAll(() => database?.close());

  it('is migrated, and its people can sign in, be read and continue editing', async () => {
    database = await openEmptyDatabase();
    const migrations = await restoreFormerVersion(database, file);
    expect(await migrateDatabase(database, 'drizzle')).toBe(presentMigrations.length - migrations.length);
    const app = await createTestApp({ deps: { database } });
    const browser = new TestBrowser(app);
    const login = { email: 'mara@people.example', password: TEST_PASSWORD };
    expect((await browser.post('/api/auth/login', login)).status).toBe(200);
    const ownProfile = await browser.rpc.profiles.mine();
    expect(ownProfile.profile_data).toMatchObject({ name: 'Mara Lindqvist' });
    expect((await new TestBrowser(app).fetch('/profile/mara-lindqvist')).status).toBe(200);
    await browser.rpc.profiles.save({
      base_revision: ownProfile.revision,
      save_id: crypto.randomUUID(),
      profile_data: { ...ownProfile.profile_data, summary: 'Runs operations to this day.' } as never,
    });
    expect((await browser.rpc.profiles.mine()).revision).toBe(ownProfile.revision + 1);
    await app.app.close();
  }, 60_000);
});
