import { onFlushRequest } from '../session/flush-other-tabs';

/** Has the browser ask before the page is closed. @returns the function that ends it */
export function startAskingBeforeClosing(): () => void {
  const controller = new AbortController();
  addEventListener('beforeunload', (event) => event.preventDefault(), { signal: controller.signal });
  return () => controller.abort();
}

/**
 * Has the browser ask before the page is closed while a choice is being sent: a request that is cut off may not arrive.
 * A logout in another tab, which closes this page too, waits for the answer.
 * @returns what `work` returns
 */
export async function askBeforeClosing<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const stopAsking = startAskingBeforeClosing();
  const answer = work();
  const hasEnded = () => true;
  const stopWaiting = onFlushRequest(() => answer.then(hasEnded, hasEnded));
  return answer.finally(() => {
    stopAsking();
    stopWaiting();
  });
}
