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

const PASSWORD = 'a-password-of-this-test';

describe.runIf(inject('postgres'))('a role without rights on the schema', () => {
  const name = `roles_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const server = inject('postgres');
  const addressOf = (role: string) => {
    const url = new URL(`${server}/${name}`);
    Object.assign(url, { username: `${name}_${role}`, password: PASSWORD });
    return url.href;
  };
  async function asSuperuser(database: string, ...statements: string[]) {
    const client = new pg.Client({ connectionString: `${server}/${database}` });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  }
  let database: DatabaseHandle;

  beforeAll(async () => {
    await asSuperuser('postgres', `create database ${name}`);
    // Roles belong to the whole server, so those of this test get names of their own.
    const roles = readFileSync('deploy/roles.sql', 'utf8').replaceAll('quarterdeck_', `${name}_`);
    const passwords = ['owner', 'app'].map((role) => `alter role ${name}_${role} password '${PASSWORD}'`);
    await asSuperuser(name, roles, ...passwords);
    database = await openPostgres(addressOf('app'));
  }, 120_000);
  afterAll(async () => {
    await database.close();
    const roles = ['owner', 'app'].map((role) => `drop role ${name}_${role}`);
    await asSuperuser('postgres', `drop database ${name} with (force)`, ...roles);
  });

  it('gets advice while migrations are missing, and starts once the owner has applied them', async () => {
    await expect(migrateDatabase(database, 'drizzle')).rejects.toThrow(MigrationDeniedError);
    const withOwner = await openPostgres(addressOf('app'), { migrationUrl: addressOf('owner') });
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
      const sqlstate = await database.db.execute(sql.raw(statement)).then(
        () => 'done',
        (error) => (error as { cause: { code: string } }).cause.code,
      );
      expect(sqlstate, statement).toBe('42501');
    }
  }, 60_000);
});
