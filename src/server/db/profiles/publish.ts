/** Making a profile public and private again, and the addresses it has. */
import { randomBytes } from 'node:crypto';
import { and, eq, isNotNull, like, ne, or } from 'drizzle-orm';
import { AppError } from '@/shared/errors';
import type { ComposedLine } from '@/shared/evidence';
import { LIMITS } from '@/shared/limits';
import { firstFreeSlug } from '@/shared/slug';
import type { Database, Transaction } from '../client';
import { countAttempt } from '../rate-limits';
import { profileSlugs, profiles, user } from '../schema';
import { profileChanged } from './changes';
import { isSlugRetired } from './retired-slugs';
import { confirmLines } from './unconfirmed-lines';

/** Rounds of a race for one name; each round gives the slug to somebody. */
const ROUNDS = 200;

const YEAR = 365 * 24 * 60 * 60_000;

interface Publication {
  profileId: string;
  published: boolean;
  wanted: string | null;
  /** Lines that no source confirms and that the owner confirms by publishing; theirs from then on. */
  confirmed?: readonly ComposedLine[];
  now: Date;
}

/**
 * `null` when there is no such profile. The slug stays through unpublishing.
 * @throws AppError UNCONFIRMED_LINES when a line would become public that no source confirms and is not confirmed
 */
export async function setPublished(
  db: Database,
  input: Publication,
): Promise<{ ispublished: boolean; profile_slug: string | null } | null> {
  const mine = eq(profiles.id, input.profileId);
  const outcome = await db.transaction(async (tx) => {
    const [row] = await tx
      .select({
        slug: profiles.profile_slug,
        first: profiles.first_published_at,
        data: profiles.profile_data,
        evidence: profiles.evidence,
        staged: profiles.edits_staged,
        takenDown: profiles.taken_down_at,
      })
      .from(profiles)
      .where(mine)
      .for('update');
    // A request that was under way when its account was deleted must not make the profile public again.
    if (!row || (await isGoing(tx, input.profileId))) return null;
    if (input.published && row.takenDown) throw new AppError('PAGE_TAKEN_DOWN');
    const { data, evidence } = row;
    const left = input.published ? confirmLines({ evidence, data, confirmed: input.confirmed }) : evidence;
    const slug = row.slug ?? (input.published ? await claimAny(tx, input.profileId, input.wanted) : null);
    await tx
      .update(profiles)
      .set({
        ispublished: input.published,
        held_published: false,
        // The present state is published; later edits are staged and not shown.
        published_data: input.published && row.staged ? data : null,
        profile_slug: slug,
        ...(left !== evidence && { evidence: left }),
        first_published_at: row.first ?? (input.published ? input.now : null),
      })
      .where(mine);
    return { ispublished: input.published, profile_slug: slug };
  });
  if (outcome) profileChanged(db, input.profileId);
  return outcome;
}

async function isGoing(tx: Transaction, id: string): Promise<boolean> {
  const going = and(eq(user.id, id), isNotNull(user.deletion_requested_at));
  return (await tx.select({ id: user.id }).from(user).where(going)).length > 0;
}

/** Whether search engines may list the page. */
export async function setIndexable(db: Database, profileId: string, indexable: boolean): Promise<void> {
  await db.update(profiles).set({ indexable }).where(eq(profiles.id, profileId));
  profileChanged(db, profileId);
}

/** Whether readers of the page may take it along as a file. */
export async function setDownloadable(db: Database, profileId: string, downloadable: boolean): Promise<void> {
  await db.update(profiles).set({ downloadable }).where(eq(profiles.id, profileId));
  profileChanged(db, profileId);
}

interface SlugChange {
  profileId: string;
  slug: string;
  now: Date;
}

/**
 * Gives a profile the slug its owner chose. A former one stays theirs if anybody has visited it, else it is free.
 * `false` when it is another's.
 * @throws AppError TOO_MANY_REQUESTS after five new slugs in a year
 */
export async function changeSlug(db: Database, { profileId, slug, now }: SlugChange): Promise<boolean> {
  const done = await db.transaction(async (tx) => {
    // Held from the start: of several at once each counts the ones before it.
    await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, profileId)).for('update');
    const mine = eq(profileSlugs.profile_id, profileId);
    const [own] = await tx
      .select()
      .from(profileSlugs)
      .where(and(mine, eq(profileSlugs.slug, slug)));
    if (!own) {
      if (!(await claim(tx, profileId, slug))) return false;
      // After the claim: one that fails is rolled back, and with it nothing is counted.
      await countNewSlug(tx, profileId, now);
    }
    await tx.update(profiles).set({ profile_slug: slug }).where(eq(profiles.id, profileId));
    const unvisited = eq(profileSlugs.visited, false);
    await tx.delete(profileSlugs).where(and(mine, unvisited, ne(profileSlugs.slug, slug)));
    return true;
  });
  if (done) profileChanged(db, profileId);
  return done;
}

async function countNewSlug(tx: Transaction, profileId: string, now: Date): Promise<void> {
  const limit = { key: `new-slug:${profileId}`, max: LIMITS.newSlugsPerYear, window: YEAR };
  const wait = await countAttempt(tx, limit, now);
  if (wait === 0) return;
  throw new AppError('TOO_MANY_REQUESTS', 'new slugs of a year', {
    userMessage: `You have chosen ${LIMITS.newSlugsPerYear} new links within a year. Please keep one of those you have had.`,
    data: { retryAfter: Math.ceil(wait / 1_000) },
  });
}

/** Remembers that the page of a slug was shown to somebody, who may come again. */
export async function markVisited(db: Database, slug: string): Promise<void> {
  await db.update(profileSlugs).set({ visited: true }).where(eq(profileSlugs.slug, slug));
}

/** Whether a profile could have a slug now: nobody else has it, had it, or left it behind. */
export async function isSlugFree(db: Database, profileId: string, slug: string): Promise<boolean> {
  const [row] = await db
    .select({ owner: profileSlugs.profile_id })
    .from(profileSlugs)
    .where(eq(profileSlugs.slug, slug));
  return row ? row.owner === profileId : !(await isSlugRetired(db, slug));
}

/** Takes the slug asked for, or the next number that is free, or a neutral one. */
async function claimAny(tx: Transaction, profileId: string, wanted: string | null): Promise<string> {
  // Those of erased profiles are kept as hashes, so they come up one by one.
  const refused = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    const slug = wanted
      ? firstFreeSlug(wanted, new Set([...(await takenLike(tx, wanted)), ...refused]))
      : `profile-${randomBytes(4).toString('hex')}`;
    if (await claim(tx, profileId, slug)) return slug;
    refused.add(slug);
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

/**
 * Whether the slug is this profile's now. The primary key decides a race; retirement is asked after it, so
 * that a slug given up at this moment by an erased profile is seen as retired.
 */
async function claim(tx: Transaction, profileId: string, slug: string): Promise<boolean> {
  const row = { slug, profile_id: profileId, visited: false };
  const [made] = await tx.insert(profileSlugs).values(row).onConflictDoNothing().returning();
  if (made && (await isSlugRetired(tx, slug))) {
    await tx.delete(profileSlugs).where(eq(profileSlugs.slug, slug));
    return false;
  }
  const [now] = await tx
    .select({ owner: profileSlugs.profile_id })
    .from(profileSlugs)
    .where(eq(profileSlugs.slug, slug));
  return now?.owner === profileId;
}
