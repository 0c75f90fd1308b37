/** Before an account logs out in one tab, its other tabs send their unsaved edits, which the logout would delete. */
import { heldTabLocks, holdTabLock } from '../browser/tab-locks';
import { pageAccount } from './account';
import { onTabMessage, postToTabs } from './tab-messages';

/** Milliseconds within which an open tab answers where no locks show which tabs there are. */
const ANSWER_DEADLINE_MS = 200;
/** Milliseconds after which sending is given up. A background tab on a busy machine may take several seconds. */
const SENDING_DEADLINE_MS = 20_000;

const newId = () => crypto.getRandomValues(new Uint32Array(2)).join('-');
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** This page, among the tabs of the browser. */
const ownTab = newId();
const senders = new Set<() => Promise<boolean>>();

/** Prefix of the locks, followed by the id of a tab that may hold unsaved edits of this account. */
const lockPrefix = (userId: string) => `quarterdeck.sending.${userId}.`;
let releaseLock = () => {};

/**
 * Registers unsent work of this page.
 * @param send resolves to whether everything is on the server
 */
export function onFlushRequest(send: () => Promise<boolean>): () => void {
  const userId = pageAccount()?.id;
  if (userId && senders.size === 0) releaseLock = holdTabLock(lockPrefix(userId) + ownTab);
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
    postToTabs({ kind: 'handing-over', userId, ask, tab: ownTab });
    const sent = await Promise.all([...senders].map((send) => send().catch(() => false)));
    postToTabs({ kind: 'handed-over', userId, ask, tab: ownTab, saved: sent.every(Boolean) });
  });
}

/**
 * Asks the other tabs of this account to send their unsaved edits.
 * @returns whether no other tab of this account has unsaved edits left
 */
export async function flushOtherTabs(userId: string): Promise<boolean> {
  const ask = newId();
  const busy = new Set(await heldTabLocks(lockPrefix(userId)));
  busy.delete(ownTab);
  let saved = true;
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const stop = onTabMessage((message) => {
    if (message.kind === 'handing-over' && message.ask === ask) busy.add(message.tab);
    if (message.kind !== 'handed-over' || message.ask !== ask) return;
    busy.delete(message.tab);
    saved &&= message.saved;
    if (busy.size === 0) finish();
  });
  postToTabs({ kind: 'hand-over', userId, ask });
  await pause(ANSWER_DEADLINE_MS);
  if (busy.size > 0) await Promise.race([finished, pause(SENDING_DEADLINE_MS)]);
  stop();
  return saved && busy.size === 0;
}
