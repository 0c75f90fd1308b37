/** Unsent record edits in `localStorage`, keyed by user and editing session. Logging out deletes them. */
import type { EditedRecord } from '@/shared/record/career-record';
import { readStoredEdits } from '@/shared/record/excess';
import { newId } from '@/web/lib/browser/new-id';
import {
  dropUnsaved,
  keepUnsaved,
  unreadKeys,
  unsavedKeys,
  unsavedPrefix,
  unsavedText,
} from '@/web/lib/unsaved-input/unsaved-edits';

export interface UnsavedRecordEdits {
  /** The record that the edits are based on. */
  base: EditedRecord;
  mine: EditedRecord;
  /** Saves without an answer: the server may have any of them. */
  sent: EditedRecord[];
}

const KIND = 'record.';
const keyOf = (userId: string, editingId: string) => `${unsavedPrefix(userId)}${KIND}${editingId}`;

/**
 * Stores the unsaved edits of a record, or with `null` deletes those stored before.
 * @returns whether the browser has done so
 */
export function keepUnsavedRecordEdits(
  userId: string,
  editingId: string,
  edits: UnsavedRecordEdits | null,
): boolean {
  const key = keyOf(userId, editingId);
  if (edits) return keepUnsaved(key, JSON.stringify(edits));
  dropUnsaved(key);
  return true;
}

/**
 * Stores edits of a guest's record for the account that has claimed it without them. They are sent once it has
 * logged in in this browser.
 * @param base the record as it was claimed
 * @returns whether the browser has done so
 */
export const keepForAccount = (userId: string, base: EditedRecord, mine: EditedRecord): boolean =>
  keepUnsavedRecordEdits(userId, newId(), { base, mine, sent: [] });

/**
 * Returns edits that closed pages could not send; entries of another shape are noted as unread.
 * @param openEditingIds ids of editors that are still open in some tab
 */
export function readUnsavedRecordEdits(
  userId: string,
  openEditingIds: ReadonlySet<string>,
): { key: string; edits: UnsavedRecordEdits }[] {
  const prefix = unsavedPrefix(userId) + KIND;
  return unsavedKeys(userId).flatMap((key) => {
    if (!key.startsWith(prefix) || openEditingIds.has(key.slice(prefix.length))) return [];
    const stored = parseJson(unsavedText(key));
    const { base, mine, sent = [] } = (stored ?? {}) as Record<string, unknown>;
    const [baseEdits, ownEdits] = [readStoredEdits(base), readStoredEdits(mine)];
    const unanswered = Array.isArray(sent) ? sent.flatMap((edits) => readStoredEdits(edits) ?? []) : [];
    if (!baseEdits || !ownEdits) {
      unreadKeys.add(key);
      return [];
    }
    return [{ key, edits: { base: baseEdits, mine: ownEdits, sent: unanswered } }];
  });
}

function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
