/** Readership figures for the owner of a page. The caller is always the session's user. */
import { asc, eq } from 'drizzle-orm';
import type { RequestContext, SessionUser } from '@/server/context';
import { announceProfileChange } from '@/server/db/profiles/changes';
import {
  countReadsBetween,
  countReadsByDay,
  findFirstReadDay,
  listEarlierMonths,
  sumCountsBetween,
} from '@/server/db/readership/read-sums';
import { privateVersions, profiles, weeklyDigests } from '@/server/db/schema';
import { AppError } from '@/shared/errors/app-error';
import { firstName } from '@/shared/people/person-name';
import { isEmptyProfile, readProfileData } from '@/shared/profile/profile-data';
import { type ReadershipPeriod, roundedCountOf } from '@/shared/publishing/readership';
import { dayInTimeZone } from '@/shared/time/calendar-day';
import { addDays } from './days';
import { setDigest } from './digest';
import { presentPeriod } from './presenter';

type Owner = RequestContext & { user: SessionUser };

async function readOwnProfile({ deps, user }: Owner) {
  const [row] = await deps.database.db
    .select({
      data: profiles.profile_data,
      published: profiles.ispublished,
      counted: profiles.reads_counted,
      time_zone: profiles.time_zone,
      digest_at: weeklyDigests.next_at,
    })
    .from(profiles)
    .leftJoin(weeklyDigests, eq(weeklyDigests.profile_id, profiles.id))
    .where(eq(profiles.id, user.id));
  if (!row) throw new AppError('PROFILE_NOT_FOUND', 'no row');
  return row;
}

async function changeProfile({ deps, user }: Owner, set: { time_zone?: string; reads_counted?: boolean }) {
  await deps.database.db.update(profiles).set(set).where(eq(profiles.id, user.id));
  announceProfileChange(deps.database.db, user.id);
}

/**
 * Reads the figures of the last days, today included. Stores the owner's time zone, in which days begin from then on.
 */
export async function readOverview(
  owner: Owner,
  { days, time_zone }: { days: ReadershipPeriod; time_zone: string },
) {
  const { deps, user } = owner;
  const { db } = deps.database;
  const profile = await readOwnProfile(owner);
  if (profile.time_zone !== time_zone) await changeProfile(owner, { time_zone });
  const to = dayInTimeZone(time_zone, deps.now());
  const from = addDays(to, 1 - days);
  const [sums, byDay, versions, since, months] = await Promise.all([
    sumCountsBetween(db, user.id, from, to),
    countReadsByDay(db, user.id, from, to),
    db
      .select({
        id: privateVersions.id,
        name: privateVersions.name,
        created_at: privateVersions.created_at,
        revoked_at: privateVersions.revoked_at,
        ends_at: privateVersions.ends_at,
      })
      .from(privateVersions)
      .where(eq(privateVersions.profile_id, user.id))
      .orderBy(asc(privateVersions.created_at)),
    findFirstReadDay(db, user.id),
    listEarlierMonths(db, user.id),
  ]);
  const data = readProfileData(isEmptyProfile(profile.data) ? {} : profile.data);
  const now = deps.now();
  return {
    ...presentPeriod({ from, days, sums, byDay, names: new Map(versions.map(({ id, name }) => [id, name])) }),
    from,
    to,
    since,
    counted: profile.counted,
    /** Whether the weekly digest is on. */
    digest: profile.digest_at !== null,
    published: profile.published,
    /** The number of versions that somebody could read. */
    open_versions: versions.filter(({ revoked_at, ends_at }) => !revoked_at && (!ends_at || ends_at > now))
      .length,
    first_name: firstName(data.name, undefined, data.given_name),
    /** Private versions made in the period; they may explain a rise. */
    versions_made: versions
      .map(({ name, created_at }) => ({ name, day: dayInTimeZone(time_zone, created_at) }))
      .filter(({ day }) => day >= from),
    earlier_months: months.map(({ month, count }) => ({ month, reads: roundedCountOf(count) })),
  };
}

/** Counts the reads of all pages in seven days, today included. */
export async function countRecentReads(owner: Owner) {
  const { deps, user } = owner;
  const { counted, time_zone } = await readOwnProfile(owner);
  const today = dayInTimeZone(time_zone ?? 'UTC', deps.now());
  const reads = counted ? await countReadsBetween(deps.database.db, user.id, addDays(today, -6), today) : 0;
  return { reads: roundedCountOf(reads) };
}

/** Sets whether reads are counted from now on. Earlier counts stay. */
export async function setCountingEnabled(owner: Owner, counted: boolean) {
  await changeProfile(owner, { reads_counted: counted });
  return { counted };
}

/** Sets whether the owner gets the weekly mail. */
export async function setDigestEnabled({ deps, user }: Owner, on: boolean) {
  await setDigest(deps, user.id, on);
  return { digest: on };
}
