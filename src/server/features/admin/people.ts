/**
 * Finds and counts people, and selects what an operator sees of one: no sources, drafts, preferences, introductions.
 */

import { and, count, desc, eq, gt, ilike, inArray, isNotNull, like, or, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Deps } from '@/server/context';
import { type ActCursor, readActs } from '@/server/db/audit';
import type { Database } from '@/server/db/client';
import { isOpenAt } from '@/server/db/private-versions/is-open';
import { account, passkey, privateVersions, profileSlugs, profiles, session, user } from '@/server/db/schema';
import { browserName } from '@/server/http/user-agent';
import { AUDIT_ACTS } from '@/shared/account/audit';
import { ONBOARDING_STATUSES, type OnboardingStatus } from '@/shared/account/onboarding';
import { AppError } from '@/shared/errors/app-error';
import { unconfirmedLines } from '@/shared/evidence/unconfirmed-lines';
import type { Evidence } from '@/shared/generation/evidence-schema';
import { SECTION_LINES } from '@/shared/profile/lines';
import { readProfileData } from '@/shared/profile/profile-data';

export const PEOPLE_STATES = [...ONBOARDING_STATUSES, 'SUSPENDED', 'TAKEN_DOWN', 'DELETED'] as const;
export type PeopleState = (typeof PEOPLE_STATES)[number];

/** Maximum people per page. */
const PAGE_SIZE = 20;
/** Maximum entries of the audit log that are shown of one person. */
const MAX_LOG_ENTRIES = 100;

const lastSeen = sql<string>`coalesce(${user.last_seen_at}, ${user.createdAt})`;

const isInState = (state: PeopleState | undefined): SQL | undefined => {
  if (state === undefined) return undefined;
  if (state === 'SUSPENDED') return isNotNull(user.suspended_at);
  if (state === 'TAKEN_DOWN') return isNotNull(profiles.taken_down_at);
  if (state === 'DELETED') return isNotNull(user.deletion_requested_at);
  return eq(profiles.onboarding_status, state as OnboardingStatus);
};

/** The pattern of texts that contain this one, for `like`; % and _ are escaped, so that they are searched literally. */
const likePatternOf = (text: string) => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

const columns = {
  id: user.id,
  name: user.name,
  email: user.email,
  suspendedAt: user.suspended_at,
  deletionAt: user.deletion_requested_at,
  seenAt: user.last_seen_at,
  signedUpAt: user.createdAt,
  status: profiles.onboarding_status,
  published: profiles.ispublished,
  slug: profiles.profile_slug,
  takenDownAt: profiles.taken_down_at,
  publishedAt: profiles.first_published_at,
};

/** Makes the condition of a search. Names and slugs are searched in separate subqueries, which need no join. */
const matchesSearch = (db: Database, search: string): SQL | undefined => {
  const text = likePatternOf(search.trim().replace(/^\/+(profile\/)?/, ''));
  if (search.trim() === '') return undefined;
  const ofPeople = db
    .select({ id: user.id })
    .from(user)
    .where(or(ilike(user.name, text), like(user.email, text.toLowerCase())));
  const ofPages = db
    .select({ id: profiles.id })
    .from(profiles)
    .where(like(profiles.profile_slug, text.toLowerCase()));
  return inArray(user.id, union(ofPeople, ofPages));
};

/**
 * A page of the people who match, those seen last first, with the number of all.
 * @param search part of a name, an address or a slug
 */
export async function findPeople(
  db: Database,
  { search, state, page }: { search: string; state?: PeopleState; page: number },
) {
  const where = and(matchesSearch(db, search), isInState(state));
  // Selects the page's accounts first, so that only their profiles are read.
  const idsOfPage = db
    .select({ id: user.id })
    .from(user)
    .leftJoin(profiles, eq(profiles.id, user.id))
    .where(where)
    .orderBy(desc(lastSeen), desc(user.id))
    .limit(PAGE_SIZE)
    .offset(page * PAGE_SIZE);
  const rows = await db
    .select(columns)
    .from(user)
    .leftJoin(profiles, eq(profiles.id, user.id))
    .where(inArray(user.id, idsOfPage))
    .orderBy(desc(lastSeen), desc(user.id));
  const [matches] = await db
    .select({ people: count() })
    .from(user)
    .leftJoin(profiles, eq(profiles.id, user.id))
    .where(where);
  return { people: rows, total: matches?.people ?? 0, perPage: PAGE_SIZE };
}

