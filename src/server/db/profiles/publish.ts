/** Making a profile public and private again, and the addresses it has. */
import { randomBytes } from 'node:crypto';
import { eq, like, or } from 'drizzle-orm';
import { firstFreeSlug } from '@/shared/slug';
import type { Database, Transaction } from '../client';
import { profileSlugs, profiles } from '../schema';
import { profileChanged } from './changes';

/** Rounds of a race for one name; each round gives the slug to somebody. */
const ROUNDS = 200;

/** `null` when there is no such profile. The slug stays through unpublishing. */
export async function setPublished(
  db: Database,
  input: { profileId: string; published: boolean; wanted: string | null; now: Date },
): Promise<{ ispublished: boolean; profile_slug: string | null } | null> {
  const mine = eq(profiles.id, input.profileId);
  const outcome = await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ slug: profiles.profile_slug, first: profiles.first_published_at })
      .from(profiles)
      .where(mine)
      .for('update');
    if (!row) return null;
    const slug = row.slug ?? (input.published ? await claimAny(tx, input.profileId, input.wanted) : null);
    await tx
      .update(profiles)
      .set({
        ispublished: input.published,
        profile_slug: slug,
        first_published_at: row.first ?? (input.published ? input.now : null),
      })
      .where(mine);
    return { ispublished: input.published, profile_slug: slug };
  });
  if (outcome) profileChanged(db, input.profileId);
  return outcome;
}

/** Gives a profile the slug its owner chose; the former ones stay theirs. `false` when it is another's. */
export async function changeSlug(db: Database, profileId: string, slug: string): Promise<boolean> {
  const done = await db.transaction(async (tx) => {
    if (!(await claim(tx, profileId, slug))) return false;
    await tx.update(profiles).set({ profile_slug: slug }).where(eq(profiles.id, profileId));
    return true;
  });
  if (done) profileChanged(db, profileId);
  return done;
}

/** Takes the slug asked for, or the next number that is free, or a neutral one. */
async function claimAny(tx: Transaction, profileId: string, wanted: string | null): Promise<string> {
  for (let round = 0; round < ROUNDS; round++) {
    const slug = wanted
      ? firstFreeSlug(wanted, await takenLike(tx, wanted))
      : `profile-${randomBytes(4).toString('hex')}`;
    if (await claim(tx, profileId, slug)) return slug;
  }
  throw new Error('no free slug found');
}

async function takenLike(tx: Transaction, wanted: string): Promise<Set<string>> {
  const rows = await tx
    .select({ slug: profileSlugs.slug })
    .from(profileSlugs)
    .where(or(eq(profileSlugs.slug, wanted), like(profileSlugs.slug, `${wanted}-%`)));
  return new Set(rows.map((row) => row.slug));
}

/** Whether the slug is this profile's now. The primary key decides a race. */
async function claim(tx: Transaction, profileId: string, slug: string): Promise<boolean> {
  await tx.insert(profileSlugs).values({ slug, profile_id: profileId }).onConflictDoNothing();
  const [row] = await tx
    .select({ owner: profileSlugs.profile_id })
    .from(profileSlugs)
    .where(eq(profileSlugs.slug, slug));
  return row?.owner === profileId;
}
