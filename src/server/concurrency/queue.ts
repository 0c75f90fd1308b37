/** Queues expensive work, so that a burst of it leaves capacity for everything else. */
import { AppError } from '@/shared/errors/app-error';

/**
 * Runs work when its turn comes.
 * @param who the caller to count the work for: callers take turns, so that a busy one only delays itself
 */
export type Queue = <T>(work: () => Promise<T>, who?: string) => Promise<T>;

/** Seconds after which it is worth trying again when the queue was full. */
const RETRY_AFTER_SECONDS = 5;

/**
 * Creates a queue that runs a limited number of tasks at once.
 * @param options.what goes into the log when the queue is full
 * @param options.atWork how many run at once
 * @param options.waiting how many may wait: more would be answered too late to be of use
 * @param options.each how many of them may belong to one caller; defaults to `waiting`
 * @returns runs work when its turn comes; throws AppError BUSY while too many wait
 */
export function createQueue(options: {
  what: string;
  atWork: number;
  waiting: number;
  each?: number;
}): Queue {
  const each = options.each ?? options.waiting;
  let working = 0;
  let count = 0;
  /** Sorted by turn: the first caller is next. */
  const waiting = new Map<string, (() => void)[]>();

  const line = (who: string) => {
    const own = waiting.get(who) ?? [];
    if (count >= options.waiting || own.length >= each) {
      throw new AppError('BUSY', `${options.what} queue is full`, {
        data: { retryAfter: RETRY_AFTER_SECONDS },
      });
    }
    count += 1;
    return new Promise<void>((turn) => waiting.set(who, [...own, turn]));
  };

  const next = () => {
    const [first] = waiting;
    if (!first) {
      working -= 1;
      return;
    }
    const [who, [turn, ...rest]] = first;
    count -= 1;
    waiting.delete(who);
    if (rest.length > 0) waiting.set(who, rest);
    turn?.();
  };

  return async (work, who = '') => {
    if (working >= options.atWork) await line(who);
    else working += 1;
    try {
      return await work();
    } finally {
      next();
    }
  };
}
