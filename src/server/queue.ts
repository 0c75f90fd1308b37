/** Work that takes much of the machine waits in line, so that a burst of it leaves room for everything else. */
import { AppError } from '@/shared/errors';

export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * @param options.what goes into the log when the line is full
 * @param options.atWork how many run at once
 * @param options.waiting how many may wait: more would be answered too late to be of use
 * @returns runs work when its turn comes; throws AppError BUSY while too many wait
 */
export function createQueue(options: { what: string; atWork: number; waiting: number }): Queue {
  let working = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (waiting.length >= options.waiting) throw new AppError('BUSY', `${options.what} queue is full`);
    if (working >= options.atWork) await new Promise<void>((turn) => waiting.push(turn));
    else working += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  };
}
