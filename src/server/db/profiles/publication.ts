/** Publishes and unpublishes profiles, and assigns their slugs. */

import { randomBytes } from 'node:crypto';
import { and, eq, isNull, like, ne, or, sql } from 'drizzle-orm';
import { AppError } from '@/shared/errors/app-error';
import type { ComposedLine } from '@/shared/evidence/evidence-index';
import { requireConfirmedLines } from '@/shared/evidence/unconfirmed-lines';
import { LIMITS } from '@/shared/limits';
import { firstFreeSlug } from '@/shared/publishing/slug';
import {
  changesOf,
  type ReviewedState,
  requireReview,
  type UnreviewedChanges,
} from '@/shared/publishing/unreviewed-changes';
import { DAY } from '@/shared/time/durations';
import { isActiveAccount } from '../active-account';
import type { Database, Transaction } from '../client';
import { isOpenAt } from '../private-versions/is-open';
import { countAttempt } from '../rate-limits';
import { privateVersions, profileSlugs, profiles, user } from '../schema';
import { announceProfileChange } from './changes';
import { isSlugRetired } from './retired-slugs';
import { lastSeenData, publicationVersion } from './staging';

/** Maximum rounds of a race for a slug; in each round somebody gets the slug. */
const MAX_SLUG_ROUNDS = 200;

const YEAR_MS = 365 * DAY;

interface Publication {
  profileId: string;
  published: boolean;
  wantedSlug: string | null;
  /** Unconfirmed lines that the owner confirms by publishing. */
  confirmed?: readonly ComposedLine[];
  /** The states whose differences the owner was shown. */
  reviewed?: ReviewedState;
  now: Date;
}

/**
 * Publishes or unpublishes a profile, which keeps its slug. A private profile keeps a copy of what readers saw last,
 * which is shown to nobody but compared when it is published again.
 * @returns `null` when there is no such profile, or its account is being deleted or suspended
 * @throws AppError UNREVIEWED_CHANGES when the owner was not shown what would change for readers;
 * UNCONFIRMED_LINES when an unconfirmed line would become public; PAGE_TAKEN_DOWN while an operator hides the page
 */
export async function setPublished(
  db: Database,
  input: Publication,
): Promise<{ ispublished: boolean; profile_slug: string | null } | null> {
  const isProfile = eq(profiles.id, input.profileId);
  const outcome = await db.transaction(async (tx) => {
    const [row] = await tx
      .select({
        slug: profiles.profile_slug,
        first: profiles.first_published_at,
        data: profiles.profile_data,
        evidence: profiles.evidence,
        staged: profiles.edits_staged,
        takenDown: profiles.taken_down_at,
        revision: profiles.revision,
        publication: publicationVersion,
        live: profiles.ispublished,
        seen: lastSeenData,
      })
      .from(profiles)
      .where(isProfile)
      .for('update');
    // A request that was under way when its account was deleted or suspended must not make the profile public again.
    if (!row || !(await isActive(tx, input.profileId))) return null;
    if (input.published && row.takenDown) throw new AppError('PAGE_TAKEN_DOWN');
    const { data, evidence, live, seen, revision, publication } = row;
    if (input.published) {
      requireReview({ seen, data, live, present: { revision, publication } }, input.reviewed);
    }
    const remainingEvidence = input.published
      ? requireConfirmedLines({ evidence, data, confirmed: input.confirmed })
      : evidence;
    const slug = row.slug ?? (input.published ? await claimAny(tx, input.profileId, input.wantedSlug) : null);
    await tx
      .update(profiles)
      .set({
        ispublished: input.published,
        held_published: false,
        // While edits are staged, the present state becomes the published one, and later ones are not shown.
        published_data: input.published ? (row.staged ? data : null) : seen,
        profile_slug: slug,
        ...(remainingEvidence !== evidence && { evidence: remainingEvidence }),
        first_published_at: row.first ?? (input.published ? input.now : null),
      })
      .where(isProfile);
    return { ispublished: input.published, profile_slug: slug };
  });
  if (outcome) announceProfileChange(db, input.profileId);
  return outcome;
}

/**
 * What publishing would change for readers, by the states as they are now; `null` if nothing, or if it cannot be
 * published. `versions_open` tells whether any private version can be read.
 */
export async function readChanges(
  db: Database,
  { profileId, now }: { profileId: string; now: Date },
): Promise<(UnreviewedChanges & { versions_open: boolean }) | null> {
  const hasOpenVersions = sql<boolean>`exists (select from ${privateVersions} where ${and(
    eq(privateVersions.profile_id, profileId),
    isOpenAt(now),
  )})`;
  // Of a page that was taken down, only private versions have readers.
  const [row] = await db
    .select({
      seen: lastSeenData,
      data: profiles.profile_data,
      live: profiles.ispublished,
      revision: profiles.revision,
      publication: publicationVersion,
      versions_open: hasOpenVersions,
    })
    .from(profiles)
    .where(and(eq(profiles.id, profileId), or(isNull(profiles.taken_down_at), hasOpenVersions)));
  if (!row) return null;
  const { revision, publication, versions_open, ...states } = row;
  const changes = changesOf({ ...states, present: { revision, publication } });
  return changes && { ...changes, versions_open };
}

