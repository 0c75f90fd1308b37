/** The references that readers of a profile see, for everything that shows or hands out the profile. */
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { type ShownReference, shownReference } from '@/shared/reference';
import type { Database, Transaction } from '../client';
import { profileChanged } from '../profiles/changes';
import { profiles, profileReferences as references } from '../schema';

/**
 * In the order in which their owner chose to show them.
 * @param profile `references_at` spares the select where there never was one
 */
export async function shownReferences(
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
 * Notes in the profile's row that readers see other references now, in the transaction that changes them. Pages and
 * files are kept by the version of that row, so that all of them are made anew, whichever process has them.
 */
export async function bumpReferencesVersion(tx: Transaction, profileId: string, now: Date): Promise<void> {
  await tx.update(profiles).set({ references_at: now }).where(eq(profiles.id, profileId));
}

/** After the commit: for those who listen in this process. */
export const notifyReferencesChanged = (db: Database, profileId: string): void =>
  profileChanged(db, profileId);
