/** The time limit of a generation. */
import { setMaxListeners } from 'node:events';
import { AppError } from '@/shared/errors/app-error';
import { LIMITS } from '@/shared/limits';
import { withTimeLimit } from '@/shared/time/time-limit';

/** A generation that takes longer is aborted, so that another may start. */
const GENERATION_MS = 55_000;

/** Runs a generation with a signal that aborts after `GENERATION_MS`, or with the request if one is given. */
export function withDeadline<T>(
  work: (signal: AbortSignal) => Promise<T>,
  request?: AbortSignal,
): Promise<T> {
  const late = () => new AppError('TOOK_TOO_LONG', 'the generation took too long');
  return withTimeLimit({ ms: GENERATION_MS, late, outer: request }, (end) => {
    // Every file and every link listens for the abort.
    setMaxListeners(4 * (LIMITS.documentCount + LIMITS.linkCount), end);
    return work(end);
  });
}
