/** Creates fresh databases for tests, and runs tests on both kinds. */
import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import { describe, inject } from 'vitest';
import { type DatabaseHandle, openPglite, openPostgres } from '../../db/client';
import { POSTGRES_TEMPLATE } from './templates';

export type DatabaseKind = DatabaseHandle['kind'];

/**
 * The database of tests that need only one: PostgreSQL, whose copies take a tenth of the time; the embedded one in the
 * full tests, so that both are covered.
 */
export const usualKind = (): DatabaseKind =>
  inject('postgres') && !process.env.EVERY_DATABASE ? 'postgres' : 'pglite';

/** A new, migrated database, copied from the template of its kind. Closing it drops it. */
export async function openTestDatabase(kind: DatabaseKind): Promise<DatabaseHandle> {
  if (kind === 'pglite') return openPglite(null, await openAsBlob(inject('pgliteTemplate')));
  return openPostgresCopy(POSTGRES_TEMPLATE);
}

/** A new database without tables: PostgreSQL if it could be started. */
export const openEmptyDatabase = (): Promise<DatabaseHandle> =>
  inject('postgres') ? openPostgresCopy('template0') : openPglite(null);

async function openPostgresCopy(template: string): Promise<DatabaseHandle> {
  const server = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copying files takes a third of the processor time of the default, which writes every page to the log.
  await runOnServer(server, `create database ${name} template ${template} strategy file_copy`);
  const handle = await openPostgres(`${server}/${name}`);
  return {
    ...handle,
    async close() {
      await handle.close();
      await runOnServer(server, `drop database ${name} with (force)`);
    },
  };
}

async function runOnServer(server: string, statement: string) {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/**
 * Runs tests on PostgreSQL, or on the embedded database if PostgreSQL could not be started; on both if EVERY_DATABASE
 * is set, as in the full tests. The journeys in a browser use the embedded one.
 */
export function onDatabases(name: string, tests: (kind: DatabaseKind) => void) {
  if (process.env.EVERY_DATABASE) return onEachDatabase(name, tests);
  describe.each<DatabaseKind>([usualKind()])(`${name} (%s)`, tests);
}

/**
 * Runs tests on both kinds if PostgreSQL could be started, for behaviour that may differ: locks, transactions,
 * notifications or files.
 */
export function onEachDatabase(name: string, tests: (kind: DatabaseKind) => void) {
  describe.each<DatabaseKind>(inject('postgres') ? ['pglite', 'postgres'] : ['pglite'])(
    `${name} (%s)`,
    tests,
  );
}
