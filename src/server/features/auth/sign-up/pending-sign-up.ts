/** Sign-ups that wait for their confirmation. */
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '@/server/db/client';
import { enqueueMail } from '@/server/db/outbox';
import { mailLinks, pendingSignups } from '@/server/db/schema';
import { hashToken } from '@/server/secrets/tokens';
import { LINK_LIFETIME_MS, mailUrl, makeLink } from '../mail-links';
import type { AuthServices } from '../services';

export type PendingSignup = typeof pendingSignups.$inferSelect;

/**
 * The lifetime of a sign-up and its staged profile: longer than that of its first link, since another can be requested.
 */
export const PENDING_LIFETIME_MS = 7 * LINK_LIFETIME_MS.signup;

const isNotExpired = (now: Date) => gt(pendingSignups.expires_at, now);

/** The sign-up that a browser's ticket belongs to. */
export async function findPendingSignupByTicket(
  db: Database | Transaction,
  ticket: string | undefined,
  now: Date,
): Promise<PendingSignup | undefined> {
  if (!ticket) return undefined;
  const [signup] = await db
    .select()
    .from(pendingSignups)
    .where(and(eq(pendingSignups.ticket, hashToken(ticket)), isNotExpired(now)));
  return signup;
}

/** The sign-up of an address that the asking browser most likely means: its own, else the newest. */
export async function findPendingSignupByEmail(
  db: Database | Transaction,
  email: string,
  ticket: string | undefined,
  now: Date,
): Promise<PendingSignup | undefined> {
  const pendingOfTicket = await findPendingSignupByTicket(db, ticket, now);
  if (pendingOfTicket?.email === email) return pendingOfTicket;
  const [newest] = await db
    .select()
    .from(pendingSignups)
    .where(and(eq(pendingSignups.email, email), isNotExpired(now)))
    .orderBy(desc(pendingSignups.created_at))
    .limit(1);
  return newest;
}

/** Ends every waiting sign-up of an address, with its links: the address has an owner now. */
export async function endPendingSignups(tx: Transaction, email: string): Promise<void> {
  const endedSignups = await tx
    .delete(pendingSignups)
    .where(eq(pendingSignups.email, email))
    .returning({ id: pendingSignups.id });
  if (endedSignups.length === 0) return;
  const ids = endedSignups.map(({ id }) => id);
  await tx.delete(mailLinks).where(and(eq(mailLinks.purpose, 'signup'), inArray(mailLinks.subject, ids)));
}

/**
 * Mails a link that confirms the address or, if it has an account, a notice to its owner. Both take the same
 * steps, so that the time does not reveal which.
 * @param owner the account that has this address already
 * @returns the mail's id in the outbox
 */
export async function mailSignup(
  tx: Transaction,
  services: AuthServices,
  signup: Pick<PendingSignup, 'id' | 'email' | 'first_name'>,
  owner: { first_name: string } | undefined,
): Promise<string> {
  const now = services.deps.now();
  const token = await makeLink(tx, 'signup', signup.id, now);
  const mail = owner
    ? ({
        kind: 'address-taken',
        data: {
          firstName: owner.first_name,
          loginUrl: mailUrl(services, '/login'),
          resetUrl: mailUrl(services, '/forgot-password'),
        },
      } as const)
    : ({
        kind: 'confirm',
        data: {
          firstName: signup.first_name,
          link: mailUrl(services, '/auth/callback', { token, type: 'signup' }),
        },
      } as const);
  return enqueueMail(tx, signup.email, mail, now);
}
