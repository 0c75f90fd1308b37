import { deadline } from '../browser/deadline';

/** Delays in milliseconds before retrying a save without an answer; the last one repeats. */
const RETRY_DELAYS_MS = [2_000, 5_000, 15_000, 30_000];

/** Milliseconds until a save is sent again after its n-th failure in a row, counted from 1. */
export const resendDelayMs = (failuresInARow: number): number =>
  RETRY_DELAYS_MS[Math.min(failuresInARow, RETRY_DELAYS_MS.length) - 1] ?? 0;

/** Maximum number of saves without an answer that are remembered. */
export const MAX_UNANSWERED_SAVES = 3;

/** Aborts a save that has no answer after 15 seconds. It is then repeated, so that it never blocks later words. */
export const saveDeadline = (): AbortSignal => deadline(15_000);
