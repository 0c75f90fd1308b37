/** Follows an account's generation on the server, whichever tab or device started it. */
import type { AnswerBody } from './answer';
import { ConnectionLostError, createEventHandler, type OnProgress } from './event-handler';

/** After this many milliseconds without a connection a run is no longer followed. */
const MAX_DISCONNECTED_MS = 20_000;

/**
 * Follows a run until its answer.
 * @throws GenerationError, CancelledError, ConnectionLostError if the server refuses or cannot be reached, and the
 * signal's reason if it aborts
 */
export function followRunById(id: string, onProgress: OnProgress, signal: AbortSignal): Promise<AnswerBody> {
  const source = new EventSource(`/api/generations/${encodeURIComponent(id)}/events`);
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  const answer = new Promise<AnswerBody>((resolve, reject) => {
    const handleEvent = createEventHandler(onProgress, { resolve, reject });
    for (const event of ['progress', 'answer', 'cancelled']) {
      source.addEventListener(event, ({ data }: MessageEvent<string>) => {
        clearTimeout(silenceTimer);
        silenceTimer = undefined;
        handleEvent({ event, data: JSON.parse(data) });
      });
    }
    source.onerror = () => {
      // Closed means refused: the generation is gone or the session ended. Otherwise the browser reconnects.
      if (source.readyState === EventSource.CLOSED) reject(new ConnectionLostError());
      else silenceTimer ??= setTimeout(() => reject(new ConnectionLostError()), MAX_DISCONNECTED_MS);
    };
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return answer.finally(() => {
    clearTimeout(silenceTimer);
    source.close();
  });
}
