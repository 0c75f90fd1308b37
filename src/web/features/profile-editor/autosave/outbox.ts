/** Edits kept in `localStorage` and IndexedDB until the server has them, by user and editing session. */
import { dropUnsaved, keepUnsaved, unsavedPrefix } from '@/web/lib/unsaved-input/unsaved-edits';
import type { Outbox } from './types';

/** The outbox of one editing session. */
export function createOutbox(userId: string, editingId: string): Outbox {
  const key = unsavedPrefix(userId) + editingId;
  return {
    put: (entry) => keepUnsaved(key, JSON.stringify(entry)),
    clear: () => dropUnsaved(key),
  };
}
