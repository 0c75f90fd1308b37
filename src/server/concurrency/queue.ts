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
 * @param options.name the kind of work, for the log entry when the queue is full
 * @param options.maxRunning how many run at once
 * @param options.maxWaiting how many may wait: more would be answered too late to be of use
 * @param options.maxPerCaller how many of those may belong to one caller; defaults to `maxWaiting`
 * @returns a function that runs work when its turn comes, and throws AppError BUSY while too many wait
 */
export function createQueue(options: {
  name: string;
  maxRunning: number;
  maxWaiting: number;
  maxPerCaller?: number;
}): Queue {
  const maxPerCaller = options.maxPerCaller ?? options.maxWaiting;
  let runningCount = 0;
  let waitingCount = 0;
  /** Sorted by turn: the first caller is next. */
  const turnsByCaller = new Map<string, (() => void)[]>();

  const waitForTurn = (caller: string) => {
    const callersTurns = turnsByCaller.get(caller) ?? [];
    if (waitingCount >= options.maxWaiting || callersTurns.length >= maxPerCaller) {
      throw new AppError('BUSY', `${options.name} queue is full`, {
        data: { retryAfter: RETRY_AFTER_SECONDS },
      });
    }
    waitingCount += 1;
    return new Promise<void>((turn) => turnsByCaller.set(caller, [...callersTurns, turn]));
  };

  const startNext = () => {
    const [first] = turnsByCaller;
    if (!first) {
      runningCount -= 1;
      return;
    }
    const [caller, [turn, ...rest]] = first;
    waitingCount -= 1;
    turnsByCaller.delete(caller);
    if (rest.length > 0) turnsByCaller.set(caller, rest);
    turn?.();
  };

  return async (work, caller = '') => {
    if (runningCount >= options.maxRunning) await waitForTurn(caller);
    else runningCount += 1;
    try {
      return await work();
    } finally {
      startNext();
    }
  };
}
