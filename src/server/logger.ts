import { type Logger, pino } from 'pino';

export type { Logger };

/** JSON lines on standard output. Addresses, tokens and profile text are never passed to it. */
export function createLogger(level: string): Logger {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
}
