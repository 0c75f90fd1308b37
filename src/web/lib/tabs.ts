/** What the product's tabs in one browser tell each other about sessions. Without the means they tell nothing. */
export type TabMessage = { kind: 'signed-in' | 'signed-out'; userId: string };

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('quarterdeck.session');

export const tellTabs = (message: TabMessage): void => channel?.postMessage(message);

/** @returns stops listening */
export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  const hear = ({ data }: MessageEvent<TabMessage>) => listener(data);
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
