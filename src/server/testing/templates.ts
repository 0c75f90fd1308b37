/** Migrated databases, made once for a whole run: each test file begins with a copy, in a quarter of the time. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { openPglite, openPostgres } from '../db/client';
import { migrate } from '../db/migrate';

export const POSTGRES_TEMPLATE = 'test_template';

/** @returns the file that the embedded database was dumped into */
export async function makePgliteTemplate(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const directory = join(folder, 'template');
  const handle = await openPglite(directory);
  await migrate(handle, 'drizzle');
  await handle.close();
  const client = await PGlite.create(directory);
  const file = join(folder, 'template.tar');
  writeFileSync(file, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  await client.close();
  return file;
}

/** @param server address without a database name */
export async function makePostgresTemplate(server: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`create database ${POSTGRES_TEMPLATE}`).finally(() => client.end());
  const handle = await openPostgres(`${server}/${POSTGRES_TEMPLATE}`);
  await migrate(handle, 'drizzle');
  // A template cannot be copied while somebody is connected to it.
  await handle.close();
}
