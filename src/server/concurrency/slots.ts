/** Limits how many of something one visitor or account may have open at once. */
import { AppError } from '@/shared/errors/app-error';

export interface Slots {
  /**
   * Takes a slot.
   * @returns a function that releases it; a second call does nothing
   * @throws AppError TOO_MANY_REQUESTS with `data.retryAfter` in seconds
   */
  take(caller: string): () => void;
}

/**
 * Creates the limit, with the message for a caller who has reached it.
 * @param options.what goes into the log when a caller has all slots
 * @param options.maxPerCaller how many one caller may have open at once
 * @param options.sentence message for that person
 * @param options.retryAfter seconds after which one is likely free again
 */
export function createSlots(options: {
  what: string;
  maxPerCaller: number;
  sentence: string;
  retryAfter: number;
}): Slots {
  const inUse = new Map<string, number>();
  return {
    take(caller) {
      const count = inUse.get(caller) ?? 0;
      if (count >= options.maxPerCaller) {
        throw new AppError('TOO_MANY_REQUESTS', `too many ${options.what}`, {
          userMessage: options.sentence,
          data: { retryAfter: options.retryAfter },
        });
      }
      inUse.set(caller, count + 1);
      let inUseByCaller = true;
      return () => {
        if (!inUseByCaller) return;
        inUseByCaller = false;
        const left = (inUse.get(caller) ?? 1) - 1;
        if (left > 0) inUse.set(caller, left);
        else inUse.delete(caller);
      };
    },
  };
}
