/** Reads what closed editors left in the outbox. Apart from it, since few visits find anything. */
import { MAX_MERGED_EDITS } from '@/shared/profile/merged-edit';
import { isProfileFields } from '@/shared/profile/shape-check';
import {
  dropUnsaved,
  isOfRecord,
  unreadKeys,
  unsavedKeys,
  unsavedPrefix,
  unsavedText,
} from '@/web/lib/unsaved-input/unsaved-edits';
import type { OutboxEntry, SaveIdentity } from './types';

/** Maximum number of saves without an answer in an entry; an entry with more is invalid. */
const MAX_SENT_SAVES = 5;

function isSaveIdentity(value: unknown): value is SaveIdentity {
  const { base_revision, save_id } = Object(value) as Record<string, unknown>;
  return typeof base_revision === 'number' && typeof save_id === 'string';
}

function areMergedEdits(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length <= MAX_MERGED_EDITS &&
    value.every((edit) => isProfileFields(Object(edit).base) && isProfileFields(Object(edit).mine))
  );
}

const KEEP_REASONS: readonly unknown[] = [undefined, 'replaced', 'regenerated', 'restored'];

function isEntry(value: unknown): value is OutboxEntry {
  const { base, mine, sent, saves = [], keep, merged = [] } = Object(value) as Record<string, unknown>;
  if (!Array.isArray(saves) || !saves.every(isSaveIdentity) || !areMergedEdits(merged)) return false;
  const fit = isProfileFields(base) && isProfileFields(mine) && KEEP_REASONS.includes(keep);
  return fit && Array.isArray(sent) && sent.length <= MAX_SENT_SAVES && sent.every(isProfileFields);
}

export interface WaitingEntry {
  key: string;
  entry: OutboxEntry;
}

/**
 * Returns edits of this user that earlier pages could not send. Entries of another shape are noted as unread; one that
 * is no JSON can never be read, and is deleted, since it would count as unsaved for ever.
 * @param openEditingIds ids of editors that are still open and send their own
 */
export function readWaitingEntries(userId: string, openEditingIds: ReadonlySet<string>): WaitingEntry[] {
  return unsavedKeys(userId).flatMap((key) => {
    if (openEditingIds.has(key.slice(unsavedPrefix(userId).length)) || isOfRecord(userId, key)) return [];
    try {
      const entry: unknown = JSON.parse(unsavedText(key) ?? '');
      if (isEntry(entry)) return [{ key, entry }];
      unreadKeys.add(key);
      return [];
    } catch {
      dropUnsaved(key);
      return [];
    }
  });
}
