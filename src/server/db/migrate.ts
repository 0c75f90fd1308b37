/** Brings a database to the present schema. The same SQL runs on both databases. */
import { sql } from 'drizzle-orm';
import { type MigrationConfig, readMigrationFiles } from 'drizzle-orm/migrator';
import type { DatabaseHandle } from './client';

/** The database was made by a newer version. The message is one line for the operator and says what to do. */
export class NewerSchemaError extends Error {}

const TABLE = '"quarterdeck_migrations"';

/**
 * Applies the migrations that are missing, in order, each in a transaction, under a lock.
 * @param folder the directory of generated SQL (`drizzle/`)
 * @returns how many were applied
 * @throws NewerSchemaError when the database knows migrations that this version does not
 */
export async function migrate(handle: DatabaseHandle, folder: string): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder: folder } satisfies MigrationConfig);
  return handle.exclusively(async (exec) => {
    await exec(
      `create table if not exists ${TABLE} (hash text primary key, applied_at timestamptz default now())`,
    );
    const rows = await handle.db.execute(sql.raw(`select hash from ${TABLE}`));
    const applied = new Set((rows as unknown as { rows: { hash: string }[] }).rows.map((row) => row.hash));
    if (applied.size > migrations.filter(({ hash }) => applied.has(hash)).length) {
      throw new NewerSchemaError(
        'The database was brought up to date by a newer version of Quarterdeck, which this one would damage. ' +
          'Start that version or a later one, or restore a backup into a new database.',
      );
    }
    const missing = migrations.filter((migration) => !applied.has(migration.hash));
    for (const migration of missing) {
      await exec(
        ['begin', ...migration.sql, `insert into ${TABLE} (hash) values ('${migration.hash}')`, 'commit']
          .map((statement) => statement.trim().replace(/;$/, ''))
          .filter(Boolean)
          .join(';\n'),
      );
    }
    return missing.length;
  });
}
