/** Follows a member's generation by its row, so that any process can report it. */
import type { Deps } from '@/server/context';
import { AppError } from '@/shared/errors/app-error';
import type { GenerationRun } from '@/shared/generation/progress';
import { presentRun, readRun } from './rows';

/** Milliseconds between two reads of the row. */
const POLL_INTERVAL_MS = 250;

/**
 * The states of a generation from now to its end, inclusive; ends early when `signal` aborts.
 * @throws AppError NOT_FOUND when the account's latest generation is another one
 */
export async function* followRun(
  deps: Deps,
  userId: string,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<GenerationRun> {
  while (!signal.aborted) {
    const now = deps.now();
    const row = await readRun(deps.database.db, userId, now);
    if (row?.id !== id) throw new AppError('NOT_FOUND', 'no such generation');
    yield presentRun(row, now);
    if (row.state !== 'running') return;
    await sleepUntilAbort(POLL_INTERVAL_MS, signal);
  }
}

function sleepUntilAbort(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    signal.addEventListener('abort', finish);
  });
}
