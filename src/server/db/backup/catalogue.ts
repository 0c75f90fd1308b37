/**
 * Reads the list of tables and columns from the database itself, so that new tables are backed up without further work.
 */
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../client';

/**
 * Tables that are not part of a backup. A session that was ended after the backup must not become valid again, so
 * everybody signs in again after a restore.
 */
export const EXCLUDED_TABLES = ['quarterdeck_migrations', 'rate_limits', 'session', 'verification'];

export interface BackupTable {
  name: string;
  columns: string[];
  /** Column numbered by a sequence, which has to continue after the restored rows. */
  serialColumn: string | null;
}

async function queryRows<Row>(db: Database | Transaction, text: string): Promise<Row[]> {
  return ((await db.execute(sql.raw(text))) as unknown as { rows: Row[] }).rows;
}

/**
 * Every table, each after those it refers to.
 * @throws when tables refer to each other in a cycle
 */
export async function readTables(db: Database | Transaction): Promise<BackupTable[]> {
  const columns = await queryRows<{ table: string; column: string; numbered: boolean }>(
    db,
    `select c.relname as table, a.attname as column,
       pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null as numbered
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     order by c.relname, a.attnum`,
  );
  const links = await queryRows<{ child: string; parent: string }>(
    db,
    `select c.relname as child, p.relname as parent
     from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class p on p.oid = f.confrelid
     where f.contype = 'f' and c.oid <> p.oid and c.relnamespace = current_schema()::regnamespace`,
  );
  const remaining = new Set(columns.map(({ table }) => table));
  const ordered: BackupTable[] = [];
  while (remaining.size > 0) {
    const ready = [...remaining].filter(
      (name) => !links.some(({ child, parent }) => child === name && remaining.has(parent)),
    );
    if (ready.length === 0) throw new Error(`tables refer to each other: ${[...remaining].join(', ')}`);
    for (const name of ready) {
      remaining.delete(name);
      const tableColumns = columns.filter(({ table }) => table === name);
      const serialColumn = tableColumns.find((column) => column.numbered)?.column ?? null;
      ordered.push({ name, columns: tableColumns.map(({ column }) => column), serialColumn });
    }
  }
  return ordered;
}

/** Reads the hashes of the migrations that produced the present tables. */
export async function readAppliedMigrations(db: Database | Transaction): Promise<string[]> {
  const rows = await queryRows<{ hash: string }>(db, 'select hash from quarterdeck_migrations');
  return rows.map(({ hash }) => hash);
}
