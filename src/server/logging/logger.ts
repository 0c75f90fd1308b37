import { AsyncLocalStorage } from 'node:async_hooks';
import { type DestinationStream, type Logger, pino } from 'pino';
import { loggedError } from '@/server/errors/logged';
import type { TraceIds } from '@/server/tracing/tracing';

export type { Logger };

/** The ids of the present request, which every log entry written meanwhile has. */
export const requestIds = new AsyncLocalStorage<{ requestId: string } & TraceIds>();

// A copy: pino may write into what it is given.
const ofRequest = () => ({ ...requestIds.getStore() });

/**
 * JSON lines on standard output. Addresses, tokens and profile text are never passed to it; of errors it writes what
 * `loggedError` lets through.
 * @param to another place than standard output
 */
export function createLogger(level: string, to?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    mixin: ofRequest,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => loggedError(error) },
  };
  return to ? pino(options, to) : pino(options);
}
