import { openTabChannel } from '../browser/tab-channel';

/**
 * Messages between the product's tabs in this browser about sign-in and sign-out. Without BroadcastChannel none are
 * sent.
 */
export type TabMessage =
  /** `deleted`: signed out because the account was deleted. */
  | { kind: 'signed-in' | 'signed-out'; userId: string; deleted?: boolean }
  /** A tab is about to log out: the others send their unsaved edits, and answer. `ask`: the id of this question. */
  | { kind: 'hand-over'; userId: string; ask: string }
  /** The answers: a tab has begun to send its edits, and has sent them. `saved`: the server has all of them. */
  | { kind: 'handing-over'; userId: string; ask: string; tab: string }
  | { kind: 'handed-over'; userId: string; ask: string; tab: string; saved: boolean };

const channel = openTabChannel('quarterdeck.session');

/** Sends a message to the other tabs; this one does not receive it. */
export const postToTabs = (message: TabMessage): void => channel?.postMessage(message);

/**
 * Listens to messages of other tabs.
 * @returns a function that stops listening
 */
export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  const onMessage = ({ data }: MessageEvent<TabMessage>) => listener(data);
  channel?.addEventListener('message', onMessage);
  return () => channel?.removeEventListener('message', onMessage);
}
