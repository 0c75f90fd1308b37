/**
 * Updates the private versions of a profile when it changes, so that hidden content stays hidden when it is reworded or
 * moved.
 */
import { eq, sql } from 'drizzle-orm';
import type { MergedEdit } from '@/shared/profile/merged-edit';
import { isEmptyProfile, type ProfileData, readProfileData } from '@/shared/profile/profile-data';
import { followGenerated } from '@/shared/publishing/follow-generated';
import type { followHiddenLines } from '@/shared/publishing/follow-hidden-lines';
import { followMerged } from '@/shared/publishing/follow-merged';
import type { Transaction } from '../client';
import { privateVersions, profiles } from '../schema';

/** Whether a profile has private versions that leave out lines or sections. */
export const hasOmissions = (profileId: unknown) => sql`exists (
  select from ${privateVersions}
  where ${privateVersions.profile_id} = ${profileId} and (${privateVersions.choice}->'hidden_lines' <> '[]'::jsonb
    or ${privateVersions.choice}->'hidden' <> '[]'::jsonb))`;

/** The stored profile; an empty one if none is stored yet. */
const storedProfile = (data: unknown): ProfileData => readProfileData(isEmptyProfile(data) ? {} : data);

/**
 * Updates the versions for a change of the profile. Call it before the profile is written, in that transaction and with
 * its row locked. The versions' revision is incremented, so that an open editor of a version loads the change.
 */
export async function followChange(
  tx: Transaction,
  {
    profileId,
    before,
    after,
    follow,
  }: { profileId: string; before: unknown; after: unknown; follow: typeof followHiddenLines },
): Promise<void> {
  const versions = await tx
    .select({ id: privateVersions.id, choice: privateVersions.choice })
    .from(privateVersions)
    .where(eq(privateVersions.profile_id, profileId))
    .for('update');
  if (versions.length === 0) return;
  const edit = { before: storedProfile(before), after: storedProfile(after) };
  for (const { id, choice } of versions) {
    const updatedChoice = follow(choice, edit);
    if (updatedChoice === choice) continue;
    await tx
      .update(privateVersions)
      .set({ choice: updatedChoice, revision: sql`${privateVersions.revision} + 1` })
      .where(eq(privateVersions.id, id));
  }
}

/**
 * Updates the versions for a save of the owner; a stale save changes nothing. Call it before the save, in its
 * transaction.
 * @param save.json the fields of the profile that are about to be saved
 * @param save.keep why the former state is kept; some reasons mean that whole sections are replaced
 * @param save.merged the merges with other devices' edits that the save comes from
 */
export async function followRewrites(
  tx: Transaction,
  {
    profileId,
    baseRevision,
    json,
    keep,
    merged = [],
  }: {
    profileId: string;
    baseRevision: number;
    json: string;
    keep?: string;
    merged?: readonly MergedEdit[];
  },
): Promise<void> {
  const [profile] = await tx
    .select({ data: profiles.profile_data, revision: profiles.revision })
    .from(profiles)
    .where(eq(profiles.id, profileId))
    .for('update');
  if (!profile?.data || profile.revision !== baseRevision) return;
  // A page loaded before a field existed does not send it.
  const after = { ...profile.data, ...JSON.parse(json) };
  const isWhole = keep === 'regenerated' || keep === 'restored';
  const follow: typeof followHiddenLines = isWhole
    ? followGenerated
    : (choice, edit) => followMerged(choice, edit, merged);
  await followChange(tx, { profileId, before: profile.data, after, follow });
}
