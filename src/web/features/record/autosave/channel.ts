/** The channel on which the tabs of a browser announce a record that the server has committed. */
import { openTabChannel } from '@/web/lib/browser/tab-channel';
import type { SavedRecord } from './send-record';

/**
 * Opens the channel of a person's record.
 * @param onSave called with a record that another tab saved
 * @returns `announce` sends a saved record to the other tabs; without `BroadcastChannel` it does nothing
 */
export function openRecordChannel(userId: string, onSave: (saved: SavedRecord) => void) {
  const channel = openTabChannel(`quarterdeck.record.${userId}`);
  channel?.addEventListener('message', ({ data }: MessageEvent<SavedRecord>) => onSave(data));
  return { announce: (saved: SavedRecord) => channel?.postMessage(saved), close: () => channel?.close() };
}
