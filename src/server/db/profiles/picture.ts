/** The photo of a profile. Changes are numbered, so that of two concurrent ones the one that began last wins. */
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../client';
import { profilePictures, profiles } from '../schema';
import { announceProfileChange } from './changes';

/**
 * Assigns a number to a change: the time in milliseconds, or more if that number is taken. No two changes of a profile
 * share a number, so no two photos share a name.
 */
export async function reserveStamp(db: Database, profileId: string, now: Date): Promise<number> {
  const at = now.getTime();
  const [row] = await db
    .insert(profilePictures)
    .values({ profile_id: profileId, last_stamp: at, current_stamp: 0 })
    .onConflictDoUpdate({
      target: profilePictures.profile_id,
      set: { last_stamp: sql`greatest(${profilePictures.last_stamp} + 1, ${at}::bigint)` },
    })
    .returning({ stamp: profilePictures.last_stamp });
  if (!row) throw new Error('no stamp was given');
  return row.stamp;
}

export type PictureChange = 'changed' | 'superseded' | 'missing';

/**
 * Replaces the photo, or removes it (`address` empty). The profile's revision stays the same, since saves do not
 * include the photo.
 */
export async function changePicture(
  db: Database,
  change: { profileId: string; stamp: number; address: string; now: Date },
): Promise<PictureChange> {
  const { profileId, stamp, address, now } = change;
  const isProfile = eq(profiles.id, profileId);
  const outcome = await db.transaction(async (tx): Promise<PictureChange> => {
    const [row] = await tx
      .select({ data: profiles.profile_data })
      .from(profiles)
      .where(isProfile)
      .for('update');
    if (!row?.data) return 'missing';
    const updated = await tx
      .update(profilePictures)
      .set({ current_stamp: stamp })
      .where(and(eq(profilePictures.profile_id, profileId), lt(profilePictures.current_stamp, stamp)))
      .returning();
    if (updated.length === 0) return 'superseded';
    await tx
      .update(profiles)
      .set({
        profile_data: sql`jsonb_set(${profiles.profile_data}, '{profilePicture}', to_jsonb(${address}::text))`,
        updated_at: now,
      })
      .where(isProfile);
    return 'changed';
  });
  if (outcome === 'changed') announceProfileChange(db, profileId);
  return outcome;
}

/** Reads whether a profile is public and which photo it shows; `undefined` without a profile. */
export async function readPublicPicture(db: Database, profileId: string) {
  const [row] = await db
    .select({
      ispublished: profiles.ispublished,
      address: sql<string | null>`${profiles.profile_data}->>'profilePicture'`,
    })
    .from(profiles)
    .where(eq(profiles.id, profileId));
  return row;
}
