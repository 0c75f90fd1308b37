/** The weekly digest: a week's reads and waiting introductions, mailed on Mondays to owners who asked for it. */
import { and, asc, count, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Deps } from '@/server/context';
import type { Transaction } from '@/server/db/client';
import { enqueueMail, wakeMailSender } from '@/server/db/outbox';
import { countReadsBetween } from '@/server/db/readership/read-sums';
import { introductions, profiles, user, weeklyDigests } from '@/server/db/schema';
import { decryptText, encryptText } from '@/server/secrets/encrypted-text';
import { FEW_TEXT, roundedCountOf } from '@/shared/publishing/readership';
import { dayInTimeZone, endOfDay } from '@/shared/time/calendar-day';
import { HOUR } from '@/shared/time/durations';
import { addDays, mondayOf } from './days';

/** The hour at which digests are sent, in the owner's time zone. */
const SENDING_HOUR = 8;
const UNSUBSCRIBE_PURPOSE = 'digest-unsubscribe:v1';

/** The next Monday morning after a moment. */
export function nextDigest(now: Date, timeZone: string | null): Date {
  const zone = timeZone ?? 'UTC';
  const monday = mondayOf(dayInTimeZone(zone, now));
  const morningOf = (day: string) =>
    new Date(endOfDay(addDays(day, -1), zone).getTime() + SENDING_HOUR * HOUR);
  const thisMonday = morningOf(monday);
  return thisMonday > now ? thisMonday : morningOf(addDays(monday, 7));
}

function readsTextOf(reads: number): string {
  const rounded = roundedCountOf(reads);
  if (rounded === 'few') return `${FEW_TEXT} reads`;
  return rounded === 0 ? 'no reads' : `${rounded} reads`;
}

function introductionsTextOf(waiting: number): string {
  if (waiting === 0) return '';
  if (waiting === 1) return 'One introduction waits for your answer.';
  return `${waiting} introductions wait for your answer.`;
}

const digestTextOf = (reads: number, waiting: number) => ({
  reads: `Your pages had ${readsTextOf(reads)} in the last seven days.`,
  introductions: introductionsTextOf(waiting),
});

/** Writes the digest of one owner; mails nothing if there is nothing to report. */
async function writeDigest(tx: Transaction, deps: Deps, id: string) {
  const now = deps.now();
  const [owner] = await tx
    .select({
      email: user.email,
      firstName: user.first_name,
      timeZone: profiles.time_zone,
      leaving: user.deletion_requested_at,
      suspended: user.suspended_at,
    })
    .from(user)
    .innerJoin(profiles, eq(profiles.id, user.id))
    .where(eq(user.id, id));
  if (!owner) return;
  const next_at = nextDigest(now, owner.timeZone);
  await tx.update(weeklyDigests).set({ next_at }).where(eq(weeklyDigests.profile_id, id));
  if (owner.leaving || owner.suspended) return;
  const today = dayInTimeZone(owner.timeZone ?? 'UTC', now);
  // Whole days only: today is part of the next digest.
  const reads = await countReadsBetween(tx, id, addDays(today, -7), addDays(today, -1));
  const [row] = await tx
    .select({ waiting: count() })
    .from(introductions)
    .where(
      and(
        eq(introductions.profile_id, id),
        eq(introductions.state, 'waiting'),
        gt(introductions.erase_at, now),
      ),
    );
  const waiting = row?.waiting ?? 0;
  if (reads === 0 && waiting === 0) return;
  const { appUrl } = deps.config;
  const data = {
    firstName: owner.firstName,
    ...digestTextOf(reads, waiting),
    link: `${appUrl}/${waiting > 0 ? 'introductions' : 'readership'}`,
    unsubscribe: `${appUrl}/unsubscribe/${encryptText(deps.secret, UNSUBSCRIBE_PURPOSE, id)}`,
  };
  await enqueueMail(tx, owner.email, { kind: 'weekly-digest', data }, now);
}

/**
 * Writes every digest that is due. Several processes may do so at once: a row is locked, and moved on by a week, by
 * only one of them.
 */
export async function sendDigests(deps: Deps): Promise<void> {
  const { db } = deps.database;
  let hasMore = true;
  while (hasMore) {
    hasMore = await db.transaction(async (tx) => {
      const [due] = await tx
        .select({ id: weeklyDigests.profile_id })
        .from(weeklyDigests)
        .where(lte(weeklyDigests.next_at, deps.now()))
        .orderBy(asc(weeklyDigests.next_at))
        .limit(1)
        .for('update', { skipLocked: true });
      if (due) await writeDigest(tx, deps, due.id);
      return due !== undefined;
    });
  }
  wakeMailSender(db);
}

/** Turns the digest on or off for an account that is not being deleted. */
export async function setDigest(deps: Deps, id: string, on: boolean): Promise<void> {
  const { db } = deps.database;
  if (!on) {
    await db.delete(weeklyDigests).where(eq(weeklyDigests.profile_id, id));
    return;
  }
  const [owner] = await db
    .select({ timeZone: profiles.time_zone })
    .from(profiles)
    .innerJoin(user, eq(user.id, profiles.id))
    .where(and(eq(profiles.id, id), isNull(user.deletion_requested_at)));
  if (!owner) return;
  await db
    .insert(weeklyDigests)
    .values({ profile_id: id, next_at: nextDigest(deps.now(), owner.timeZone) })
    .onConflictDoNothing();
}

/** Ends the digest by the link in a mail, and reveals nothing. An invalid link changes nothing. */
export async function unsubscribeFromDigest(deps: Deps, token: string): Promise<void> {
  const id = decryptText(deps.secret, UNSUBSCRIBE_PURPOSE, token);
  if (id) await setDigest(deps, id, false);
}
