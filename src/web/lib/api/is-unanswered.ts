import { isOnline, noteOfflineRequest } from '../browser/online';

/** The code of an answer that is not the product's own, for instance a proxy's page. */
export const FOREIGN_ANSWER = 'FOREIGN_ANSWER';

/** Errors of requests that were sent while the browser was online. */
const unansweredErrors = new WeakSet<object>();

/**
 * `fetch` that marks a failed request for `isUnanswered`, unless the browser was offline and nothing was sent. It reads
 * the whole answer, since the connection may also break within it.
 */
export async function fetchTracked(url: string, init: RequestInit): Promise<Response> {
  const [online, saysOffline] = [isOnline(), navigator.onLine === false];
  try {
    const response = await fetch(url, init);
    await response.clone().blob();
    if (saysOffline) noteOfflineRequest(true);
    return response;
  } catch (error) {
    if (online) unansweredErrors.add(error as object);
    if (saysOffline && error instanceof TypeError) noteOfflineRequest(false);
    throw error;
  }
}

/** Whether an action may have been done although it failed: it was sent, but its answer did not arrive. */
// biome-ignore lint/suspicious/noExplicitAny: whatever was thrown
export function isUnanswered(error: any): boolean {
  // A proxy answers 502, 503 or 504 for a server that did not answer, or not in time, and may cut an answer short.
  return (
    unansweredErrors.has(error) ||
    (error?.code === FOREIGN_ANSWER && (error.status > 500 || error.status < 300))
  );
}
