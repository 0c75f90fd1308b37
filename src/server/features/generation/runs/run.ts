/** An account's generation in progress: independent of the request that started it; keeps its row up to date. */
import type { Deps } from '@/server/context';
import { classifyError } from '@/server/errors/classify-error';
import { AppError } from '@/shared/errors/app-error';
import { advanceProgress, startProgress } from '@/shared/generation/progress';
import type { OnStage } from '@/shared/generation/stage-events';
import { withDeadline } from '../deadline';
import { type ParsedGenerationForm, sourcesOf } from '../form';
import { generateProfile } from '../when-loaded';
import { beginRun, endRun, renewRun } from './rows';
import { storeRun } from './store-run';

/** Milliseconds between two writes of a generation's progress, which also check for cancellation. */
const RENEWAL_INTERVAL_MS = 300;

export interface StartedRun {
  id: string;
  /** Settles when its row holds the outcome. Never rejects. */
  ended: Promise<void>;
}

/**
 * Starts a generation.
 * @param closing aborts when the server is about to end: a generation that still runs then fails, so that it can be
 * started again
 * @throws AppError ALREADY_GENERATING while another one of this account runs, in whichever process
 */
export async function startRun(
  deps: Deps,
  userId: string,
  form: ParsedGenerationForm,
  closing: AbortSignal,
): Promise<StartedRun> {
  const { db } = deps.database;
  let progress = startProgress(sourcesOf(form));
  const id = await beginRun(db, userId, progress, deps.now());
  if (!id) throw new AppError('ALREADY_GENERATING');

  const stop = new AbortController();
  const close = () => stop.abort(new AppError('INTERRUPTED', 'the server ends'));
  closing.addEventListener('abort', close);
  if (closing.aborted) close();
  const onStage: OnStage = (event) => {
    progress = advanceProgress(progress, event);
  };
  const work = async () => {
    const generated = await withDeadline(
      (signal) => generateProfile(deps, form, { visitor: `user:${userId}`, signal, onStage }),
      stop.signal,
    );
    await storeRun(deps, userId, id, generated);
  };
  const stopLost = () => stop.abort(new AppError('CANCELLED', 'no longer running'));
  const stopRenewing = renewPeriodically(() => renewRun(db, id, progress, deps.now()), stopLost);
  const ended = work()
    .catch((error: unknown) => fail(deps, id, error))
    .catch((error: unknown) => deps.logger.error({ err: error }, 'the end of a generation was not kept'))
    .finally(() => {
      closing.removeEventListener('abort', close);
      stopRenewing();
    });
  return { id, ended };
}

/**
 * Calls `renew` repeatedly, and `onLost` once it returns false. If the database cannot be reached, it tries again.
 * @returns a function that ends this
 */
function renewPeriodically(renew: () => Promise<boolean>, onLost: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(tick, RENEWAL_INTERVAL_MS);
    timer.unref();
  };
  let isStopped = false;
  const tick = async () => {
    const isHeld = await renew().catch(() => true);
    if (isStopped) return;
    if (isHeld) wait();
    else onLost();
  };
  wait();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

async function fail(deps: Deps, id: string, error: unknown): Promise<void> {
  const classified = classifyError(error);
  const { code, status, userMessage } = classified;
  const isStored = await endRun(deps.database.db, id, {
    state: 'failed',
    failure: { code, status, message: userMessage },
  });
  if (status >= 500 && isStored) deps.logger.error({ code, err: error }, 'generation failed');
  else deps.logger.info({ code }, 'generation refused');
}
