/** The time limit of a generation. */
import { setMaxListeners } from 'node:events';
import { AppError } from '@/shared/errors/app-error';
import { LIMITS } from '@/shared/limits';
import { withTimeLimit } from '@/shared/time/time-limit';

/** Milliseconds after which a generation is aborted, so that another may start. */
const MAX_GENERATION_MS = 55_000;

/** Maximum listeners of the abort that one file or link adds; Node warns of more, as of a leak. */
const MAX_LISTENERS_PER_INPUT = 4;

/** Runs a generation with a signal that aborts after `MAX_GENERATION_MS`, or with the request if one is given. */
export function withDeadline<T>(
  work: (signal: AbortSignal) => Promise<T>,
  request?: AbortSignal,
): Promise<T> {
  const createTimeoutError = () => new AppError('TOOK_TOO_LONG', 'the generation took too long');
  return withTimeLimit(
    { ms: MAX_GENERATION_MS, late: createTimeoutError, outer: request },
    (limitedSignal) => {
      setMaxListeners(MAX_LISTENERS_PER_INPUT * (LIMITS.documentCount + LIMITS.linkCount), limitedSignal);
      return work(limitedSignal);
    },
  );
}
