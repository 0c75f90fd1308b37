/** Whether this page's session is about to end: from then on background calls are neither answered nor repeated. */
let leaving = false;
let calls = new AbortController();

/** Whether this page is logging out. */
export const isSessionEnding = () => leaving;

/** Aborts calls in flight when the session ends, since their answers would be refusals. */
export const sessionEndingSignal = () => calls.signal;

/**
 * To be called before the session is ended.
 * @returns a function to be called once its screen is gone
 */
export function beginSessionEnd(): () => void {
  leaving = true;
  calls.abort();
  calls = new AbortController();
  return () => {
    leaving = false;
  };
}
