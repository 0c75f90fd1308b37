/** Whether the session of this page is being ended: what nobody waits for is neither answered nor asked any more. */
let leaving = false;
let calls = new AbortController();

export const isLeaving = () => leaving;

/** Ends the calls that are on their way when the session ends: their answers would be refusals. */
export const leavingSignal = () => calls.signal;

/** Before the session is ended. @returns called once its screen is gone */
export function beginLeaving(): () => void {
  leaving = true;
  calls.abort();
  calls = new AbortController();
  return () => {
    leaving = false;
  };
}
