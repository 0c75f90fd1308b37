/**
 * Logs out, with everything that has to happen around it. Separate from the other calls, since every screen of
 * signed-in people loads it.
 */

import { queryClient } from '../api/query-client';
import { dropUnconfirmedResult } from '../generation/unconfirmed-result';
import { refreshSession } from '../queries/session-query';
import { pageAccount } from '../session/account';
import { answerFlushRequests, flushOtherTabs } from '../session/flush-other-tabs';
import { beginSessionEnd } from '../session/session-ending';
import { onTabMessage, postToTabs } from '../session/tab-messages';
import { abandonSavers, finishSavers } from '../unsaved-input/open-savers';
import { forgetUnsaved, isAnythingUnsaved } from '../unsaved-input/unsaved-edits';
import { postAuth, postSignedIn } from './auth-post';

/** Resolves to whether logging out may continue. */
type BeforeLogout = () => Promise<boolean>;
const beforeCallbacks = new Set<BeforeLogout>();
const afterCallbacks = new Set([abandonSavers]);

/**
 * Registers a callback for before the session ends, to send unsaved work or to ask the person.
 * @returns a function that removes it
 */
export function beforeLogout(ask: BeforeLogout): () => void {
  beforeCallbacks.add(ask);
  return () => void beforeCallbacks.delete(ask);
}

/**
 * Registers a callback for after the session has ended, to delete what the browser stores about the person.
 * @returns a function that removes it
 */
export function onLogout(forget: () => void): () => void {
  afterCallbacks.add(forget);
  return () => void afterCallbacks.delete(forget);
}

let askAboutLosingEdits: BeforeLogout | undefined;
const waitingToAsk = new Set<() => void>();

/**
 * Sets the callback that asks the person about edits that could not be sent before logging out.
 * @returns a function that removes it
 */
export function beforeLosingEdits(ask: BeforeLogout): () => void {
  askAboutLosingEdits = ask;
  for (const resume of waitingToAsk) resume();
  return () => {
    askAboutLosingEdits = undefined;
  };
}

/** How long to wait for the module that asks, which is loaded after the first paint. */
const LOADING_DEADLINE_MS = 5_000;

/**
 * Asks whether edits may be lost. If the module that asks cannot be loaded, the browser's own dialog does.
 */
async function mayLoseEdits(): Promise<boolean> {
  if (!askAboutLosingEdits) {
    await new Promise<void>((resume) => {
      waitingToAsk.add(resume);
      setTimeout(resume, LOADING_DEADLINE_MS);
    });
    waitingToAsk.clear();
  }
  return askAboutLosingEdits
    ? askAboutLosingEdits()
    : window.confirm('Your last edits could not be saved. Log out and lose them?');
}

/** Maximum time until this tab sees what another tab has written to the browser's storage. */
const STORAGE_DELAY_MS = 1_000;
const STORAGE_CHECK_INTERVAL_MS = 50;

/** Whether edits stay unsaved. Another tab deletes its sent ones, which may be seen here only after its message. */
async function staysUnsaved(userId: string): Promise<boolean> {
  const deadline = Date.now() + STORAGE_DELAY_MS;
  while (isAnythingUnsaved(userId)) {
    if (Date.now() >= deadline) return true;
    await new Promise<void>((resolve) => setTimeout(resolve, STORAGE_CHECK_INTERVAL_MS));
  }
  return false;
}

/**
 * Sends unsaved work, and asks the person about what cannot be sent.
 * @returns false if the person decided to stay
 */
async function mayLeave(): Promise<boolean> {
  await finishSavers();
  for (const ask of beforeCallbacks) if (!(await ask())) return false;
  const userId = pageAccount()?.id;
  if (userId && !(await flushOtherTabs(userId))) return mayLoseEdits();
  if (!userId || !(await staysUnsaved(userId))) return true;
  return mayLoseEdits();
}

/** The fragment of the login's URL in the tabs of an account that was deleted in another one. */
export const DELETED_FRAGMENT = '#deleted';

/**
 * Deletes everything of the person in this browser, including its other tabs, after their session has ended.
 * @param deleted whether it ended because their account was deleted
 */
export async function erasePersonFromBrowser(deleted?: boolean): Promise<void> {
  const userId = pageAccount()?.id;
  for (const forget of afterCallbacks) forget();
  // Of a sign-up in this tab whose address was never confirmed: the next person must not be offered it.
  dropUnconfirmedResult();
  if (userId) {
    forgetUnsaved(userId);
    postToTabs({ kind: 'signed-out', userId, deleted });
  }
  queryClient.clear();
  await refreshSession().catch(() => null);
}

/** Sends what is unsaved in the tabs of this browser, without asking about what cannot be sent. */
export async function sendUnsaved(): Promise<void> {
  await finishSavers();
  const userId = pageAccount()?.id;
  if (userId) await flushOtherTabs(userId);
}

/**
 * Ends the session here and on the server.
 * @param leave leaves the screen, which must make no calls for the person until it is gone
 * @param reportFailure tells the person that the server may not have ended the session
 * @returns false if the person decided to stay because of unsaved work
 */
export async function logout(leave: () => Promise<unknown>, reportFailure?: () => void): Promise<boolean> {
  if (!(await mayLeave())) return false;
  const endScreen = beginSessionEnd();
  try {
    await postAuth('logout');
  } catch (error) {
    // The specification requires that errors of signing out are logged. Nothing else would tell the person.
    console.error(error);
    reportFailure?.();
  }
  await erasePersonFromBrowser().then(leave).finally(endScreen);
  return true;
}

/**
 * Ends every session of the person. Throws on failure, so that nobody wrongly believes that it worked.
 * @returns false if the person decided to stay because of unsaved work
 */
export async function logoutEverywhere(): Promise<boolean> {
  if (!(await mayLeave())) return false;
  await postSignedIn('logout/everywhere');
  await erasePersonFromBrowser();
  return true;
}

/**
 * Leaves this page when its account logs out in another tab, after sending what is unsaved.
 * @returns a function that stops listening
 */
export function leaveOnLogout(): () => void {
  const stopAnswering = answerFlushRequests();
  const stopListening = onTabMessage((message) => {
    if (message.kind !== 'signed-out' || message.userId !== pageAccount()?.id) return;
    for (const forget of afterCallbacks) forget();
    // The other tab has emptied the storage. Input in this page's memory would make the page ask before it is left.
    forgetUnsaved(message.userId);
    window.location.assign(`/login${message.deleted ? DELETED_FRAGMENT : ''}`);
  });
  return () => {
    stopAnswering();
    stopListening();
  };
}
