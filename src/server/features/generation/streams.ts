/** The two streams of a generation: a guest's, whose end ends the work, and an account's, which only watches it. */
import type { Context } from 'hono';
import type { Deps } from '@/server/context';
import { streamEvents } from '@/server/http/event-stream';
import type { Env } from '@/server/http/request';
import { advanceProgress, type ProgressMessage, startProgress } from '@/shared/generation/progress';
import type { OnStage } from '@/shared/generation/stage-events';
import { type ParsedGenerationForm, sourcesOf } from './form';
import { toErrorMessage, toRunMessage } from './responses';
import { followRun } from './runs/follow-run';

/**
 * Streams the progress of a guest's generation, which runs for as long as the stream is open.
 * @param generate is aborted by its signal: a guest who leaves ends the work
 * @param onEnd called when the stream is over
 */
export function streamGuest(
  deps: Deps,
  c: Context<Env>,
  form: ParsedGenerationForm,
  generate: (signal: AbortSignal, onStage: OnStage) => Promise<object>,
  onEnd: () => void,
): Response {
  return streamEvents(c, async (send, disconnected) => {
    const startedAt = performance.now();
    let progress = startProgress(sourcesOf(form));
    const sendProgress = () => {
      const message: ProgressMessage = { elapsed: performance.now() - startedAt, progress };
      return send('progress', message);
    };
    try {
      await sendProgress();
      const answer = await generate(disconnected, (event) => {
        progress = advanceProgress(progress, event);
        void sendProgress();
      }).then(
        (body) => ({ status: 200, body }),
        (error: unknown) => toErrorMessage(deps, c, error),
      );
      if (!disconnected.aborted) await send('answer', answer);
    } finally {
      onEnd();
    }
  });
}

/**
 * Streams the progress of a member's generation, which runs independently of the stream.
 * @param draining aborts when the server is about to end: the browser then reconnects, perhaps to another process
 * @param onEnd called when the stream is over
 */
export function streamRun(
  deps: Deps,
  c: Context<Env>,
  runKey: { userId: string; id: string },
  draining: AbortSignal,
  onEnd: () => void,
): Response {
  return streamEvents(c, async (send, disconnected) => {
    const end = new AbortController();
    const stop = () => end.abort();
    for (const signal of [disconnected, draining]) signal.addEventListener('abort', stop);
    if (draining.aborted) stop();
    let lastProgress = '';
    try {
      for await (const run of followRun(deps, runKey.userId, runKey.id, end.signal)) {
        const { id, elapsed, progress, state } = run;
        const message: ProgressMessage = { id, elapsed, progress };
        const currentProgress = JSON.stringify(progress);
        if (currentProgress !== lastProgress) await send('progress', message);
        lastProgress = currentProgress;
        if (state === 'cancelled') await send('cancelled', {});
        else if (state !== 'running') await send('answer', toRunMessage(run));
      }
    } catch (error) {
      if (!disconnected.aborted) await send('answer', toErrorMessage(deps, c, error));
    } finally {
      draining.removeEventListener('abort', stop);
      onEnd();
    }
  });
}
