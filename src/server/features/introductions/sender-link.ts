/** The two actions of the link in a sender's mail: confirm and send the introduction, or erase it. */
import { and, eq, gt } from 'drizzle-orm';
import type { Deps } from '@/server/context';
import { isActiveAccount } from '@/server/db/active-account';
import { enqueueMail, wakeMailSender } from '@/server/db/outbox';
import { addCounts, type ReadCount } from '@/server/db/readership/add-counts';
import { introductions, profiles, user } from '@/server/db/schema';
import { hashToken } from '@/server/secrets/tokens';
import { RETENTION_MS, replyDueDay } from '@/shared/publishing/introduction';
import { ownerNames } from '@/shared/publishing/owner-names';
import { PUBLIC_PAGE } from '@/shared/publishing/readership';
import { dayInTimeZone } from '@/shared/time/calendar-day';

/**
 * The introduction of a link; `undefined` for an introduction that is erased or expired, or whose owner is deleted,
 * being deleted or suspended.
 */
export async function findIntroductionByToken({ database, now }: Deps, token: string) {
  const [row] = await database.db
    .select({
      id: introductions.id,
      state: introductions.state,
      answer_by: introductions.answer_by,
      data: profiles.profile_data,
      open: profiles.introductions_open,
    })
    .from(introductions)
    .innerJoin(profiles, eq(profiles.id, introductions.profile_id))
    .innerJoin(user, eq(user.id, profiles.id))
    .where(
      and(eq(introductions.token_hash, hashToken(token)), gt(introductions.erase_at, now()), isActiveAccount),
    );
  return row && { ...row, ...ownerNames(row.data) };
}

/** Delivers the introduction to its owner once, even if the button is pressed twice. */
export async function confirmIntroduction(deps: Deps, token: string): Promise<void> {
  const { db } = deps.database;
  const now = deps.now();
  const introduction = await findIntroductionByToken(deps, token);
  if (!introduction?.open) return;
  const counts = await db.transaction(async (tx) => {
    const [row] = await tx
      .update(introductions)
      .set({
        state: 'waiting',
        confirmed_at: now,
        answer_by: replyDueDay(now),
        erase_at: new Date(now.getTime() + RETENTION_MS.waiting),
      })
      .where(and(eq(introductions.id, introduction.id), eq(introductions.state, 'unconfirmed')))
      .returning();
    if (!row) return [];
    const [owner] = await tx
      .select({ email: user.email, firstName: user.first_name, timeZone: profiles.time_zone })
      .from(user)
      .innerJoin(profiles, eq(profiles.id, user.id))
      .where(eq(user.id, row.profile_id));
    if (!owner) return [];
    const data = {
      firstName: owner.firstName,
      name: row.name,
      company: row.company,
      about: row.about,
      link: `${deps.config.appUrl}/introductions/${row.id}`,
    };
    await enqueueMail(tx, owner.email, { kind: 'introduction-arrived', data }, now);
    return [introductionCount(row, dayInTimeZone(owner.timeZone ?? 'UTC', now))];
  });
  wakeMailSender(db);
  await addCounts(db, counts);
}

/** The count of an introduction, for the page that it was written on. */
const introductionCount = (row: typeof introductions.$inferSelect, day: string): ReadCount => ({
  profile_id: row.profile_id,
  day,
  page: row.version_id ?? PUBLIC_PAGE,
  measure: 'taken',
  item: 'introduction',
  count: 1,
});

/** Erases the introduction, whatever its state. */
export async function eraseIntroduction({ database }: Deps, token: string): Promise<void> {
  await database.db.delete(introductions).where(eq(introductions.token_hash, hashToken(token)));
}
