/** Runs the product as a PostgreSQL role that may not change tables, created as in `deploy/roles.sql`. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildProfile, buildUser } from '../testing/people/factories';
import { createTestApp } from '../testing/test-app';
import { type DatabaseHandle, openPostgres } from './client';
import { MigrationDeniedError, migrateDatabase } from './migrate';

/** The SQLSTATE of a statement that the role may not run. */
const INSUFFICIENT_PRIVILEGE = '42501';

const PASSWORD = 'a-password-of-this-test';

describe.runIf(inject('postgres'))('a role without rights on the schema', () => {
  /** Also the prefix of the roles, since roles belong to the whole server and not to a database. */
  const databaseName = `roles_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const serverUrl = inject('postgres');
  const urlFor = (role: string) => {
    const url = new URL(`${serverUrl}/${databaseName}`);
    Object.assign(url, { username: `${databaseName}_${role}`, password: PASSWORD });
    return url.href;
  };
  async function runAsSuperuser(inDatabase: string, ...statements: string[]) {
    const client = new pg.Client({ connectionString: `${serverUrl}/${inDatabase}` });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  }
  let database: DatabaseHandle;

  beforeAll(async () => {
    await runAsSuperuser('postgres', `create database ${databaseName}`);
    const createRoles = readFileSync('deploy/roles.sql', 'utf8').replaceAll(
      'quarterdeck_',
      `${databaseName}_`,
    );
    const setPasswords = ['owner', 'app'].map(
      (role) => `alter role ${databaseName}_${role} password '${PASSWORD}'`,
    );
    await runAsSuperuser(databaseName, createRoles, ...setPasswords);
    database = await openPostgres(urlFor('app'));
  }, 120_000);
  afterAll(async () => {
    await database.close();
    const dropRoles = ['owner', 'app'].map((role) => `drop role ${databaseName}_${role}`);
    await runAsSuperuser('postgres', `drop database ${databaseName} with (force)`, ...dropRoles);
  });

  it('may not apply missing migrations, and has none to apply once the owner has done so', async () => {
    await expect(migrateDatabase(database, 'drizzle')).rejects.toThrow(MigrationDeniedError);
    const withOwner = await openPostgres(urlFor('app'), { migrationUrl: urlFor('owner') });
    expect(await migrateDatabase(withOwner, 'drizzle')).toBeGreaterThan(20);
    await withOwner.close();
    expect(await migrateDatabase(database, 'drizzle')).toBe(0);
  }, 120_000);

  it('runs the product, and cannot change any table, trigger or function', async () => {
    const app = await createTestApp({ deps: { database } });
    const mara = await buildUser(app, { published: true, slug: 'mara-lindqvist' });
    const { revision } = await mara.browser.rpc.profiles.mine();
    await mara.browser.rpc.profiles.save({
      base_revision: revision,
      save_id: randomUUID(),
      profile_data: buildProfile({ summary: 'Runs operations by night too.' }),
    });
    expect((await mara.browser.fetch('/profile/mara-lindqvist')).status).toBe(200);
    await app.app.close();
    const forbiddenStatements = [
      'create table more (id text)',
      'alter table profiles add column more text',
      'drop table profiles',
      'truncate audit_log',
      'drop trigger audit_log_rows on audit_log',
      'alter table audit_log disable trigger all',
      `create or replace function refuse_audit_change() returns trigger language plpgsql as 'begin return old; end'`,
    ];
    for (const statement of forbiddenStatements) {
      await expect(database.db.execute(sql.raw(statement)), statement).rejects.toMatchObject({
        cause: { code: INSUFFICIENT_PRIVILEGE },
      });
    }
  }, 60_000);
});
