/** Vacuum and checkpoint for the embedded database, which has no autovacuum and no checkpointer process. */
import type { PGlite } from '@electric-sql/pglite';

/**
 * A table is vacuumed after this many changed rows plus this share of its rows: autovacuum's rule with lower numbers.
 */
const MIN_CHANGED_ROWS = 50;
const MIN_CHANGED_SHARE = 0.02;
/** Bytes of write-ahead log after which a checkpoint allows it to be recycled. */
const MAX_WAL_BYTES = 32 * 1024 * 1024;

/**
 * Creates the vacuuming, which remembers how much of each table had changed at its last vacuum.
 * @returns a function that vacuums the tables that have changed since, and returns their names
 */
export function createVacuum(client: PGlite, mayCheckpoint: () => boolean): () => Promise<string[]> {
  const changesAtLastVacuum = new Map<string, number>();
  let walBytesAtCheckpoint: number | undefined;

  return async () => {
    // Flushes the statistics, whose counts may otherwise be a second old.
    await client.query('select pg_stat_force_next_flush()');
    const { rows } = await client.query<{ name: string; changes: number; rows: number }>(
      `select relname as name, (n_tup_upd + n_tup_del)::float8 as changes, n_live_tup::float8 as rows
       from pg_stat_user_tables`,
    );
    const due = rows.filter(
      ({ name, changes, rows: live }) =>
        changes - (changesAtLastVacuum.get(name) ?? 0) >= MIN_CHANGED_ROWS + MIN_CHANGED_SHARE * live,
    );
    for (const { name, changes } of due) {
      // One table at a time, so that other queries run in between.
      await client.exec(`vacuum "${name}"`);
      changesAtLastVacuum.set(name, changes);
    }
    const [wal] = (
      await client.query<{ bytes: number }>(`select (pg_current_wal_lsn() - '0/0')::float8 as bytes`)
    ).rows;
    walBytesAtCheckpoint ??= wal?.bytes ?? 0;
    if (wal && wal.bytes - walBytesAtCheckpoint > MAX_WAL_BYTES && mayCheckpoint()) {
      await client.exec('checkpoint');
      walBytesAtCheckpoint = wal.bytes;
    }
    return due.map(({ name }) => name);
  };
}
