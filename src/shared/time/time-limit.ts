/**
 * Runs work with a time limit. Implemented by hand because Node 20 may collect an `AbortSignal.any` that only its own
 * listener refers to.
 * @param ms milliseconds until the work's signal is aborted with `late()`
 * @param outer aborts the work too, with its own reason
 * @throws what the work throws, which has to listen to its signal
 */
export async function withTimeLimit<T>(
  { ms, late, outer }: { ms: number; late: () => Error; outer?: AbortSignal },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const abortWithOuter = () => controller.abort(outer?.reason);
  const timer = setTimeout(() => controller.abort(late()), Math.max(0, ms));
  outer?.addEventListener('abort', abortWithOuter);
  if (outer?.aborted) abortWithOuter();
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abortWithOuter);
  }
}
