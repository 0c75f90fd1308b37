/** Queues expensive work, so that a burst of it leaves capacity for everything else. */
import { AppError } from '@/shared/errors/app-error';

/**
 * Runs work when its turn comes.
 * @param caller whom to count the work for: callers take turns, so that a busy one only delays itself
 */
export type Queue = <T>(work: () => Promise<T>, caller?: string) => Promise<T>;

/** Seconds after which it is worth trying again when the queue was full. */
const RETRY_AFTER_SECONDS = 5;

/**
 * Creates a queue that runs a limited number of tasks at once.
 * @param options.what goes into the log when the queue is full
 * @param options.maxRunning how many run at once
 * @param options.maxWaiting how many may wait: more would be answered too late to be of use
 * @param options.maxPerCaller how many of those may belong to one caller; defaults to `maxWaiting`
 * @returns runs work when its turn comes; throws AppError BUSY while too many wait
 */
export function createQueue(options: {
  what: string;
  maxRunning: number;
  maxWaiting: number;
  maxPerCaller?: number;
}): Queue {
  const maxPerCaller = options.maxPerCaller ?? options.maxWaiting;
  let working = 0;
  let count = 0;
  /** Sorted by turn: the first caller is next. */
  const waiting = new Map<string, (() => void)[]>();

  const line = (caller: string) => {
    const callersWaiting = waiting.get(caller) ?? [];
    if (count >= options.maxWaiting || callersWaiting.length >= maxPerCaller) {
      throw new AppError('BUSY', `${options.what} queue is full`, {
        data: { retryAfter: RETRY_AFTER_SECONDS },
      });
    }
    count += 1;
    return new Promise<void>((turn) => waiting.set(caller, [...callersWaiting, turn]));
  };

  const next = () => {
    const [first] = waiting;
    if (!first) {
      working -= 1;
      return;
    }
    const [caller, [turn, ...rest]] = first;
    count -= 1;
    waiting.delete(caller);
    if (rest.length > 0) waiting.set(caller, rest);
    turn?.();
  };

  return async (work, caller = '') => {
    if (working >= options.maxRunning) await line(caller);
    else working += 1;
    try {
      return await work();
    } finally {
      next();
    }
  };
}
