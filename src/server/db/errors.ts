/** Classifies errors of PGlite and PostgreSQL, wrapped by Drizzle or not. */

/** The parts of a database error that may be logged: never parameters, nor the detail, which quotes rows. */
export interface DatabaseFailure {
  /** SQLSTATE: five characters of the SQL standard; absent if there was no answer. */
  sqlstate?: string;
  constraint?: string;
  /** Verb and table, as `insert into session`. */
  statement?: string;
  /**
   * `unavailable`: no answer, or none at present. `text`: characters that no column can store. `other`: a refused
   * statement, which is a mistake of ours.
   */
  kind: 'unavailable' | 'text' | 'other';
}

/**
 * A connection to the database could not be made, for the reason in `cause`. The driver's own error may look like that
 * of any other service.
 */
export class ConnectionError extends Error {
  constructor(cause: unknown) {
    super('no connection to the database', { cause });
    this.name = 'ConnectionError';
  }
}

/** Maximum errors of a chain of causes that are examined, the thrown one included. */
const MAX_CAUSES = 5;
/** Maximum characters of a statement in which its first table is looked for. */
const MAX_SEARCHED_CHARACTERS = 4_000;

type ErrorWithCode = Error & { cause?: unknown; query?: unknown; code?: unknown; constraint?: unknown };

/**
 * SQLSTATEs of a database that cannot answer at present: connection lost or refused (08), out of memory, disk or
 * connections (53), shutting down (57P), statement taking too long (57014), failing disk (58), transaction idle too
 * long (25P03).
 */
const UNAVAILABLE_CODE_PATTERN = /^(08|53|57P|57014|58|25P03)/;
/** Every SQLSTATE has a digit, which distinguishes it from Node's codes of five letters, such as EPIPE. */
const SQLSTATE_PATTERN = /^(?=.*\d)[0-9A-Z]{5}$/;
/** SQLSTATEs for text with NUL or lone surrogates. */
const TEXT_ERROR_CODE_PATTERN = /^(22021|22P05)$/;
/** Codes of Node's errors when no connection can be made, or one breaks. */
const UNREACHABLE_CODE_PATTERN = /^(ECONN\w+|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
/** Messages of the driver's errors that have no code: no answer, or a connection that was lost. */
const DRIVER_FAILURE_PATTERN =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed)/;

const STATEMENT_PATTERN =
  /^\s*(insert into|delete from|update|select|with|begin|commit|fetch|declare)\b(?:\s+"?(\w+)"?)?/i;

/**
 * Extracts from a thrown value what may be logged of a database error.
 * @returns `undefined` for an error that did not come from a database
 */
export function databaseFailureOf(thrown: unknown): DatabaseFailure | undefined {
  let statement: string | undefined;
  let isConnectionError = false;
  let error = thrown;
  for (let depth = 0; depth < MAX_CAUSES && error instanceof Error; depth += 1) {
    const { cause, query, code, constraint } = error as ErrorWithCode;
    if (typeof query === 'string') statement ??= statementNameOf(query);
    isConnectionError ||= error instanceof ConnectionError;
    const sqlstate = typeof code === 'string' && SQLSTATE_PATTERN.test(code) ? code : undefined;
    if (sqlstate && ('severity' in error || statement)) {
      return {
        sqlstate,
        constraint: typeof constraint === 'string' ? constraint : undefined,
        statement,
        kind: TEXT_ERROR_CODE_PATTERN.test(sqlstate)
          ? 'text'
          : UNAVAILABLE_CODE_PATTERN.test(sqlstate)
            ? 'unavailable'
            : 'other',
      };
    }
    const isUnresponsive =
      DRIVER_FAILURE_PATTERN.test(error.message) ||
      ((statement || isConnectionError) && UNREACHABLE_CODE_PATTERN.test(String(code)));
    if (isUnresponsive) return { statement, kind: 'unavailable' };
    if (cause === undefined) break;
    error = cause;
  }
  return statement || isConnectionError ? { statement, kind: 'other' } : undefined;
}

/** The verb and the first table: enough to find the statement, without any of its values. */
function statementNameOf(query: string): string | undefined {
  const [, verb, table] = STATEMENT_PATTERN.exec(query) ?? [];
  if (!verb) return undefined;
  const tableName = /^(select|with)$/i.test(verb)
    ? /\bfrom\s+"?(\w+)"?/i.exec(query.slice(0, MAX_SEARCHED_CHARACTERS))?.[1]
    : table;
  return `${verb.toLowerCase()} ${tableName ?? ''}`.trim();
}
