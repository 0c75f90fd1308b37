/**
 * Redirects what libraries print on the console instead of throwing it: Hono a truncated body, Emscripten a database
 * panic.
 */
import { types } from 'node:util';
import type { Logger } from './logger';

const LEVELS = {
  error: 'error',
  warn: 'warn',
  log: 'debug',
  info: 'debug',
  debug: 'debug',
  trace: 'debug',
} as const;

/**
 * Redirects console output to the log: the kind of error and its place, never its text, which may quote a person. Call
 * it before the libraries are loaded, since some keep references to the console's functions.
 */
export function logLibraryOutput(logger: Logger, output: Pick<Console, keyof typeof LEVELS> = console) {
  for (const [method, level] of Object.entries(LEVELS) as [
    keyof typeof LEVELS,
    'error' | 'warn' | 'debug',
  ][]) {
    output[method] = (...printed: unknown[]) =>
      logger[level]({ err: printed.find(types.isNativeError) }, 'printed by a library');
  }
}