async function isActive(tx: Transaction, id: string): Promise<boolean> {
  const active = and(eq(user.id, id), isActiveAccount);
  return (await tx.select({ id: user.id }).from(user).where(active)).length > 0;
}

/** Sets whether search engines may list the page. */
export async function setIndexable(db: Database, profileId: string, indexable: boolean): Promise<void> {
  await db.update(profiles).set({ indexable }).where(eq(profiles.id, profileId));
  announceProfileChange(db, profileId);
}

/** Sets whether readers of the page may download it as a file. */
export async function setDownloadable(db: Database, profileId: string, downloadable: boolean): Promise<void> {
  await db.update(profiles).set({ downloadable }).where(eq(profiles.id, profileId));
  announceProfileChange(db, profileId);
}

interface SlugChange {
  profileId: string;
  slug: string;
  now: Date;
}

/**
 * Gives a profile the slug its owner chose. Former ones stay reserved if anybody has visited them, else they are
 * released. `false` when the slug belongs to somebody else.
 * @throws AppError TOO_MANY_REQUESTS after too many new slugs in a year
 */
export async function changeSlug(db: Database, { profileId, slug, now }: SlugChange): Promise<boolean> {
  const isChanged = await db.transaction(async (tx) => {
    // Locked from the start, so that concurrent changes are counted one after the other.
    await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, profileId)).for('update');
    const isOfProfile = eq(profileSlugs.profile_id, profileId);
    const [existing] = await tx
      .select()
      .from(profileSlugs)
      .where(and(isOfProfile, eq(profileSlugs.slug, slug)));
    if (!existing) {
      if (!(await claim(tx, profileId, slug))) return false;
      // After the claim, so that a failed one is rolled back without being counted.
      await countNewSlug(tx, profileId, now);
    }
    await tx.update(profiles).set({ profile_slug: slug }).where(eq(profiles.id, profileId));
    const unvisited = eq(profileSlugs.visited, false);
    await tx.delete(profileSlugs).where(and(isOfProfile, unvisited, ne(profileSlugs.slug, slug)));
    return true;
  });
  if (isChanged) announceProfileChange(db, profileId);
  return isChanged;
}

async function countNewSlug(tx: Transaction, profileId: string, now: Date): Promise<void> {
  const limit = { key: `new-slug:${profileId}`, max: LIMITS.newSlugsPerYear, windowMs: YEAR_MS };
  const wait = await countAttempt(tx, limit, now);
  if (wait === 0) return;
  throw new AppError('TOO_MANY_REQUESTS', 'new slugs of a year', {
    userMessage: `You have chosen ${LIMITS.newSlugsPerYear} new links within a year. Please keep one of those you have had.`,
    data: { retryAfter: Math.ceil(wait / 1_000) },
  });
}

/** Records that the page of a slug was shown to somebody, who may return. */
export async function markVisited(db: Database, slug: string): Promise<void> {
  await db.update(profileSlugs).set({ visited: true }).where(eq(profileSlugs.slug, slug));
}

/** Whether a profile could have a slug now: nobody else has or had it. */
export async function isSlugFree(db: Database, profileId: string, slug: string): Promise<boolean> {
  const [row] = await db
    .select({ owner: profileSlugs.profile_id })
    .from(profileSlugs)
    .where(eq(profileSlugs.slug, slug));
  return row ? row.owner === profileId : !(await isSlugRetired(db, slug));
}

/** Claims the wanted slug, with the next free number if it is taken; a neutral one if none is wanted. */
async function claimAny(tx: Transaction, profileId: string, wanted: string | null): Promise<string> {
  // Slugs of erased profiles are only known as hashes, so each is found by trying.
  const refused = new Set<string>();
  for (let round = 0; round < MAX_SLUG_ROUNDS; round++) {
    const slug = wanted
      ? firstFreeSlug(wanted, new Set([...(await findSlugsLike(tx, wanted)), ...refused]))
      : `profile-${randomBytes(4).toString('hex')}`;
    if (await claim(tx, profileId, slug)) return slug;
    refused.add(slug);
  }
  throw new Error('no free slug found');
}

async function findSlugsLike(tx: Transaction, wanted: string): Promise<Set<string>> {
  const rows = await tx
    .select({ slug: profileSlugs.slug })
    .from(profileSlugs)
    .where(or(eq(profileSlugs.slug, wanted), like(profileSlugs.slug, `${wanted}-%`)));
  return new Set(rows.map((row) => row.slug));
}

/**
 * Whether the slug now belongs to this profile. The primary key decides a race; retired slugs are checked after it, so
 * that a slug given up by a profile erased at this moment counts as retired.
 */
async function claim(tx: Transaction, profileId: string, slug: string): Promise<boolean> {
  const row = { slug, profile_id: profileId, visited: false };
  const [inserted] = await tx.insert(profileSlugs).values(row).onConflictDoNothing().returning();
  if (inserted && (await isSlugRetired(tx, slug))) {
    await tx.delete(profileSlugs).where(eq(profileSlugs.slug, slug));
    return false;
  }
  const [current] = await tx
    .select({ owner: profileSlugs.profile_id })
    .from(profileSlugs)
    .where(eq(profileSlugs.slug, slug));
  return current?.owner === profileId;
}
