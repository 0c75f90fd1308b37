/** Keeps rows hidden that were removed while they were hidden, when a save brings them back (`shared/publishing`). */
import { eq, sql } from 'drizzle-orm';
import { deepEqual } from '@/shared/json/deep-equal';
import { isEmptyProfile, type ProfileData, readProfileData } from '@/shared/profile/profile-data';
import { type ChosenAudience, keepHidden } from '@/shared/publishing/removed-hidden';
import type { Transaction } from '../client';
import { profiles } from '../schema';

/** Whether a profile has rows that not every reader sees, or had some that were removed. */
export const hasHiddenRows = sql<boolean>`(${profiles.removed_hidden} is not null
  or coalesce(${profiles.profile_data}->'case_stories' @> '[{"shown": false}]', false)
  or coalesce(${profiles.profile_data}->'engagement' @> '[{"shown": "hidden"}]', false)
  or coalesce(${profiles.profile_data}->'engagement' @> '[{"shown": "versions"}]', false))`;

/** The fields whose rows can be hidden from readers. */
export type GuardedFields = Pick<ProfileData, 'engagement' | 'case_stories'>;

/** The fields that are stored differently from how they were sent; `undefined` if all are stored as sent. */
export function fieldsStoredDifferently(
  sent: Partial<GuardedFields>,
  stored: GuardedFields,
): Partial<GuardedFields> | undefined {
  const fields = (['engagement', 'case_stories'] as const).filter(
    (field) => sent[field] && !deepEqual(sent[field], stored[field]),
  );
  return fields.length > 0 ? Object.fromEntries(fields.map((field) => [field, stored[field]])) : undefined;
}

/**
 * Hides the rows that a save brings back, and notes the hidden ones that it removes; a stale save changes nothing. Call
 * it before the save, in its transaction.
 * @returns the fields as they are to be saved
 */
export async function guardHidden(
  tx: Transaction,
  save: { profileId: string; baseRevision: number; json: string; chosen?: readonly ChosenAudience[] },
): Promise<{ json: string; stored?: Partial<GuardedFields> }> {
  const isProfile = eq(profiles.id, save.profileId);
  const [row] = await tx
    .select({ data: profiles.profile_data, revision: profiles.revision, removed: profiles.removed_hidden })
    .from(profiles)
    .where(isProfile)
    .for('update');
  if (!row || row.revision !== save.baseRevision) return { json: save.json };
  const before = readProfileData(isEmptyProfile(row.data) ? {} : row.data);
  const sent = JSON.parse(save.json) as Partial<ProfileData>;
  // A page loaded before a field existed does not send it.
  const after = { ...before, ...sent };
  const { removed, ...guarded } = keepHidden(row.removed, { before, after, chosen: save.chosen ?? [] });
  if (!deepEqual(removed, row.removed)) {
    await tx.update(profiles).set({ removed_hidden: removed }).where(isProfile);
  }
  const stored = fieldsStoredDifferently(sent, guarded);
  return { json: stored ? JSON.stringify({ ...sent, ...stored }) : save.json, stored };
}
