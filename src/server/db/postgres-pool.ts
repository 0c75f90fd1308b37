/** Connection pool for PostgreSQL, with timeouts and recovery for a server that dies or stops answering. */
import type { Duplex } from 'node:stream';
import pg from 'pg';
import type { DatabaseLimits } from '../config';

/** The size of the pool, and its timeouts in milliseconds. */
export interface PoolLimits {
  size: number;
  /** Whether a transaction pooler (PgBouncer) is between server and database: then connections keep no state. */
  transactionPooler: boolean;
  /** Until a connection is obtained, new or from the pool. */
  connect: number;
  /** Until PostgreSQL cancels a statement. */
  statement: number;
  /** Until the client gives up a silent server and closes the connection. */
  query: number;
  idleInTransaction: number;
}

/** Limits for requests, which should fail early rather than wait long. */
export const POOL_LIMITS: PoolLimits = {
  size: 10,
  transactionPooler: false,
  connect: 5_000,
  statement: 8_000,
  query: 10_000,
  idleInTransaction: 30_000,
};

/** Milliseconds in which a connection that has ended should be back in the pool; after that it is removed by hand. */
const RETURN_DEADLINE_MS = 2_000;

/** Milliseconds after PostgreSQL's own deadline at which the client gives up a silent connection. */
const MAX_SILENCE_MS = 2_000;

/** The pool limits from the operator's settings. */
export const poolLimitsOf = ({
  poolSize,
  connect,
  statement,
  transactionPooler,
}: DatabaseLimits): PoolLimits => ({
  size: poolSize,
  transactionPooler,
  connect,
  statement,
  query: statement + MAX_SILENCE_MS,
  idleInTransaction: POOL_LIMITS.idleInTransaction,
});

/** Called when a statement was answered, with its first word and its duration in milliseconds. */
export type OnStatement = (statement: { operation: string; ok: boolean; ms: number }) => void;

/**
 * A pool of connections with time limits.
 * @param options.patient whether statements may take as long as they need
 */
export function createPool(
  connectionString: string,
  limits: PoolLimits,
  { patient = false, onStatement }: { patient?: boolean; onStatement?: OnStatement } = {},
): pg.Pool {
  const deadlines = patient ? undefined : limits;
  // A transaction pooler refuses start-up parameters; there the timeouts are set on the PostgreSQL role.
  const onServer = limits.transactionPooler ? undefined : deadlines;
  const pool = new pg.Pool({
    connectionString,
    max: limits.size,
    connectionTimeoutMillis: deadlines?.connect,
    statement_timeout: onServer?.statement,
    query_timeout: deadlines?.query,
    idle_in_transaction_session_timeout: onServer?.idleInTransaction,
  });
  if (onStatement) reportStatements(pool, onStatement);
  // A backend that dies, idle or busy, must not crash the process; the next query reconnects.
  pool.on('error', () => {});
  pool.on('connect', (connection) => {
    connection.on('error', () => {});
    endWhenSilent(connection);
    if (onStatement) reportStatements(connection, onStatement);
    if (limits.transactionPooler) removeNames(connection);
    returnWhenEnded(connection);
  });
  return pool;
}

/**
 * Ends the connection when a statement times out in the client. The driver would go on using the connection, although
 * the statement may be part of a transaction that nobody ends, and the next user of the connection would be inside it.
 */
function endWhenSilent(connection: pg.PoolClient): void {
  const query = connection.query.bind(connection) as (...given: unknown[]) => unknown;
  const watchedQuery = (...given: unknown[]) => {
    const answer = query(...given);
    if (answer instanceof Promise) answer.catch((error) => isSilence(error) && destroy(connection));
    return answer;
  };
  connection.query = watchedQuery as typeof connection.query;
}

/**
 * Reports each statement by its first word only, if that is an SQL keyword. A query on a pool, which passes it on to
 * a connection with a callback, is reported once; its time includes the wait for the connection.
 */
function reportStatements(asked: pg.Pool | pg.PoolClient, onStatement: OnStatement): void {
  const query = asked.query.bind(asked) as (...given: unknown[]) => unknown;
  const timedQuery = (...given: unknown[]) => {
    const started = performance.now();
    const answer = query(...given);
    if (answer instanceof Promise) {
      const text = typeof given[0] === 'string' ? given[0] : (given[0] as { text?: string } | null)?.text;
      const operation = /^\s*(select|insert|update|delete|with|begin|commit|rollback)\b/i.exec(
        text ?? '',
      )?.[1];
      const report = (ok: boolean) => () =>
        onStatement({
          operation: operation?.toUpperCase() ?? 'OTHER',
          ok,
          ms: performance.now() - started,
        });
      answer.then(report(true), report(false));
    }
    return answer;
  };
  asked.query = timedQuery as typeof asked.query;
}

/**
 * Removes the names of statements: a named one is prepared on one connection of PostgreSQL, and the next transaction
 * may get another.
 */
function removeNames(connection: pg.PoolClient): void {
  const query = connection.query.bind(connection) as (...given: unknown[]) => unknown;
  const unnamedQuery = (statement: unknown, ...given: unknown[]) => {
    const hasName = typeof statement === 'object' && statement !== null && 'name' in statement;
    return query(hasName ? { ...statement, name: undefined } : statement, ...given);
  };
  connection.query = unnamedQuery as typeof connection.query;
}

const isSilence = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

/** Without the usual farewell message, which would wait for the same silent server. */
function destroy(connection: pg.PoolClient): void {
  (connection as unknown as { connection: { stream: Duplex } }).connection.stream.destroy();
}

/**
 * Drizzle does not return a connection on which a transaction could not even begin; after ten of these, the pool would
 * be empty.
 */
function returnWhenEnded(connection: pg.PoolClient): void {
  connection.once('end', () => {
    setTimeout(() => {
      try {
        connection.release(true);
      } catch {
        // The connection was released in time.
      }
    }, RETURN_DEADLINE_MS).unref();
  });
}
