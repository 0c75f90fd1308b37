/** Limits how many of something one visitor or account may have open at once. */
import { AppError } from '@/shared/errors/app-error';

export interface Slots {
  /**
   * Takes a slot.
   * @returns a function that releases it; a second call does nothing
   * @throws AppError TOO_MANY_REQUESTS with `data.retryAfter` in seconds
   */
  take(who: string): () => void;
}

/**
 * Creates the limit, with the message for a caller who has reached it.
 * @param options.text of the log entry when a caller has all slots
 * @param options.sentence message for that person
 * @param options.retryAfter seconds after which one is likely free again
 */
export function createSlots(options: {
  what: string;
  each: number;
  sentence: string;
  retryAfter: number;
}): Slots {
  const inUse = new Map<string, number>();
  return {
    take(who) {
      const count = inUse.get(who) ?? 0;
      if (count >= options.each) {
        throw new AppError('TOO_MANY_REQUESTS', `too many ${options.what}`, {
          userMessage: options.sentence,
          data: { retryAfter: options.retryAfter },
        });
      }
      inUse.set(who, count + 1);
      let inUseByCaller = true;
      return () => {
        if (!inUseByCaller) return;
        inUseByCaller = false;
        const left = (inUse.get(who) ?? 1) - 1;
        if (left > 0) inUse.set(who, left);
        else inUse.delete(who);
      };
    },
  };
}
