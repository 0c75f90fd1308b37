/**
 * Opens either database under a single type: PGlite in the data directory, or PostgreSQL by URL. The code of the other
 * one is not loaded.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { OnStatement, PoolLimits } from './postgres-pool';
import * as schema from './schema';
import { copyRunning } from './snapshot';
import { createVacuum } from './vacuum';

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
/** The handle that `db.transaction` passes to its callback. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface DatabaseHandle {
  db: Database;
  kind: 'pglite' | 'postgres';
  /** Runs statements that the migrator needs; several in one string are allowed. */
  exec(sql: string): Promise<void>;
  /** Runs `work` under a lock of the whole database, so that two processes never migrate at once. */
  withMigrationLock<T>(work: (exec: (sql: string) => Promise<void>) => Promise<T>): Promise<T>;
  /**
   * Listens for `notify` of the embedded database. Absent with PostgreSQL, since other processes write to it as well.
   */
  listen?(channel: string, onNotify: (payload: string) => void): Promise<unknown>;
  /** Copies the embedded database while it is in use into a new directory, which `openPglite` can open. */
  snapshot?(to: string): Promise<void>;
  /**
   * Vacuums those tables of the embedded database that have changed.
   * @returns their names
   */
  vacuum?(): Promise<string[]>;
  /** The connections of PostgreSQL's pool, and the number of queries waiting for one. */
  connections?(): { used: number; idle: number; waiting: number };
  close(): Promise<void>;
}

/** The number of the advisory lock of migrations, chosen arbitrarily. */
const MIGRATION_LOCK_ID = 7_140_022;

/**
 * The page cache of the embedded database. It is one block that every start fills with zeros: with PostgreSQL's
 * default of 128 MB that took two thirds of the processor time of opening. Reads and writes are no slower, since the
 * system keeps the same pages.
 */
const SHARED_BUFFERS_SIZE = '16MB';

/**
 * Opens the embedded database. It is first created in a temporary directory and then renamed, so that a crash leaves
 * nothing that looks like a database.
 * @param directory where the database is stored; `null` keeps it in memory
 * @param template a dumped database for one in memory, which is faster than creating a new one
 */
export async function openPglite(directory: string | null, template?: Blob): Promise<DatabaseHandle> {
  const [{ PGlite }, { drizzle }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
  ]);
  let client: PGlite;
  const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS_SIZE}`];
  if (directory === null) {
    client = await PGlite.create({ loadDataDir: template, startParams });
  } else {
    if (!existsSync(join(directory, 'PG_VERSION'))) {
      const temporary = `${directory}.new`;
      rmSync(temporary, { recursive: true, force: true });
      await (await PGlite.create(temporary, { startParams })).close();
      rmSync(directory, { recursive: true, force: true });
      renameSync(temporary, directory);
    }
    client = await PGlite.create(directory, { startParams });
  }
  let runningSnapshots = 0;
  const exec = async (sql: string) => {
    await client.exec(sql);
  };
  return {
    db: drizzle({ client, schema }) as unknown as Database,
    kind: 'pglite',
    exec,
    withMigrationLock: (work) => work(exec),
    listen: (channel, onNotify) => client.listen(channel, onNotify),
    snapshot:
      directory === null
        ? undefined
        : async (to) => {
            runningSnapshots += 1;
            await copyRunning(client, directory, to).finally(() => {
              runningSnapshots -= 1;
            });
          },
    // Not during a copy: a checkpoint allows log files to be recycled that the copy still needs.
    vacuum: createVacuum(client, () => runningSnapshots === 0),
    close: () => client.close(),
  };
}

/**
 * Connects to PostgreSQL 15 or newer.
 * @param options.migrationUrl the URL for the role that owns the tables, if the product's own may not change
 * them
 * @param options.onStatement called after each statement
 * @param options.withoutTimeLimits for commands, whose statements may take as long as they need
 */
export async function openPostgres(
  url: string,
  options: {
    limits?: PoolLimits;
    migrationUrl?: string;
    withoutTimeLimits?: boolean;
    onStatement?: OnStatement;
  } = {},
): Promise<DatabaseHandle> {
  const [{ default: pg }, { createPool, POOL_LIMITS }, { drizzle }] = await Promise.all([
    import('pg'),
    import('./postgres-pool'),
    import('drizzle-orm/node-postgres'),
  ]);
  const { limits = POOL_LIMITS, migrationUrl = url, withoutTimeLimits, onStatement } = options;
  const pool = createPool(url, limits, { withoutTimeLimits, onStatement });
  return {
    db: drizzle({ client: pool, schema }) as unknown as Database,
    kind: 'postgres',
    async exec(sql) {
      await pool.query(sql);
    },
    async withMigrationLock(work) {
      // Uses a connection of its own without time limits, since another process may take a while to migrate.
      const connection = new pg.Client({
        connectionString: migrationUrl,
        connectionTimeoutMillis: limits.connectMs,
      });
      connection.on('error', () => {});
      await connection.connect();
      try {
        await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK_ID]);
        return await work(async (sql) => {
          await connection.query(sql);
        });
      } finally {
        // Closing the connection releases its lock.
        await connection.end().catch(() => {});
      }
    },
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}
