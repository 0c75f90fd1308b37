/**
 * Handles an expired session: the call waits while a dialog over the page asks the person to sign in again, and is then
 * repeated. Nothing on the page is lost.
 */
import { pageAccount } from './account';

let pendingSignIn: { promise: Promise<boolean>; answer: (signedIn: boolean) => void } | null = null;
let isDeclined = false;
const dialogListeners = new Set<() => void>();
const signedInListeners = new Set<() => void>();

const notify = (listeners: Set<() => void>) => {
  for (const listener of listeners) listener();
};
const subscribe = (listeners: Set<() => void>, listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether the dialog should be shown. */
export const isSignInAsked = () => pendingSignIn !== null;
/**
 * Subscribes to whether the dialog is shown.
 * @returns a function that ends the subscription
 */
export const subscribeSignIn = (listener: () => void) => subscribe(dialogListeners, listener);

/** Calls back whenever this page's person has signed in again, for work that retries by itself. */
export const onSignedInAgain = (listener: () => void) => subscribe(signedInListeners, listener);

/**
 * Opens the dialog and waits for its result.
 * @returns whether the same person is signed in again; `false` at once on a page without an account
 */
export function askToSignIn(): Promise<boolean> {
  if (!pageAccount()) return Promise.resolve(false);
  if (!pendingSignIn) {
    let answer = (_: boolean) => {};
    const promise = new Promise<boolean>((resolve) => {
      answer = resolve;
    });
    pendingSignIn = { promise, answer };
    notify(dialogListeners);
  }
  return pendingSignIn.promise;
}

/** Reports the dialog's result. Once dismissed, it is opened again by the person's actions, not by background calls. */
export function answerSignIn(signedIn: boolean): void {
  const pending = pendingSignIn;
  pendingSignIn = null;
  isDeclined = !signedIn;
  notify(dialogListeners);
  pending?.answer(signedIn);
  if (signedIn) notify(signedInListeners);
}

/**
 * Sends a request, and repeats it if it was answered 401 and the person has signed in again.
 * @param background a background call: it does not wait for the sign-in, and opens the dialog only if it was not
 *   dismissed
 */
export async function withSignIn(
  send: () => Promise<Response>,
  { background }: { background?: boolean } = {},
): Promise<Response> {
  const response = await send();
  if (response.status !== 401) return response;
  if (background) {
    if (!isDeclined) void askToSignIn();
    return response;
  }
  return (await askToSignIn()) ? send() : response;
}
