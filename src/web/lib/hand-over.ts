/**
 * Before an account logs out in one tab its other tabs send what they have not sent: their words must not go with it.
 */
import { pageAccount } from './account';
import { onTabMessage, tellTabs } from './tabs';

/** A tab that is there answers at once, in milliseconds. */
const ANSWERS_WITHIN = 200;
/** Sending takes no longer than this, in milliseconds. */
const SENDS_WITHIN = 8_000;

const senders = new Set<() => Promise<boolean>>();

/** For unsent work of this page. @param send answers whether everything is on the server */
export function onHandOver(send: () => Promise<boolean>): () => void {
  senders.add(send);
  return () => void senders.delete(send);
}

const newId = () => crypto.getRandomValues(new Uint32Array(2)).join('-');
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Answers other tabs that are about to log out. @returns stops answering */
export function answerHandOver(): () => void {
  const tab = newId();
  return onTabMessage(async (message) => {
    if (message.kind !== 'hand-over' || message.userId !== pageAccount()?.id || senders.size === 0) return;
    const { userId, ask } = message;
    tellTabs({ kind: 'handing-over', userId, ask, tab });
    const sent = await Promise.all([...senders].map((send) => send().catch(() => false)));
    tellTabs({ kind: 'handed-over', userId, ask, tab, saved: sent.every(Boolean) });
  });
}

/** @returns whether no other tab of this account has anything left that the server does not have */
export async function otherTabsHandOver(userId: string): Promise<boolean> {
  const ask = newId();
  const busy = new Set<string>();
  let saved = true;
  let done = () => {};
  const finished = new Promise<void>((resolve) => {
    done = resolve;
  });
  const stop = onTabMessage((message) => {
    if (message.kind === 'handing-over' && message.ask === ask) busy.add(message.tab);
    if (message.kind !== 'handed-over' || message.ask !== ask) return;
    busy.delete(message.tab);
    saved &&= message.saved;
    if (busy.size === 0) done();
  });
  tellTabs({ kind: 'hand-over', userId, ask });
  await pause(ANSWERS_WITHIN);
  if (busy.size > 0) await Promise.race([finished, pause(SENDS_WITHIN)]);
  stop();
  return saved && busy.size === 0;
}
