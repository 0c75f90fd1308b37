/** Recovers an account with a forgotten password: the mail, its link, the new password. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { enqueueMail, wakeMailSender } from '@/server/db/outbox';
import { enforceLimits } from '@/server/db/rate-limits';
import { mailOutbox, user } from '@/server/db/schema';
import { AppError } from '@/shared/errors/app-error';
import { authEndpoint } from '../better-auth/endpoint';
import { inTransaction } from '../better-auth/transaction';
import { clientIpOf } from '../client-ip';
import { readCookieToken } from '../cookies';
import { emailSchema } from '../email';
import { confirmAddress, consumeLink, mailUrl, makeLink } from '../mail-links';
import type { AuthCallContext, AuthServices } from '../services';
import { signIn } from '../sessions/sessions';
import { lockEmail, openAccount } from '../sign-up/open-account';
import { findPendingSignupByEmail, findPendingSignupByTicket } from '../sign-up/pending-sign-up';

/**
 * Mails a recovery link to an address that has an account or waits for one. Any other address gets the same
 * answer after the same writes, and no mail.
 */
export const recover = (services: AuthServices) =>
  authEndpoint(services, '/recover', z.object({ email: emailSchema }), async (call, { email }) => {
    const { deps, limits } = services;
    const { db } = deps.database;
    const now = deps.now();
    await enforceLimits(db, limits.mailAgain('recover', { ip: clientIpOf(call), email }), now);
    await db.transaction(async (tx) => {
      const [person] = await tx.select().from(user).where(eq(user.email, email));
      const pendingSignup = await findPendingSignupByEmail(tx, email, undefined, now);
      const token = await makeLink(tx, 'recovery', person?.id ?? randomUUID(), now, { email });
      const link = `${mailUrl(services, '/reset-password?type=recovery', { token })}`;
      const data = { firstName: person?.first_name ?? '', link };
      const mailId = await enqueueMail(tx, email, { kind: 'recovery', data }, now);
      // For an unknown address, writes and removes the same row, so that both cases take equally long.
      await tx.delete(mailOutbox).where(eq(mailOutbox.id, person || pendingSignup ? '' : mailId));
    });
    wakeMailSender(db);
    return { status: 'success' };
  });

/**
 * Consumes a recovery link: the browser gets a session that may only set the new password. An empty token asks whether
 * there is such a session already, for instance after a reload.
 */
export const openRecovery = (services: AuthServices) =>
  authEndpoint(services, '/recovery', z.object({ token: z.string().max(200) }), async (call, { token }) => {
    const { deps, limits } = services;
    const { db } = deps.database;
    const now = deps.now();
    await enforceLimits(db, limits.link(clientIpOf(call)), now);
    if (token === '') {
      const live = call.headers && (await services.liveSession(call.headers));
      if (live?.kind !== 'recovery') throw new AppError('INVALID_LINK', 'no recovery session');
      return readRecoveryAnswer(services, live.user.id);
    }
    const link = await consumeLink(db, 'recovery', token, now);
    if (!link) throw new AppError('INVALID_LINK', 'no such recovery link');
    const id = await findOrOpenAccount(services, call, link.subject, link.data.email ?? '');
    await confirmAddress(db, id, now);
    await signIn(call, services, id, 'recovery');
    return readRecoveryAnswer(services, id);
  });

/** The answer for a recovery session. `termsDue`: the page has to show the terms, which are not accepted yet. */
async function readRecoveryAnswer({ deps }: AuthServices, id: string) {
  const [person] = await deps.database.db.select().from(user).where(eq(user.id, id));
  return { status: 'ready', termsDue: person?.terms_accepted_at === null };
}

/**
 * The account whose password the link sets. An address that was waiting for its confirmation is confirmed by the link:
 * its new account has no password. Only in the browser that signed up does it take anything from the sign-up: the name,
 * and that the terms were accepted.
 */
async function findOrOpenAccount(
  services: AuthServices,
  call: AuthCallContext,
  subject: string,
  email: string,
): Promise<string> {
  const { deps } = services;
  const { db } = deps.database;
  const [person] = await db.select({ id: user.id }).from(user).where(eq(user.id, subject));
  if (person) return person.id;
  const ticket = call.headers && readCookieToken(call.headers, deps.config, 'ticket');
  return inTransaction(services, call, async (tx) => {
    await lockEmail(tx, email);
    const [existing] = await tx.select({ id: user.id }).from(user).where(eq(user.email, email));
    if (existing) return existing.id;
    const pendingSignup = await findPendingSignupByEmail(tx, email, ticket, deps.now());
    if (!pendingSignup) throw new AppError('INVALID_LINK', 'nobody signed up with this address');
    const pendingOfTicket = await findPendingSignupByTicket(tx, ticket, deps.now());
    const ownSignup = pendingOfTicket?.email === email ? pendingOfTicket : undefined;
    const id = randomUUID();
    await openAccount(tx, services, call, {
      id,
      email,
      first_name: ownSignup?.first_name ?? '',
      last_name: ownSignup?.last_name ?? '',
      password: null,
      provider_subject: null,
      terms_accepted_at: ownSignup?.terms_accepted_at ?? null,
      status: 'EMAIL_CONFIRMED',
      staged: null,
    });
    return id;
  });
}
