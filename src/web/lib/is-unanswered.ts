/** The code of an answer that is not the product's own: a proxy's page, say. */
export const FOREIGN_ANSWER = 'FOREIGN_ANSWER';

/** Whether an action may have been done although it failed: it was sent, and its answer did not arrive. */
// biome-ignore lint/suspicious/noExplicitAny: whatever was thrown
export function isUnanswered(error: any): boolean {
  // Without a connection nothing was sent, as a rule; what failed for that says so.
  if (error instanceof TypeError) return navigator.onLine;
  // A proxy answers 502, 503 or 504 in place of a server that did not answer, or not in time.
  return error?.code === FOREIGN_ANSWER && error.status > 500;
}
