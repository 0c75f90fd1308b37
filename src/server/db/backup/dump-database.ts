/** Writes every table as lines of JSON, in a consistent state. */
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../client';
import { EXCLUDED_TABLES, readAppliedMigrations, readTables } from './catalogue';
import { BACKUP_FORMAT, formatDirective } from './format';

/** Rows fetched at once, which bounds the memory. */
const BATCH_ROWS = 200;

/**
 * Dumps the database in one read-only transaction, so that a running product may continue to write. The embedded
 * database has one connection, so there writers wait for the dump to end.
 * @param write takes lines; its promise is awaited
 * @returns rows by table
 */
export async function dumpDatabase(
  { db, kind }: DatabaseHandle,
  write: (lines: string) => Promise<void>,
): Promise<Record<string, number>> {
  const rowsByTable: Record<string, number> = {};
  await db.transaction(
    async (tx) => {
      const migrations = await readAppliedMigrations(tx);
      await write(
        formatDirective({ ...BACKUP_FORMAT, made_at: new Date().toISOString(), from: kind, migrations }),
      );
      for (const { name, columns } of await readTables(tx)) {
        if (EXCLUDED_TABLES.includes(name)) continue;
        const table = sql.identifier(name);
        await write(formatDirective({ table: name, columns }));
        await tx.execute(
          sql`declare backup no scroll cursor for select to_jsonb(t)::text as row from ${table} t`,
        );
        let count = 0;
        for (;;) {
          const { rows } = (await tx.execute(sql.raw(`fetch ${BATCH_ROWS} from backup`))) as unknown as {
            rows: { row: string }[];
          };
          if (rows.length === 0) break;
          count += rows.length;
          await write(rows.map(({ row }) => `${row}\n`).join(''));
        }
        await tx.execute(sql.raw('close backup'));
        rowsByTable[name] = count;
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  return rowsByTable;
}
