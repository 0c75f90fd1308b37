/** The two streams of a generation: a guest's, which is the generation, and an account's, which only watches. */
import type { Context } from 'hono';
import type { Deps } from '@/server/context';
import { streamEvents } from '@/server/http/event-stream';
import type { Env } from '@/server/http/request';
import type { OnStage } from '@/shared/generation/generated-profile';
import { advanceProgress, type ProgressMessage, startProgress } from '@/shared/generation/progress';
import { type ParsedGenerationForm, sourcesOf } from './form';
import { toErrorMessage, toRunMessage } from './responses';
import { followRun } from './runs/follow-run';

/**
 * Streams the progress of a guest's generation, which runs for as long as the stream is open.
 * @param generate is aborted by its signal: a guest who leaves ends the work
 * @param ended called when the stream is over
 */
export function streamGuest(
  deps: Deps,
  c: Context<Env>,
  form: ParsedGenerationForm,
  generate: (signal: AbortSignal, onStage: OnStage) => Promise<object>,
  ended: () => void,
): Response {
  return streamEvents(c, async (send, disconnected) => {
    const started = performance.now();
    let progress = startProgress(sourcesOf(form));
    const tell = () => {
      const message: ProgressMessage = { elapsed: performance.now() - started, progress };
      return send('progress', message);
    };
    try {
      await tell();
      const answer = await generate(disconnected, (event) => {
        progress = advanceProgress(progress, event);
        void tell();
      }).then(
        (body) => ({ status: 200, body }),
        (error: unknown) => toErrorMessage(deps, c, error),
      );
      if (!disconnected.aborted) await send('answer', answer);
    } finally {
      ended();
    }
  });
}

/**
 * Streams the progress of a member's generation, which runs independently of the stream.
 * @param leaving aborts when the server is about to end: the browser then reconnects, perhaps to another process
 * @param ended called when the stream is over
 */
export function streamRun(
  deps: Deps,
  c: Context<Env>,
  of: { userId: string; id: string },
  leaving: AbortSignal,
  ended: () => void,
): Response {
  return streamEvents(c, async (send, disconnected) => {
    const end = new AbortController();
    const stop = () => end.abort();
    for (const signal of [disconnected, leaving]) signal.addEventListener('abort', stop);
    if (leaving.aborted) stop();
    let last = '';
    try {
      for await (const run of followRun(deps, of.userId, of.id, end.signal)) {
        const { id, elapsed, progress, state } = run;
        const message: ProgressMessage = { id, elapsed, progress };
        const now = JSON.stringify(progress);
        if (now !== last) await send('progress', message);
        last = now;
        if (state === 'cancelled') await send('cancelled', {});
        else if (state !== 'running') await send('answer', toRunMessage(run));
      }
    } catch (error) {
      if (!disconnected.aborted) await send('answer', toErrorMessage(deps, c, error));
    } finally {
      leaving.removeEventListener('abort', stop);
      ended();
    }
  });
}
