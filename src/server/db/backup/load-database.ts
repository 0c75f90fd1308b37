/** Replaces the present rows by those of a backup. */
import { sql } from 'drizzle-orm';
import type { Transaction } from '../client';
import { type BackupTable, EXCLUDED_TABLES, readTables } from './catalogue';

/** Tables that keep their rows and add missing ones: no backup undoes an entry of the audit log, or an erasure. */
const APPEND_ONLY_TABLES = ['audit_log', 'erased_accounts'];

/** Rows are written once they have this many characters together. */
const MIN_BATCH_CHARACTERS = 512 * 1024;

const identifierList = (names: string[]) =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );

export interface Loader {
  /**
   * Announces the table of the following rows.
   * @throws when this version has no such table or column
   */
  table(name: string, columns: string[]): Promise<void>;
  row(json: string): Promise<void>;
  /**
   * Finishes the last table.
   * @returns rows by table
   */
  end(): Promise<Record<string, number>>;
}

/**
 * Empties the tables, except those that only grow, and loads rows, in the caller's transaction: readers on PostgreSQL
 * wait until it commits, and never see a partial restore.
 */
export async function loadDatabase(tx: Transaction): Promise<Loader> {
  const tables = await readTables(tx);
  const productTables = tables.filter(({ name }) => name !== 'quarterdeck_migrations');
  await tx.execute(
    sql`lock table ${identifierList(productTables.map(({ name }) => name))} in access exclusive mode`,
  );
  // `delete` and not `truncate`, which would not fire row triggers: the page cache has to learn that the profiles are
  // gone.
  const tablesToEmpty = [...productTables].reverse().filter(({ name }) => !APPEND_ONLY_TABLES.includes(name));
  for (const { name } of tablesToEmpty) await tx.execute(sql`delete from ${sql.identifier(name)}`);

  const rowsByTable: Record<string, number> = {};
  let current: { table: BackupTable; columns: string[] } | undefined;
  let batch: string[] = [];
  let batchCharacters = 0;

  const flush = async () => {
    if (!current || batch.length === 0) return;
    const into = sql.identifier(current.table.name);
    const columns = identifierList(current.columns);
    await tx.execute(sql`
      insert into ${into} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${into}, ${`[${batch.join(',')}]`}::jsonb)
      ${APPEND_ONLY_TABLES.includes(current.table.name) ? sql`on conflict do nothing` : sql``}`);
    batch = [];
    batchCharacters = 0;
  };

  const finishTable = async () => {
    await flush();
    const { name, serialColumn } = current?.table ?? {};
    if (!name || !serialColumn) return;
    const [table, column] = [sql.identifier(name), sql.identifier(serialColumn)];
    await tx.execute(sql`
      select setval(pg_get_serial_sequence(${`"${name}"`}, ${serialColumn}), greatest(max(${column}), 1), max(${column}) is not null)
      from ${table}`);
  };

  return {
    async table(name, columns) {
      await finishTable();
      const table = productTables.find((known) => known.name === name && !EXCLUDED_TABLES.includes(name));
      const unknownColumn = columns.find((column) => !table?.columns.includes(column));
      if (!table || unknownColumn)
        throw new Error(`this version does not know ${unknownColumn ?? name} of the backup`);
      current = { table, columns };
      rowsByTable[name] = 0;
    },
    async row(json) {
      if (!current) throw new Error('a row before its table');
      batch.push(json);
      rowsByTable[current.table.name] = (rowsByTable[current.table.name] ?? 0) + 1;
      batchCharacters += json.length;
      if (batchCharacters >= MIN_BATCH_CHARACTERS) await flush();
    },
    async end() {
      await finishTable();
      return rowsByTable;
    },
  };
}
