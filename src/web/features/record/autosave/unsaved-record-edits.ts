/** Unsent record edits in `localStorage`, keyed by user and editing session. Logging out deletes them. */
import type { EditedRecord } from '@/shared/record/career-record';
import { readStoredEdits } from '@/shared/record/excess';
import { newId } from '@/web/lib/browser/new-id';
import { clearStoredText, readStoredText, storeText } from '@/web/lib/unsaved-input/stored-text';
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

/** The storage key of a guest's edits with a text over its limit, which the result in their tab cannot hold. */
const TOO_LONG_KEY = 'record-too-long';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Keeps a guest's edits with a text over its limit in their tab, until it is shorter or the result is claimed. */
export const keepTooLong = (edits: { base: EditedRecord; mine: EditedRecord }): boolean =>
  storeText(TOO_LONG_KEY, edits);

/** Forgets them: the text is short enough, or the account has them. */
export const dropTooLong = (): void => clearStoredText(TOO_LONG_KEY);

/** The edits that `keepTooLong` has kept; `null` if there are none. */
export function readTooLong(): { base: EditedRecord; mine: EditedRecord } | null {
  const stored = readStoredText(TOO_LONG_KEY, isObject);
  const [base, mine] = [readStoredEdits(stored?.base), readStoredEdits(stored?.mine)];
  return base && mine && { base, mine };
}

/** Takes what a guest has kept, and has moved to this account with their profile, for unsaved edits of its record. */
export function takeGuestEdits(userId: string): void {
  const kept = readTooLong();
  if (kept && keepForAccount(userId, kept.base, kept.mine)) dropTooLong();
}

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
