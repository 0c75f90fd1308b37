/** The log of the server. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { type DestinationStream, type Logger, pino } from 'pino';
import { loggedError } from '@/server/errors/logged-error';
import type { TraceIds } from '@/server/tracing/tracing';

export type { Logger };

/** The ids of the present request, which are in every log entry written during it. */
export const requestIds = new AsyncLocalStorage<{ requestId: string } & TraceIds>();

// Copied, since pino may modify the object.
const requestFields = () => ({ ...requestIds.getStore() });

/**
 * Logs JSON lines to standard output. Addresses, tokens and profile text are never passed to it; of errors it writes
 * what `loggedError` allows.
 * @param destination where the lines go; standard output if absent
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    mixin: requestFields,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => loggedError(error) },
  };
  return destination ? pino(options, destination) : pino(options);
}
