/** Libraries print on the console what they do not throw: Hono a body that broke off, Emscripten a database's panic. */
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
 * From now on what is printed on the console goes to the log: which kind of error and where, never its words, which
 * may quote a person. Call it before the libraries are loaded, since some keep the console's functions.
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
