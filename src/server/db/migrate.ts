/** Brings a database to the present schema. The same SQL runs on both databases. */
import { sql } from 'drizzle-orm';
import { type MigrationConfig, readMigrationFiles } from 'drizzle-orm/migrator';
import type { DatabaseHandle } from './client';

const TABLE = '"quarterdeck_migrations"';

/**
 * Applies the migrations that are missing, in order, each in a transaction, under a lock.
 * @param folder the directory of generated SQL (`drizzle/`)
 * @returns how many were applied
 */
export async function migrate(handle: DatabaseHandle, folder: string): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder: folder } satisfies MigrationConfig);
  return handle.exclusively(async (exec) => {
    await exec(
      `create table if not exists ${TABLE} (hash text primary key, applied_at timestamptz default now())`,
    );
    const rows = await handle.db.execute(sql.raw(`select hash from ${TABLE}`));
    const applied = new Set((rows as unknown as { rows: { hash: string }[] }).rows.map((row) => row.hash));
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
