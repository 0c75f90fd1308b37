/** Confirms a new address, in any browser: the account moves to it. */
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '@/server/db/client';
import { enqueueMail, wakeMailSender } from '@/server/db/outbox';
import { enforceLimits } from '@/server/db/rate-limits';
import { user } from '@/server/db/schema';
import { AppError } from '@/shared/errors/app-error';
import { recordOwnAuthAct } from '../audit-log';
import { authEndpoint } from '../better-auth/endpoint';
import { clientIpOf } from '../client-ip';
import { consumeLink, endLinks, findLink, mailUrl, makeLink } from '../mail-links';
import type { AuthServices } from '../services';
import { invalidLinkError, lockPerson } from '../sessions/caller';
import { lockEmail } from '../sign-up/open-account';
import { endPendingSignups } from '../sign-up/pending-sign-up';

export const tokenBody = z.object({ token: z.string().min(1).max(200) });

/** Whether an address belongs to an account. Call it with the address locked. */
export async function isEmailTaken(tx: Transaction, email: string): Promise<boolean> {
  return (await tx.select({ id: user.id }).from(user).where(eq(user.email, email))).length > 0;
}

/**
 * Consumes the link. Recovery links that went to the old address are invalidated, and it gets a link that undoes the
 * change.
 */
export const confirmEmail = (services: AuthServices) =>
  authEndpoint(services, '/email/confirm', tokenBody, async (call, { token }) => {
    const { deps, limits } = services;
    const { db } = deps.database;
    const now = deps.now();
    await enforceLimits(db, limits.link(clientIpOf(call)), now);
    const email = await db.transaction(async (tx) => {
      const changeLink = await findLink(tx, 'email_change', token, now);
      const email = changeLink?.data.email;
      if (!changeLink || !email) throw invalidLinkError('no such change');
      await lockEmail(tx, email);
      const person = await lockPerson(tx, changeLink.subject);
      if (!person || !(await consumeLink(tx, 'email_change', token, now)))
        throw invalidLinkError('change used');
      if (await isEmailTaken(tx, email)) throw new AppError('ADDRESS_TAKEN');
      await tx
        .update(user)
        .set({ email, emailVerified: true, email_confirmed_at: now, updatedAt: now })
        .where(eq(user.id, person.id));
      await recordOwnAuthAct(services, call, person.id, 'email_changed', tx);
      await endPendingSignups(tx, email);
      await endLinks(tx, 'recovery', person.id);
      const undo = await makeLink(tx, 'email_revert', person.id, now, {
        email: person.email,
        changedAt: now.toISOString(),
      });
      const link = mailUrl(services, '/account-link', { type: 'email_revert', token: undo });
      const data = { firstName: person.first_name, newEmail: email, link };
      await enqueueMail(tx, person.email, { kind: 'email-changed', data }, now);
      return email;
    });
    wakeMailSender(db);
    return { status: 'success', email };
  });
