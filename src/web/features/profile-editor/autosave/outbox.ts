/** Edits that wait in `localStorage`, by user and editing, until the server has them. Cleared at logout. */
import { isProfileFields } from '@/shared/profile-fields';
import { unsavedKeys, unsavedPrefix } from '@/web/lib/unsaved';
import type { Outbox, OutboxEntry } from './types';

/** More saves without an answer than this are none of ours. */
const MAX_SENT = 5;

/** Storage may be full, switched off or absent: editing goes on without it. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** The place of one editing. @param storage `null` where the browser closes it to the page */
export function createOutbox(storage: Storage | null, userId: string, editingId: string): Outbox {
  const key = unsavedPrefix(userId) + editingId;
  return {
    put: (entry) =>
      attempt(() => {
        storage?.setItem(key, JSON.stringify(entry));
        return storage !== null;
      }, false),
    clear: () => attempt(() => storage?.removeItem(key), undefined),
  };
}

const KEEPS: readonly unknown[] = [undefined, 'replaced', 'regenerated', 'restored'];

function isEntry(value: unknown): value is OutboxEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { base, mine, sent, keep } = value as Record<string, unknown>;
  const fit = isProfileFields(base) && isProfileFields(mine) && KEEPS.includes(keep);
  return fit && Array.isArray(sent) && sent.length <= MAX_SENT && sent.every(isProfileFields);
}

export interface Waiting {
  key: string;
  entry: OutboxEntry;
}

/**
 * What editings of this user could not send; what cannot be read is passed over.
 * @param alive ids of editings that go on somewhere: they send their own
 */
export function waitingEntries(
  storage: Storage | null,
  userId: string,
  alive: ReadonlySet<string>,
): Waiting[] {
  return unsavedKeys(userId).flatMap((key) => {
    if (alive.has(key.slice(unsavedPrefix(userId).length))) return [];
    const entry = attempt((): unknown => JSON.parse(storage?.getItem(key) ?? ''), undefined);
    return isEntry(entry) ? [{ key, entry }] : [];
  });
}
