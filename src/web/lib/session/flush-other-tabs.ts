/** Before an account logs out in one tab, its other tabs send their unsaved edits, which the logout would delete. */
import { heldTabLocks, holdTabLock } from '../browser/tab-locks';
import { pageAccount } from './account';
import { onTabMessage, postToTabs } from './tab-messages';

/** How long to wait for first answers: without Web Locks, only these show which tabs there are. */
const ANSWER_DEADLINE_MS = 200;
/** How long to wait for other tabs to send: a background tab on a busy machine may take several seconds. */
const SENDING_DEADLINE_MS = 20_000;

const newId = () => crypto.getRandomValues(new Uint32Array(2)).join('-');
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The id of this page among the tabs of the browser. */
const ownTabId = newId();
const senders = new Set<() => Promise<boolean>>();

/** Prefix of the locks, followed by the id of a tab that may hold unsaved edits of this account. */
const lockPrefix = (userId: string) => `quarterdeck.sending.${userId}.`;
let releaseLock = () => {};

/**
 * Registers a function that sends unsent work of this page when another tab asks for that.
 * @param send resolves to whether everything is on the server
 * @returns a function that removes it
 */
export function onFlushRequest(send: () => Promise<boolean>): () => void {
  const userId = pageAccount()?.id;
  if (userId && senders.size === 0) releaseLock = holdTabLock(lockPrefix(userId) + ownTabId);
  senders.add(send);
  return () => {
    senders.delete(send);
    if (senders.size === 0) releaseLock();
  };
}

/**
 * Answers other tabs that are about to log out.
 * @returns a function that stops answering
 */
export function answerFlushRequests(): () => void {
  return onTabMessage(async (message) => {
    if (message.kind !== 'hand-over' || message.userId !== pageAccount()?.id || senders.size === 0) return;
    const { userId, ask } = message;
    postToTabs({ kind: 'handing-over', userId, ask, tab: ownTabId });
    const sent = await Promise.all([...senders].map((send) => send().catch(() => false)));
    postToTabs({ kind: 'handed-over', userId, ask, tab: ownTabId, saved: sent.every(Boolean) });
  });
}

/**
 * Asks the other tabs of this account to send their unsaved edits.
 * @returns whether no other tab of this account has unsaved edits left
 */
export async function flushOtherTabs(userId: string): Promise<boolean> {
  const ask = newId();
  const pendingTabs = new Set(await heldTabLocks(lockPrefix(userId)));
  pendingTabs.delete(ownTabId);
  let saved = true;
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const stop = onTabMessage((message) => {
    if (message.kind === 'handing-over' && message.ask === ask) pendingTabs.add(message.tab);
    if (message.kind !== 'handed-over' || message.ask !== ask) return;
    pendingTabs.delete(message.tab);
    saved &&= message.saved;
    if (pendingTabs.size === 0) finish();
  });
  postToTabs({ kind: 'hand-over', userId, ask });
  await wait(ANSWER_DEADLINE_MS);
  if (pendingTabs.size > 0) await Promise.race([finished, wait(SENDING_DEADLINE_MS)]);
  stop();
  return saved && pendingTabs.size === 0;
}
