/** The references that readers of a profile see, on pages and in files. */
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { type ShownReference, shownReference } from '@/shared/references/reference';
import type { Database, Transaction } from './client';
import { announceProfileChange } from './profiles/changes';
import { profiles, profileReferences as references } from './schema';

/**
 * The shown references, in the order that their owner chose.
 * @param profile its `references_at` saves the query if none was ever shown
 */
export async function listShownReferences(
  db: Database,
  profile: { id: string; references_at: Date | string | null },
): Promise<ShownReference[]> {
  if (profile.references_at === null) return [];
  const rows = await db
    .select()
    .from(references)
    .where(
      and(
        eq(references.profile_id, profile.id),
        eq(references.state, 'written'),
        isNotNull(references.shown_at),
      ),
    )
    .orderBy(asc(references.shown_at), asc(references.id));
  return rows.map(shownReference);
}

/**
 * Notes in the profile's row that the shown references have changed, in the same transaction. Pages and files are
 * cached by the row's version, so this renews all of them in every process.
 */
export async function bumpReferencesVersion(tx: Transaction, profileId: string, now: Date): Promise<void> {
  await tx.update(profiles).set({ references_at: now }).where(eq(profiles.id, profileId));
}

/** Notifies listeners in this process. Call it after the commit. */
export const notifyReferencesChanged = (db: Database, profileId: string): void =>
  announceProfileChange(db, profileId);
