/** Reduces an error to what a log may hold: its kind, codes and stack, never a message that may quote a person. */

import { StorageError } from '@/server/adapters/storage';
import { databaseFailureOf } from '@/server/db/errors';
import { AppError } from '@/shared/errors/app-error';
import { stackFrames } from '@/shared/errors/stack-frames';

/** Maximum nested causes. */
const MAX_CAUSES = 4;
/** Maximum characters of a message of our own. */
const MAX_MESSAGE_CHARACTERS = 200;
const MAX_STACK_LINES = 12;
const ERROR_CODE_PATTERN = /^[A-Z][A-Z0-9_]{1,40}$/;

export interface LoggedError {
  type: string;
  code?: string;
  syscall?: string;
  /** The message, for errors of our own only. */
  message?: string;
  sqlstate?: string;
  constraint?: string;
  statement?: string;
  at?: string[];
  cause?: LoggedError;
}

/**
 * Describes a thrown value for the log. Messages of libraries are left out: a database driver's may quote parameters, a
 * parser's what it parsed, a mail server's the address.
 */
export function loggedError(thrown: unknown, depth = 0): LoggedError {
  if (!(thrown instanceof Error)) return { type: typeof thrown };
  const { code, syscall } = thrown as NodeJS.ErrnoException;
  const isOurs = thrown instanceof AppError || thrown instanceof StorageError;
  const failure = depth === 0 ? databaseFailureOf(thrown) : undefined;
  return {
    type: /^\w{1,60}$/.test(thrown.constructor.name) ? thrown.constructor.name : 'Error',
    code: typeof code === 'string' && ERROR_CODE_PATTERN.test(code) ? code : undefined,
    syscall: typeof syscall === 'string' && /^\w{1,20}$/.test(syscall) ? syscall : undefined,
    message: isOurs ? thrown.message.slice(0, MAX_MESSAGE_CHARACTERS) : undefined,
    sqlstate: failure?.sqlstate,
    constraint: failure?.constraint,
    statement: failure?.statement,
    at: stackFrames(thrown)?.slice(0, MAX_STACK_LINES),
    cause:
      thrown.cause !== undefined && depth < MAX_CAUSES ? loggedError(thrown.cause, depth + 1) : undefined,
  };
}