/** The number of accounts and of published pages. */
export async function countAccounts(db: Database) {
  const [accounts] = await db.select({ n: count() }).from(user);
  const [pages] = await db.select({ n: count() }).from(profiles).where(eq(profiles.ispublished, true));
  return { accounts: accounts?.n ?? 0, pages: pages?.n ?? 0 };
}

/** Reads acts of the audit log with the names of the accounts involved; an operator whose account is gone has none. */
export async function readActsWithNames(
  db: Database,
  input: { subjectId?: string; before?: ActCursor; limit: number },
) {
  const acts = await readActs(db, input);
  const ids = [...new Set(acts.flatMap(({ actor_id, subject_id }) => [actor_id ?? '', subject_id]))];
  const names = ids.length
    ? await db
        .select({ id: user.id, name: user.name, email: user.email })
        .from(user)
        .where(sql`${user.id} = any(${sql.param(ids)})`)
    : [];
  const nameById = new Map(names.map(({ id, name, email }) => [id, name || email]));
  return acts.map((act) => ({
    id: act.id,
    at: act.at,
    what: AUDIT_ACTS[act.act],
    reason: act.reason,
    subjectId: act.subject_id,
    subject: nameById.get(act.subject_id) ?? 'An erased account',
    by:
      act.actor === 'member'
        ? 'The person'
        : act.actor === 'system'
          ? 'The command line'
          : (nameById.get(act.actor_id ?? '') ?? 'A former operator'),
    network: act.network,
    browser: act.browser,
  }));
}

/** How many lines a profile has, and how many of them are not confirmed; never the lines. */
function countLines(data: unknown, evidence: Evidence | null) {
  const profile = readProfileData(data);
  const lines = Object.values(SECTION_LINES).flatMap(({ read }) => read(profile));
  return { lines: lines.length, unconfirmedLines: unconfirmedLines(evidence, data).length };
}

/** The number of a person's stored files and their bytes; `null` if the storage does not answer. */
async function measureFiles({ storage, logger }: Deps, id: string) {
  try {
    const files = await storage.list(id);
    return { files: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) };
  } catch (error) {
    logger.warn({ err: error }, 'the storage does not answer');
    return null;
  }
}

/** One person with their sessions, links, slugs and entries of the audit log. @throws AppError NOT_FOUND */
export async function readPerson(deps: Deps, id: string) {
  const { db } = deps.database;
  const now = deps.now();
  const [row] = await db
    .select({
      ...columns,
      secondFactor: user.twoFactorEnabled,
      passkeys: db.$count(passkey, eq(passkey.userId, id)),
      openLinks: db.$count(privateVersions, and(eq(privateVersions.profile_id, id), isOpenAt(now))),
      data: profiles.profile_data,
      evidence: profiles.evidence,
    })
    .from(user)
    .leftJoin(profiles, eq(profiles.id, user.id))
    .where(eq(user.id, id));
  if (!row) throw new AppError('NOT_FOUND');
  const { data, evidence, passkeys, ...person } = row;
  // One after the other, so that an operator takes a single connection of the pool that visitors use too.
  const ways = await db.select({ provider: account.providerId }).from(account).where(eq(account.userId, id));
  const sessions = await db
    .select({ userAgent: session.userAgent, network: session.ipAddress, since: session.authenticatedAt })
    .from(session)
    .where(and(eq(session.userId, id), eq(session.kind, 'full'), gt(session.expiresAt, now)))
    .orderBy(desc(session.authenticatedAt));
  const slugs = await db
    .select({ slug: profileSlugs.slug })
    .from(profileSlugs)
    .where(eq(profileSlugs.profile_id, id));
  return {
    ...person,
    waysIn: [
      ...ways.map(({ provider }) => (provider === 'credential' ? 'Password' : 'LinkedIn')),
      ...(passkeys ? [passkeys === 1 ? 'Passkey' : `${passkeys} passkeys`] : []),
    ],
    ...countLines(data, evidence),
    stored: await measureFiles(deps, id),
    formerSlugs: slugs.map(({ slug }) => slug).filter((slug) => slug !== person.slug),
    sessions: sessions.map(({ userAgent, network, since }) => ({
      browser: browserName(userAgent),
      network: network ?? '',
      since,
    })),
    acts: await readActsWithNames(db, { subjectId: id, limit: MAX_LOG_ENTRIES }),
  };
}
