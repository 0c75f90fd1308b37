import { vi } from 'vitest';

/** Milliseconds in which a check has to pass: many, since a machine that is busy with other work is slow. */
const TIMEOUT_MS = 25_000;

/**
 * Repeats a check until it passes, and returns what it returns.
 * @throws what the check threw last, if it has not passed in time
 */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: TIMEOUT_MS, interval: 20 });
}
