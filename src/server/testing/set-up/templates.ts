/**
 * Migrated databases, made once for a whole run: each test file starts with a copy, which takes a quarter of the time.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { openPglite, openPostgres } from '../../db/client';
import { migrateDatabase } from '../../db/migrate';

export const POSTGRES_TEMPLATE = 'test_template';

/** A key of everything that a migrated database depends on: the migrations and the versions of what applies them. */
function computeSchemaKey(): string {
  const hash = createHash('sha256').update(readFileSync('package-lock.json'));
  for (const name of readdirSync('drizzle', { recursive: true, encoding: 'utf8' }).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join('drizzle', name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Makes the template of the embedded database, once per schema, since a run of a single test file would spend most of
 * its time on it.
 * @param cache folder that keeps templates between runs
 * @returns a file into which a migrated embedded database was dumped, and the directory of the same database
 */
export async function makePgliteTemplate(cache: string): Promise<{ dump: string; directory: string }> {
  const directory = join(cache, `database-${computeSchemaKey()}`);
  const dump = `${directory}.tar`;
  if (existsSync(dump) && existsSync(directory)) return { dump, directory };
  const temporary = join(cache, `database-${process.pid}`);
  mkdirSync(cache, { recursive: true });
  const handle = await openPglite(temporary);
  await migrateDatabase(handle, 'drizzle');
  await handle.close();
  const client = await PGlite.create(temporary);
  writeFileSync(`${temporary}.tar`, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  await client.close();
  // Renamed when complete, so that an interrupted run leaves no partial template. Another run may have just made it.
  try {
    renameSync(temporary, directory);
  } catch (error) {
    if (!existsSync(directory)) throw error;
    rmSync(temporary, { recursive: true, force: true });
  }
  renameSync(`${temporary}.tar`, dump);
  return { dump, directory };
}

/** Makes the migrated template of PostgreSQL. @param server URL without a database name */
export async function makePostgresTemplate(server: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`create database ${POSTGRES_TEMPLATE}`).finally(() => client.end());
  const handle = await openPostgres(`${server}/${POSTGRES_TEMPLATE}`);
  await migrateDatabase(handle, 'drizzle');
  // A template cannot be copied while there are connections to it.
  await handle.close();
}
