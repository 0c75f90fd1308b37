/** Sends the confirmation mail again. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { wakeMailSender } from '@/server/db/outbox';
import { enforceLimits } from '@/server/db/rate-limits';
import { mailOutbox, user } from '@/server/db/schema';
import { authEndpoint } from '../better-auth/endpoint';
import { clientIpOf } from '../client-ip';
import { readCookieToken } from '../cookies';
import { emailSchema } from '../email';
import type { AuthServices } from '../services';
import { findPendingSignupByEmail, mailSignup } from './pending-sign-up';

const body = z.object({ type: z.literal('signup').default('signup'), email: emailSchema });

/**
 * Mails another link for the sign-up of an address; earlier links stay valid. An address without a
 * sign-up gets no mail, but the same answer after the same writes, so that it does not show who signed up.
 */
export const resendConfirmation = (services: AuthServices) =>
  authEndpoint(services, '/resend', body, async (call, { email }) => {
    const { deps, limits } = services;
    const { db } = deps.database;
    const now = deps.now();
    await enforceLimits(db, limits.mailAgain('resend', { ip: clientIpOf(call), email }), now);
    const ticket = call.headers && readCookieToken(call.headers, deps.config, 'ticket');
    await db.transaction(async (tx) => {
      const signup = await findPendingSignupByEmail(tx, email, ticket, now);
      const [owner] = await tx
        .select({ first_name: user.first_name })
        .from(user)
        .where(eq(user.email, email));
      const mail = await mailSignup(
        tx,
        services,
        signup ?? { id: randomUUID(), email, first_name: '' },
        owner,
      );
      // If nobody signed up with the address, a mail is written nevertheless and removed again: the time taken must not
      // show the difference.
      await tx.delete(mailOutbox).where(eq(mailOutbox.id, signup ? '' : mail));
    });
    wakeMailSender(db);
    return { status: 'success' };
  });
