/** Lets the private versions of a profile follow a save, so that none shows a rewritten line which it leaves out. */
import { eq, sql } from 'drizzle-orm';
import { readProfileData } from '@/shared/profile/profile-data';
import { followHiddenLines } from '@/shared/publishing/follow-hidden-lines';
import type { Transaction } from '../client';
import { privateVersions, profiles } from '../schema';

/** Whether a profile has private versions that leave out lines. */
export const hasHiddenLines = (profileId: unknown) => sql`exists (
  select from ${privateVersions}
  where ${privateVersions.profile_id} = ${profileId} and ${privateVersions.choice}->'hidden_lines' <> '[]'::jsonb)`;

/**
 * Call it before the save, in its transaction. The versions' revision is counted up, so that an open editor of a version
 * takes over what it did not know.
 * @param save the profile as it is about to be saved; a save that came too late changes nothing
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
  const [before, after] = [readProfileData(profile.data), readProfileData(JSON.parse(json))];
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
