/** Tabs of one browser tell each other which record the server has just committed. */
import type { SavedRecord } from './send';

/** @param hear called with what another tab has saved */
export function openChannel(userId: string, hear: (saved: SavedRecord) => void) {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} };
  const channel = new BroadcastChannel(`quarterdeck.record.${userId}`);
  channel.onmessage = ({ data }: MessageEvent<SavedRecord>) => hear(data);
  return { tell: (saved: SavedRecord) => channel.postMessage(saved), close: () => channel.close() };
}
