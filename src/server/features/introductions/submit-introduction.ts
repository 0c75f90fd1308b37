/** Receives an introduction: stores it unconfirmed and mails its sender only. */
import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Deps } from '@/server/context';
import type { Transaction } from '@/server/db/client';
import { enqueueMail, wakeMailSender } from '@/server/db/outbox';
import { enforceLimits } from '@/server/db/rate-limits';
import { blockedSenders, introductions, profiles } from '@/server/db/schema';
import { decryptText, encryptText } from '@/server/secrets/encrypted-text';
import { hashToken, keyedHash, newToken } from '@/server/secrets/tokens';
import { RETENTION_MS } from '@/shared/publishing/introduction';
import { ownerNames } from '@/shared/publishing/owner-names';
import { DAY, HOUR } from '@/shared/time/durations';
import type { IntroductionForm } from './form';
import type { IntroductionTarget } from './target';

/** Maximum introductions in an hour and a day: from one network, from one sender's address, and to one page. */
const RATE_LIMITS = {
  network: { hour: 10, day: 30 },
  address: { day: 3 },
  profile: { hour: 30, day: 100 },
};
/** Maximum number of mails with the link of one introduction. */
const MAX_LINKS_SENT = 3;
const TICKET_PURPOSE = 'introduction-ticket:v1';

/** The pseudonym of a sender in limits and blocks: a keyed hash of their address. */
export const senderKeyOf = (hashKey: string, email: string) => keyedHash(hashKey, `introduction:${email}`);

interface IncomingIntroduction {
  profileId: string;
  form: IntroductionForm;
  now: Date;
}

/**
 * Finds an introduction of the last day with the same words: its sender got no answer and sends it again. Locks the
 * profile's row, so that of two at the same moment one is stored.
 */
async function findRepeated(tx: Transaction, { profileId, form, now }: IncomingIntroduction) {
  const { name, company, email, about, days, start, budget } = form;
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, profileId)).for('update');
  const [row] = await tx
    .select({ id: introductions.id })
    .from(introductions)
    .where(
      and(
        eq(introductions.profile_id, profileId),
        inArray(introductions.state, ['unconfirmed', 'waiting']),
        gt(introductions.created_at, new Date(now.getTime() - DAY)),
        gt(introductions.erase_at, now),
        eq(introductions.email, email),
        eq(introductions.name, name),
        eq(introductions.company, company),
        eq(introductions.about, about),
        eq(introductions.days_a_month, days),
        eq(introductions.start_on, start),
        budget === null ? isNull(introductions.budget) : eq(introductions.budget, budget),
      ),
    );
  return row;
}

/**
 * Stores an introduction and mails its sender a link, once however often the same words are sent.
 * @returns a ticket with which the same browser can have the mail sent again
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function submitIntroduction(
  deps: Deps,
  { target, form, network }: { target: IntroductionTarget; form: IntroductionForm; network: string },
): Promise<string> {
  const { hashKey, secret } = deps;
  const { db } = deps.database;
  const now = deps.now();
  const { profileId, versionId } = target;
  const sender = senderKeyOf(hashKey, form.email);
  const limitOf = (what: string, max: number, windowMs: number) => ({
    key: `introduction:${what}`,
    max,
    windowMs,
  });
  await enforceLimits(
    db,
    [
      limitOf(`ip-hour:${network}`, RATE_LIMITS.network.hour, HOUR),
      limitOf(`ip-day:${network}`, RATE_LIMITS.network.day, DAY),
      limitOf(`address:${sender}`, RATE_LIMITS.address.day, DAY),
      limitOf(`profile-hour:${profileId}`, RATE_LIMITS.profile.hour, HOUR),
      limitOf(`profile-day:${profileId}`, RATE_LIMITS.profile.day, DAY),
    ],
    now,
  );
  const newId = randomUUID();
  const ticketOf = (id: string) => encryptText(secret, TICKET_PURPOSE, id);
  const [blocked] = await db
    .select({ at: blockedSenders.created_at })
    .from(blockedSenders)
    .where(and(eq(blockedSenders.profile_id, profileId), eq(blockedSenders.address_hash, sender)));
  // A blocked sender gets the same answer as anybody, so that they cannot find out.
  if (blocked) return ticketOf(newId);
  const token = newToken();
  const { name, company, email, about, days, start, budget } = form;
  const id = await db.transaction(async (tx) => {
    const repeated = await findRepeated(tx, { profileId, form, now });
    if (repeated) return repeated.id;
    await tx.insert(introductions).values({
      id: newId,
      profile_id: profileId,
      version_id: versionId,
      name,
      company,
      email,
      about,
      days_a_month: days,
      start_on: start,
      budget,
      token_hash: hashToken(token),
      created_at: now,
      erase_at: new Date(now.getTime() + RETENTION_MS.unconfirmed),
    });
    await enqueueMail(tx, email, confirmMail(deps, target.name, token), now);
    return newId;
  });
  wakeMailSender(db);
  return ticketOf(id);
}

const confirmMail = ({ config }: Deps, ownerName: string, token: string) => ({
  kind: 'introduction-confirm' as const,
  data: { ownerName, link: `${config.appUrl}/introduction/${token}` },
});

/**
 * Sends the link again, with a new token; the former one is invalid from then on. The answer does not reveal whether
 * a mail was sent.
 */
export async function sendAgain(deps: Deps, ticket: string): Promise<void> {
  const id = decryptText(deps.secret, TICKET_PURPOSE, ticket);
  if (!id) return;
  const { db } = deps.database;
  const now = deps.now();
  const token = newToken();
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(introductions)
      .set({ token_hash: hashToken(token), links_sent: sql`${introductions.links_sent} + 1` })
      .where(
        and(
          eq(introductions.id, id),
          eq(introductions.state, 'unconfirmed'),
          lt(introductions.links_sent, MAX_LINKS_SENT),
          gt(introductions.erase_at, now),
        ),
      )
      .returning({ email: introductions.email, profileId: introductions.profile_id });
    if (!row) return;
    const [owner] = await tx
      .select({ data: profiles.profile_data })
      .from(profiles)
      .where(eq(profiles.id, row.profileId));
    await enqueueMail(tx, row.email, confirmMail(deps, ownerNames(owner?.data).name, token), now);
  });
  wakeMailSender(db);
}
