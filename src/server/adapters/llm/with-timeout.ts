import { ModelError } from './types';

/**
 * Gives work its time. By hand, since Node 20 may collect an `AbortSignal.any` that only its own listener
 * refers to.
 * @throws ModelError `timeout` after `ms`, or what `outer` was aborted with
 */
export async function withTimeout<T>(
  ms: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const end = new AbortController();
  const leave = () => end.abort(outer?.reason);
  const timer = setTimeout(() => end.abort(new ModelError('timeout', `no answer in ${ms} ms`)), ms);
  outer?.addEventListener('abort', leave);
  if (outer?.aborted) leave();
  try {
    end.signal.throwIfAborted();
    return await work(end.signal);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', leave);
  }
}
