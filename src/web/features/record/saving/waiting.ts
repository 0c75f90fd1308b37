/** Mends that wait in `localStorage` until the server has them, by user and editing. Logging out forgets them. */
import { type RecordEdits, recordEditsSchema } from '@/shared/record';
import { unsavedKeys, unsavedPrefix } from '@/web/lib/unsaved';

export interface WaitingEdits {
  /** What they started from. */
  base: RecordEdits;
  mine: RecordEdits;
}

const KIND = 'record.';
const keyOf = (userId: string, editingId: string) => `${unsavedPrefix(userId)}${KIND}${editingId}`;

/** Storage may be full, switched off or absent: mending goes on without it. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

export function keepWaiting(userId: string, editingId: string, edits: WaitingEdits | null): void {
  const key = keyOf(userId, editingId);
  attempt(() => {
    if (edits) localStorage.setItem(key, JSON.stringify(edits));
    else localStorage.removeItem(key);
  }, undefined);
}

/**
 * What editings that no longer live could not send. Each is forgotten with the call: who takes it must keep it.
 * @param alive ids of editings that go on in some tab
 */
export function takeWaiting(userId: string, alive: ReadonlySet<string>): WaitingEdits[] {
  const prefix = unsavedPrefix(userId) + KIND;
  return unsavedKeys(userId).flatMap((key) => {
    if (!key.startsWith(prefix) || alive.has(key.slice(prefix.length))) return [];
    const stored = attempt((): unknown => JSON.parse(localStorage.getItem(key) ?? ''), null);
    attempt(() => localStorage.removeItem(key), undefined);
    const { base, mine } = (stored ?? {}) as Record<string, unknown>;
    const [from, to] = [recordEditsSchema.safeParse(base), recordEditsSchema.safeParse(mine)];
    return from.success && to.success ? [{ base: from.data, mine: to.data }] : [];
  });
}
