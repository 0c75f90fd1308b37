/** Answers with streams of server-sent events. */
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Env } from './request';

/** Milliseconds between comments that keep a connection open, since proxies close silent ones. */
const KEEP_ALIVE_MS = 10_000;

/** Whether the client asks for events instead of a single JSON answer. */
export const wantsEvents = (c: Context<Env>) =>
  (c.req.header('accept') ?? '').toLowerCase().includes('text/event-stream');

export type SendEvent = (event: string, data: unknown) => Promise<void>;

/**
 * Streams the events that `sendEvents` sends, until its promise settles.
 * @param sendEvents gets a signal that aborts when the client disconnects; it must not reject
 */
export function streamEvents(
  c: Context<Env>,
  sendEvents: (send: SendEvent, disconnected: AbortSignal) => Promise<void>,
): Response {
  // Asks proxies not to buffer the events, which would delay them.
  c.header('x-accel-buffering', 'no');
  const response = streamSSE(c, async (stream) => {
    const disconnected = new AbortController();
    const disconnect = () => disconnected.abort(new Error('the client has gone'));
    stream.onAbort(disconnect);
    const { signal } = c.req.raw;
    signal.addEventListener('abort', disconnect);
    if (signal.aborted) disconnect();
    const keepAlive = setInterval(() => void stream.write(': still here\n\n'), KEEP_ALIVE_MS);
    try {
      await sendEvents(
        (event, data) => stream.writeSSE({ event, data: JSON.stringify(data) }),
        disconnected.signal,
      );
    } finally {
      clearInterval(keepAlive);
      signal.removeEventListener('abort', disconnect);
    }
  });
  response.headers.set('cache-control', 'no-store');
  return response;
}
