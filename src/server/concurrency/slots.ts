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
 * @param options.name the plural noun of what is limited, for the log entry when a caller has all slots
 * @param options.maxPerCaller how many one caller may have open at once
 * @param options.sentence message for that person
 * @param options.retryAfterSeconds seconds after which one is likely free again
 */
export function createSlots(options: {
  name: string;
  maxPerCaller: number;
  sentence: string;
  retryAfterSeconds: number;
}): Slots {
  const countByCaller = new Map<string, number>();
  return {
    take(caller) {
      const count = countByCaller.get(caller) ?? 0;
      if (count >= options.maxPerCaller) {
        throw new AppError('TOO_MANY_REQUESTS', `too many ${options.name}`, {
          userMessage: options.sentence,
          data: { retryAfter: options.retryAfterSeconds },
        });
      }
      countByCaller.set(caller, count + 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        const remaining = (countByCaller.get(caller) ?? 1) - 1;
        if (remaining > 0) countByCaller.set(caller, remaining);
        else countByCaller.delete(caller);
      };
    },
  };
}
