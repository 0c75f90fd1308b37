/** Channel on which the tabs of a browser announce the record that the server has just committed. */
import type { SavedRecord } from './send-record';

/**
 * Tells the other tabs of this browser about saves of the record.
 * @param onSave called with a record that another tab saved
 */
export function openRecordChannel(userId: string, onSave: (saved: SavedRecord) => void) {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} };
  const channel = new BroadcastChannel(`quarterdeck.record.${userId}`);
  channel.onmessage = ({ data }: MessageEvent<SavedRecord>) => onSave(data);
  return { tell: (saved: SavedRecord) => channel.postMessage(saved), close: () => channel.close() };
}
