import { type DestinationStream, type Logger, pino } from 'pino';
import { loggedError } from './logged-error';

export type { Logger };

/**
 * JSON lines on standard output. Addresses, tokens and profile text are never passed to it; of errors it writes what
 * `loggedError` lets through.
 * @param to another place than standard output
 */
export function createLogger(level: string, to?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => loggedError(error) },
  };
  return to ? pino(options, to) : pino(options);
}
