/** Pictures are decoded few at a time: each may take a hundred megabytes. */
import { AppError } from '@/shared/errors';

const AT_WORK = 2;
const WAITING = 30;

/** @returns runs work when its turn comes; throws AppError BUSY while too many wait */
export function createQueue() {
  let working = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= WAITING) throw new AppError('BUSY', 'picture queue is full');
    if (working >= AT_WORK) await new Promise<void>((turn) => waiting.push(turn));
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
