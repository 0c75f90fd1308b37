/** Whether this page's session is about to end: its calls are then aborted, and its queries not repeated. */
let isEnding = false;
let callsController = new AbortController();

/** Whether this page is logging out. */
export const isSessionEnding = () => isEnding;

/** Aborts calls in flight when the session ends, since their answers would be refusals. */
export const sessionEndingSignal = () => callsController.signal;

/**
 * Marks the session as ending and aborts the calls in flight.
 * @returns a function to be called once its screen is gone
 */
export function beginSessionEnd(): () => void {
  isEnding = true;
  callsController.abort();
  callsController = new AbortController();
  return () => {
    isEnding = false;
  };
}
