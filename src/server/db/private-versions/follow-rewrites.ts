/** Lets the private versions of a profile follow a save, so that none shows in other words or places what it leaves out. */
import { eq, sql } from 'drizzle-orm';
import { readProfileData } from '@/shared/profile/profile-data';
import { followHiddenLines } from '@/shared/publishing/follow-hidden-lines';
import type { Transaction } from '../client';
import { privateVersions, profiles } from '../schema';

/** Whether a profile has private versions that leave out lines or sections. */
export const hasOmissions = (profileId: unknown) => sql`exists (
  select from ${privateVersions}
  where ${privateVersions.profile_id} = ${profileId} and (${privateVersions.choice}->'hidden_lines' <> '[]'::jsonb
    or ${privateVersions.choice}->'hidden' <> '[]'::jsonb))`;

/**
 * Call it before the save, in its transaction. The versions' revision is counted up, so that an open editor of a version
 * takes over what it did not know.
 * @param save the fields of the profile that are about to be saved; a save that came too late changes nothing
 */
export async function followRewrites(
  tx: Transaction,
  { profileId, baseRevision, json }: { profileId: string; baseRevision: number; json: string },
): Promise<void> {
  const [profile] = await tx
    .select({ data: profiles.profile_data, revision: profiles.revision })
    .from(profiles)
    .where(eq(profiles.id, profileId))
    .for('update');
  if (!profile?.data || profile.revision !== baseRevision) return;
  // A page loaded before a field existed does not send it.
  const saved = { ...profile.data, ...JSON.parse(json) };
  const [before, after] = [readProfileData(profile.data), readProfileData(saved)];
  const versions = await tx
    .select({ id: privateVersions.id, choice: privateVersions.choice })
    .from(privateVersions)
    .where(eq(privateVersions.profile_id, profileId))
    .for('update');
  for (const { id, choice } of versions) {
    const followed = followHiddenLines(choice, before, after);
    if (followed === choice) continue;
    await tx
      .update(privateVersions)
      .set({ choice: followed, revision: sql`${privateVersions.revision} + 1` })
      .where(eq(privateVersions.id, id));
  }
}
