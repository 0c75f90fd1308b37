/** Replaces the present rows by those of a backup. */
import { sql } from 'drizzle-orm';
import type { Transaction } from '../client';
import { type BackupTable, EXCLUDED_TABLES, readTables } from './catalogue';

/** Tables that keep their rows and add missing ones: no backup undoes an entry of the audit log, or an erasure. */
const APPEND_ONLY = ['audit_log', 'erased_accounts'];

/** Characters of rows in one statement. */
const BATCH_CHARACTERS = 512 * 1024;

const names = (list: string[]) =>
  sql.join(
    list.map((name) => sql.identifier(name)),
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
 * Empties every table and loads rows, in the caller's transaction: readers on PostgreSQL wait until it commits, and
 * never see a partial restore.
 */
export async function loadDatabase(tx: Transaction): Promise<Loader> {
  const tables = await readTables(tx);
  const ours = tables.filter(({ name }) => name !== 'quarterdeck_migrations');
  await tx.execute(sql`lock table ${names(ours.map(({ name }) => name))} in access exclusive mode`);
  // `delete` and not `truncate`, which would not fire row triggers: the page cache has to learn that the profiles are
  // gone.
  const replaced = [...ours].reverse().filter(({ name }) => !APPEND_ONLY.includes(name));
  for (const { name } of replaced) await tx.execute(sql`delete from ${sql.identifier(name)}`);

  const counts: Record<string, number> = {};
  let present: { table: BackupTable; columns: string[] } | undefined;
  let batch: string[] = [];
  let size = 0;

  const flush = async () => {
    if (!present || batch.length === 0) return;
    const into = sql.identifier(present.table.name);
    const columns = names(present.columns);
    await tx.execute(sql`
      insert into ${into} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${into}, ${`[${batch.join(',')}]`}::jsonb)
      ${APPEND_ONLY.includes(present.table.name) ? sql`on conflict do nothing` : sql``}`);
    batch = [];
    size = 0;
  };

  const finishTable = async () => {
    await flush();
    const { name, numbered } = present?.table ?? {};
    if (!name || !numbered) return;
    const [table, column] = [sql.identifier(name), sql.identifier(numbered)];
    await tx.execute(sql`
      select setval(pg_get_serial_sequence(${`"${name}"`}, ${numbered}), greatest(max(${column}), 1), max(${column}) is not null)
      from ${table}`);
  };

  return {
    async table(name, columns) {
      await finishTable();
      const table = ours.find((one) => one.name === name && !EXCLUDED_TABLES.includes(name));
      const unknown = columns.find((column) => !table?.columns.includes(column));
      if (!table || unknown) throw new Error(`this version does not know ${unknown ?? name} of the backup`);
      present = { table, columns };
      counts[name] = 0;
    },
    async row(json) {
      if (!present) throw new Error('a row before its table');
      batch.push(json);
      counts[present.table.name] = (counts[present.table.name] ?? 0) + 1;
      size += json.length;
      if (size >= BATCH_CHARACTERS) await flush();
    },
    async end() {
      await finishTable();
      return counts;
    },
  };
}
