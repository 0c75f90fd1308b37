/** Migrates a database to the present schema. The same SQL runs on both databases. */
import { sql } from 'drizzle-orm';
import { type MigrationConfig, readMigrationFiles } from 'drizzle-orm/migrator';
import { OperatorError } from '../errors/operator';
import type { DatabaseHandle } from './client';

/** Thrown for a database that was written by a newer version. */
export class NewerSchemaError extends OperatorError {}

/** Thrown if migrations are missing and this role may not apply them. */
export class MigrationDeniedError extends OperatorError {}

const MIGRATIONS_TABLE = '"quarterdeck_migrations"';
/** SQLSTATE insufficient_privilege. */
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Applies the missing migrations, in order, each in a transaction, under a lock. If none is missing, nothing is locked
 * or written, so a role without rights on the schema can run the product.
 * @param folder the directory of generated SQL (`drizzle/`)
 * @returns how many were applied
 * @throws NewerSchemaError when the database has migrations that this version does not know
 * @throws MigrationDeniedError
 */
export async function migrateDatabase(handle: DatabaseHandle, folder: string): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder: folder } satisfies MigrationConfig);
  if (missingMigrations(migrations, await readAppliedHashes(handle)).length === 0) return 0;
  return handle.withMigrationLock(async (exec) => {
    try {
      await exec(
        `create table if not exists ${MIGRATIONS_TABLE} (hash text primary key, applied_at timestamptz default now())`,
      );
      // Another process may have applied them meanwhile.
      const missing = missingMigrations(migrations, await readAppliedHashes(handle));
      for (const migration of missing) {
        await exec(
          [
            'begin',
            ...migration.sql,
            `insert into ${MIGRATIONS_TABLE} (hash) values ('${migration.hash}')`,
            'commit',
          ]
            .map((statement) => statement.trim().replace(/;$/, ''))
            .filter(Boolean)
            .join(';\n'),
        );
      }
      return missing.length;
    } catch (error) {
      if ((error as { code?: string }).code !== INSUFFICIENT_PRIVILEGE) throw error;
      throw new MigrationDeniedError(
        'The database lacks migrations, and this role may not make them. Run `npm run migrate` with the address of ' +
          'the role that owns the tables as DATABASE_MIGRATION_URL.',
      );
    }
  });
}

/** Hashes of the migrations that were applied to a database. */
async function readAppliedHashes({ db }: DatabaseHandle): Promise<Set<string>> {
  const queryRows = async (text: string) =>
    ((await db.execute(sql.raw(text))) as unknown as { rows: Record<string, string | null>[] }).rows;
  const [table] = await queryRows(`select to_regclass('${MIGRATIONS_TABLE}')::text as name`);
  if (!table?.name) return new Set();
  return new Set((await queryRows(`select hash from ${MIGRATIONS_TABLE}`)).map(({ hash }) => hash ?? ''));
}

/**
 * Lists the migrations of this version that were not applied yet.
 * @throws NewerSchemaError
 */
function missingMigrations<Migration extends { hash: string }>(
  migrations: Migration[],
  applied: Set<string>,
) {
  if (applied.size > migrations.filter(({ hash }) => applied.has(hash)).length) {
    throw new NewerSchemaError(
      'The database was brought up to date by a newer version of Quarterdeck, which this one would damage. ' +
        'Start that version or a later one, or restore a backup into a new database.',
    );
  }
  return migrations.filter(({ hash }) => !applied.has(hash));
}
