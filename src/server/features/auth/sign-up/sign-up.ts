/** Signs up with an address and a password. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { wakeMailSender } from '@/server/db/outbox';
import { countAgainstWindows, enforceLimits } from '@/server/db/rate-limits';
import { pendingSignups, user } from '@/server/db/schema';
import { hashToken, newToken } from '@/server/secrets/tokens';
import { isOneLine } from '@/shared/validation/postgres-safe-text';
import { trimText } from '@/shared/validation/visible-text';
import { authEndpoint } from '../better-auth/endpoint';
import { clientIpOf } from '../client-ip';
import { cookieAttributes, cookieName } from '../cookies';
import { emailSchema } from '../email';
import { passwordSchema, refuseWeakPassword } from '../passwords/password-policy';
import type { AuthServices } from '../services';
import { mailSignup, PENDING_LIFETIME_MS } from './pending-sign-up';

const nameSchema = (field: string) =>
  z
    .string()
    .overwrite(trimText)
    .min(1, `Please enter your ${field}`)
    .max(100)
    .refine(isOneLine, `Please enter your ${field} in one line, without control characters`);

const body = z.object({
  email: emailSchema,
  password: passwordSchema,
  first_name: nameSchema('first name'),
  last_name: nameSchema('last name'),
});

/**
 * Records a separate sign-up and mails its link; whether the address has an account changes neither the answer nor the
 * steps. The browser gets a ticket, with which the link confirms without a password.
 */
export const signUp = (services: AuthServices) =>
  authEndpoint(services, '/signup', body, async (call, { email, password, first_name, last_name }) => {
    const { deps, limits, passwords } = services;
    const { db } = deps.database;
    const now = deps.now();
    await enforceLimits(db, limits.signUp({ ip: clientIpOf(call), email }), now);
    await refuseWeakPassword(password, email);
    const signup = { id: randomUUID(), email, first_name, last_name };
    const ticket = newToken();
    const hash = await passwords.hash(password, clientIpOf(call));
    await db.transaction(async (tx) => {
      const [owner] = await tx
        .select({ first_name: user.first_name })
        .from(user)
        .where(eq(user.email, email));
      await tx.insert(pendingSignups).values({
        ...signup,
        password: hash,
        ticket: hashToken(ticket),
        terms_accepted_at: now,
        expires_at: new Date(now.getTime() + PENDING_LIFETIME_MS),
        created_at: now,
      });
      const waitMs = await countAgainstWindows(tx, limits.signUpMail(email), now);
      if (!waitMs) await mailSignup(tx, services, signup, owner);
    });
    wakeMailSender(db);
    call.setCookie(cookieName(deps.config, 'ticket'), ticket, cookieAttributes(deps.config, 'ticket'));
    return { status: 'success', user: { id: signup.id, email } };
  });
