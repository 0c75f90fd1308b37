/** Before an account logs out in one tab, its other tabs send their unsaved edits, which the logout would delete. */
import { pageAccount } from './account';
import { onTabMessage, postToTabs } from './tab-messages';

/** Milliseconds within which an open tab answers. */
const ANSWERS_WITHIN = 200;
/** Milliseconds after which sending is given up. */
const SENDS_WITHIN = 8_000;

const senders = new Set<() => Promise<boolean>>();

/**
 * Registers unsent work of this page.
 * @param send resolves to whether everything is on the server
 */
export function onFlushRequest(send: () => Promise<boolean>): () => void {
  senders.add(send);
  return () => void senders.delete(send);
}

const newId = () => crypto.getRandomValues(new Uint32Array(2)).join('-');
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Answers other tabs that are about to log out.
 * @returns a function that stops answering
 */
export function answerFlushRequests(): () => void {
  const tab = newId();
  return onTabMessage(async (message) => {
    if (message.kind !== 'hand-over' || message.userId !== pageAccount()?.id || senders.size === 0) return;
    const { userId, ask } = message;
    postToTabs({ kind: 'handing-over', userId, ask, tab });
    const sent = await Promise.all([...senders].map((send) => send().catch(() => false)));
    postToTabs({ kind: 'handed-over', userId, ask, tab, saved: sent.every(Boolean) });
  });
}

/**
 * Asks the other tabs of this account to send their unsaved edits.
 * @returns whether no other tab of this account has unsaved edits left
 */
export async function flushOtherTabs(userId: string): Promise<boolean> {
  const ask = newId();
  const busy = new Set<string>();
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
  await pause(ANSWERS_WITHIN);
  if (busy.size > 0) await Promise.race([finished, pause(SENDS_WITHIN)]);
  stop();
  return saved && busy.size === 0;
}
