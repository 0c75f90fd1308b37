/** Work that takes much of the machine waits in line, so that a burst of it leaves room for everything else. */
import { AppError } from '@/shared/errors';

/** @param who whose work it is: those who wait take turns, so the one who sends much waits behind themselves */
export type Queue = <T>(work: () => Promise<T>, who?: string) => Promise<T>;

/** Seconds after which a full line is worth joining again. */
const RETRY_AFTER = 5;

/**
 * @param options.what goes into the log when the line is full
 * @param options.atWork how many run at once
 * @param options.waiting how many may wait: more would be answered too late to be of use
 * @param options.each how many of them may be one's; as many as may wait unless given
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
  /** Sorted by turn, the next one first. */
  const waiting = new Map<string, (() => void)[]>();

  const line = (who: string) => {
    const own = waiting.get(who) ?? [];
    if (count >= options.waiting || own.length >= each) {
      throw new AppError('BUSY', `${options.what} queue is full`, { data: { retryAfter: RETRY_AFTER } });
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
