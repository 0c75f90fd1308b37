/** The code of an answer that is not the product's own: a proxy's page, say. */
export const FOREIGN_ANSWER = 'FOREIGN_ANSWER';

/** Whether an action may have been done although it failed: it was sent, and its answer did not arrive. */
// biome-ignore lint/suspicious/noExplicitAny: whatever was thrown
export function isUnanswered(error: any): boolean {
  // Without a connection nothing was sent, as a rule; what failed for that says so.
  if (error instanceof TypeError) return navigator.onLine;
  // What a proxy answers in place of a server that it did not hear from, or not in time (502, 503, 504).
  return error?.code === FOREIGN_ANSWER && error.status > 500;
}
