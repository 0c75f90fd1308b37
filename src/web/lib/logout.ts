/** Logging out, and what must happen around it. Apart from the other calls: every screen behind the login has it. */
import { pageAccount } from './account';
import { post, postSignedIn } from './auth-post';
import { answerHandOver, otherTabsHandOver } from './hand-over';
import { beginLeaving } from './leaving';
import { queryClient } from './query-client';
import { refreshSession } from './session';
import { onTabMessage, tellTabs } from './tabs';
import { forgetUnsaved, isAnythingUnsaved } from './unsaved';

/** Answers whether logging out may go on. */
type BeforeLogout = () => Promise<boolean>;
const before = new Set<BeforeLogout>();
const after = new Set<() => void>();

/** For unsent work: called before the session ends, so that it can be sent, or the person asked. */
export function beforeLogout(ask: BeforeLogout): () => void {
  before.add(ask);
  return () => void before.delete(ask);
}

/** For what a browser keeps of a person: called once the session has ended. */
export function onLogout(forget: () => void): () => void {
  after.add(forget);
  return () => void after.delete(forget);
}

let askToLose: BeforeLogout | undefined;
const waitingToAsk = new Set<() => void>();

/** The callback that asks the person about edits that could not be sent before logging out. */
export function beforeLosingEdits(ask: BeforeLogout): () => void {
  askToLose = ask;
  for (const go of waitingToAsk) go();
  return () => {
    askToLose = undefined;
  };
}

/** Milliseconds that the part of the page which asks, and comes after its first paint, is waited for. */
const ASKED_WITHIN = 5_000;

/** Asks whether edits may be lost. Where the part of the page that asks cannot be loaded, the browser does. */
async function mayLoseEdits(): Promise<boolean> {
  if (!askToLose) {
    await new Promise<void>((go) => {
      waitingToAsk.add(go);
      setTimeout(go, ASKED_WITHIN);
    });
    waitingToAsk.clear();
  }
  return askToLose
    ? askToLose()
    : window.confirm('Your last edits could not be saved. Log out and lose them?');
}

/** Sends unsent work, or asks. @returns false when it made the person stay */
async function mayLeave(): Promise<boolean> {
  for (const ask of before) if (!(await ask())) return false;
  const userId = pageAccount()?.id;
  if (userId && !(await otherTabsHandOver(userId))) return mayLoseEdits();
  if (!userId || !isAnythingUnsaved(userId)) return true;
  return mayLoseEdits();
}

/** Forgets everything of the person in this browser, in its other tabs too: their session has ended. */
export async function forgetPerson(): Promise<void> {
  const userId = pageAccount()?.id;
  for (const forget of after) forget();
  if (userId) {
    forgetUnsaved(userId);
    tellTabs({ kind: 'signed-out', userId });
  }
  queryClient.clear();
  await refreshSession().catch(() => null);
}

/**
 * Ends the session here and on the server.
 * @param leave leaves the screen, which must ask for nothing of the person until it is gone
 * @returns false when unsent work made the person stay
 */
export async function logout(leave: () => Promise<unknown>): Promise<boolean> {
  if (!(await mayLeave())) return false;
  const left = beginLeaving();
  try {
    await post('logout');
  } catch (error) {
    // The product's rule: errors of signing out are only logged.
    console.error(error);
  }
  await forgetPerson().then(leave).finally(left);
  return true;
}

/**
 * Ends every session of the person. A failure is thrown: who asks for this must not believe it happened.
 * @returns false when unsent work made the person stay
 */
export async function logoutEverywhere(): Promise<boolean> {
  if (!(await mayLeave())) return false;
  await postSignedIn('logout/everywhere');
  await forgetPerson();
  return true;
}

/**
 * Leaves this page when its account logs out in another tab, and sends what is unsent before that. @returns stops
 * listening
 */
export function followLogout(): () => void {
  const forget = answerHandOver();
  const stop = onTabMessage(({ kind, userId }) => {
    if (kind !== 'signed-out' || userId !== pageAccount()?.id) return;
    for (const forget of after) forget();
    window.location.assign('/login');
  });
  return () => {
    forget();
    stop();
  };
}
