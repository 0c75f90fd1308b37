/** Edits that wait in `localStorage`, by user and tab, until the server has them. Cleared at logout. */
import { z } from 'zod';
import { profileDataSchema } from '@/shared/profile';
import { UNSAVED_PREFIX } from '@/web/lib/unsaved';
import type { Outbox, OutboxEntry } from './types';

const fields = profileDataSchema.partial();
const entrySchema = z.object({ base: fields, mine: fields, sent: z.array(fields).max(5) });

const prefixOf = (userId: string) => `${UNSAVED_PREFIX}${userId}.`;

/** Storage may be full, switched off or absent: editing goes on without it. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** The place of one tab. */
export function createOutbox(storage: Storage, userId: string, tabId: string): Outbox {
  const key = prefixOf(userId) + tabId;
  return {
    put: (entry) => attempt(() => storage.setItem(key, JSON.stringify(entry)), undefined),
    clear: () => attempt(() => storage.removeItem(key), undefined),
  };
}

const keysOf = (storage: Storage, userId: string) =>
  Object.keys(storage).filter((key) => key.startsWith(prefixOf(userId)));

/** What other pages of this user could not send; what cannot be read is passed over. */
export function waitingEntries(
  storage: Storage,
  userId: string,
  ownTab: string,
): { key: string; entry: OutboxEntry }[] {
  return attempt(
    () =>
      keysOf(storage, userId).flatMap((key) => {
        if (key.endsWith(ownTab)) return [];
        const parsed = entrySchema.safeParse(
          attempt(() => JSON.parse(storage.getItem(key) ?? ''), undefined),
        );
        return parsed.success ? [{ key, entry: parsed.data }] : [];
      }),
    [],
  );
}
