/** Connection pool for PostgreSQL, with timeouts and recovery for a server that dies or stops answering. */
import type { Duplex } from 'node:stream';
import pg from 'pg';
import type { DatabaseLimits } from '../config';
import { ConnectionError } from './errors';

/** The size of a pool and its timeouts. */
export interface PoolLimits {
  size: number;
  /** Whether a transaction pooler (PgBouncer) is between server and database: then connections keep no state. */
  transactionPooler: boolean;
  /** Milliseconds until obtaining a connection, new or from the pool, is given up. */
  connectMs: number;
  /** Milliseconds until PostgreSQL cancels a statement. */
  statementMs: number;
  /** Milliseconds until the client gives up a silent server and closes the connection. */
  queryMs: number;
  /** Milliseconds until PostgreSQL ends a session that is idle in a transaction. */
  idleInTransactionMs: number;
}

/** Limits for requests, which should fail early rather than wait long. */
export const POOL_LIMITS: PoolLimits = {
  size: 10,
  transactionPooler: false,
  connectMs: 5_000,
  statementMs: 8_000,
  queryMs: 10_000,
  idleInTransactionMs: 30_000,
};

/** Milliseconds in which the driver should release a connection that has ended; after that it is released here. */
const RETURN_DEADLINE_MS = 2_000;

/** Milliseconds after PostgreSQL's own deadline at which the client gives up a silent connection. */
const MAX_SILENCE_MS = 2_000;

/** The pool limits from the operator's settings. */
export const poolLimitsOf = ({
  poolSize,
  connectMs,
  statementMs,
  transactionPooler,
}: DatabaseLimits): PoolLimits => ({
  size: poolSize,
  transactionPooler,
  connectMs,
  statementMs,
  queryMs: statementMs + MAX_SILENCE_MS,
  idleInTransactionMs: POOL_LIMITS.idleInTransactionMs,
});

/** Called when a statement has succeeded or failed, with its first word and its duration in milliseconds. */
export type OnStatement = (statement: { operation: string; ok: boolean; ms: number }) => void;

/**
 * A pool of connections with time limits.
 * @param options.withoutTimeLimits whether statements may take as long as they need
 */
export function createPool(
  connectionString: string,
  limits: PoolLimits,
  { withoutTimeLimits = false, onStatement }: { withoutTimeLimits?: boolean; onStatement?: OnStatement } = {},
): pg.Pool {
  const timeouts = withoutTimeLimits ? undefined : limits;
  // A transaction pooler refuses start-up parameters; there the timeouts are set on the PostgreSQL role.
  const serverTimeouts = limits.transactionPooler ? undefined : timeouts;
  const pool = new pg.Pool({
    connectionString,
    max: limits.size,
    connectionTimeoutMillis: timeouts?.connectMs,
    statement_timeout: serverTimeouts?.statementMs,
    query_timeout: timeouts?.queryMs,
    idle_in_transaction_session_timeout: serverTimeouts?.idleInTransactionMs,
  });
  if (onStatement) reportStatements(pool, onStatement);
  markConnectionErrors(pool);
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
 * Makes a transaction for which there is no connection fail with a `ConnectionError`. A statement outside a transaction
 * needs none: Drizzle adds its text to the error.
 */
function markConnectionErrors(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  const markedConnect = (...args: unknown[]) => {
    const answer = connect(...args);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((cause: unknown) => {
      throw new ConnectionError(cause);
    });
  };
  pool.connect = markedConnect as typeof pool.connect;
}

/**
 * Ends the connection when a statement times out in the client. The driver would go on using the connection, although
 * the statement may be part of a transaction that nobody ends, and the next user of the connection would be inside it.
 */
function endWhenSilent(connection: pg.PoolClient): void {
  const query = connection.query.bind(connection) as (...args: unknown[]) => unknown;
  const watchedQuery = (...args: unknown[]) => {
    const answer = query(...args);
    if (answer instanceof Promise) answer.catch((error) => isSilence(error) && destroy(connection));
    return answer;
  };
  connection.query = watchedQuery as typeof connection.query;
}

/**
 * Reports each statement by its first word alone, or as OTHER if that is not one of the common keywords. A query on a
 * pool, which passes it on to a connection with a callback, is reported once; its time includes the wait for the
 * connection.
 */
function reportStatements(client: pg.Pool | pg.PoolClient, onStatement: OnStatement): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const timedQuery = (...args: unknown[]) => {
    const startedAt = performance.now();
    const answer = query(...args);
    if (answer instanceof Promise) {
      const text = typeof args[0] === 'string' ? args[0] : (args[0] as { text?: string } | null)?.text;
      const operation = /^\s*(select|insert|update|delete|with|begin|commit|rollback)\b/i.exec(
        text ?? '',
      )?.[1];
      const report = (ok: boolean) => () =>
        onStatement({
          operation: operation?.toUpperCase() ?? 'OTHER',
          ok,
          ms: performance.now() - startedAt,
        });
      answer.then(report(true), report(false));
    }
    return answer;
  };
  client.query = timedQuery as typeof client.query;
}

/**
 * Removes the names of statements: a named one is prepared on one connection of PostgreSQL, and the next transaction
 * may get another.
 */
function removeNames(connection: pg.PoolClient): void {
  const query = connection.query.bind(connection) as (...args: unknown[]) => unknown;
  const unnamedQuery = (statement: unknown, ...args: unknown[]) => {
    const hasName = typeof statement === 'object' && statement !== null && 'name' in statement;
    return query(hasName ? { ...statement, name: undefined } : statement, ...args);
  };
  connection.query = unnamedQuery as typeof connection.query;
}

const isSilence = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

/** Closes the socket at once; the protocol's termination message would wait for the same silent server. */
function destroy(connection: pg.PoolClient): void {
  (connection as unknown as { connection: { stream: Duplex } }).connection.stream.destroy();
}

/**
 * Releases a connection some time after it has ended. Drizzle does not release one on which a transaction could not
 * even begin; after a few of these, the pool would be empty.
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
