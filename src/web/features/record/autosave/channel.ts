/** The channel on which the tabs of a browser announce a record that the server has committed. */
import type { SavedRecord } from './send-record';

/**
 * Opens the channel of a person's record.
 * @param onSave called with a record that another tab saved
 * @returns `announce` sends a saved record to the other tabs; without `BroadcastChannel` it does nothing
 */
export function openRecordChannel(userId: string, onSave: (saved: SavedRecord) => void) {
  if (typeof BroadcastChannel === 'undefined') return { announce: () => {}, close: () => {} };
  const channel = new BroadcastChannel(`quarterdeck.record.${userId}`);
  channel.onmessage = ({ data }: MessageEvent<SavedRecord>) => onSave(data);
  return { announce: (saved: SavedRecord) => channel.postMessage(saved), close: () => channel.close() };
}
