/** Logs in with e-mail address and password, and logs out. */
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { clearAttempts, enforceLimits } from '@/server/db/rate-limits';
import { account, user } from '@/server/db/schema';
import { AppError } from '@/shared/errors/app-error';
import { authEndpoint } from '../better-auth/endpoint';
import { claimStaged } from '../claim/claim-staged';
import { clientIpOf } from '../client-ip';
import { type CookieName, readCookieToken } from '../cookies';
import { emailSchema } from '../email';
import { signInOrAsk } from '../second-factor/first-step';
import type { AuthCallContext, AuthServices } from '../services';
import { verifyKnownBrowserToken } from '../sessions/known-browser';
import { signOut } from '../sessions/sessions';
import { findPendingSignupByEmail } from '../sign-up/pending-sign-up';

/** Maximum characters of a password that is hashed and compared; a longer one is refused as input. */
const MAX_PASSWORD_CHARACTERS = 1_000;
const body = z.object({ email: emailSchema, password: z.string().min(1).max(MAX_PASSWORD_CHARACTERS) });

/**
 * Signs in. A wrong password and an unknown address get the same answer after the same two checks; whether an address
 * awaits its confirmation is revealed only with the password of that sign-up. A browser in which the account signed in
 * before has attempts of its own, and its own place in the queue of password hashes.
 */
export const login = (services: AuthServices) =>
  authEndpoint(services, '/login', body, async (call, { email, password }) => {
    const { deps, limits, passwords } = services;
    const { db } = deps.database;
    const now = deps.now();
    const caller = { ip: clientIpOf(call), email };
    const [person] = await db
      .select({ id: user.id, password: account.password })
      .from(user)
      .leftJoin(account, and(eq(account.userId, user.id), eq(account.providerId, 'credential')))
      .where(eq(user.email, email));
    const cookie = (name: CookieName) => call.headers && readCookieToken(call.headers, deps.config, name);
    const browser = verifyKnownBrowserToken(deps.secret, cookie('known'), person?.id, now);
    await enforceLimits(db, browser ? limits.loginKnown(browser) : limits.login(caller), now);
    const ticket = cookie('ticket');
    const asker = browser ?? caller.ip;
    if (!(await passwords.verify(person?.password, password, asker)) || !person) {
      const pending = await findPendingSignupByEmail(db, email, ticket, now);
      const isPending = await passwords.verify(pending?.password, password, asker);
      throw new AppError(isPending ? 'EMAIL_NOT_CONFIRMED' : 'INVALID_CREDENTIALS');
    }
    await clearAttempts(db, limits.loginOwn(caller, browser));
    const step = await signInOrAsk(services, call, person.id);
    if (step.status === 'signed_in') await claimStaged(services, person.id, email, ticket);
    return step;
  });

/** Ends the session of this browser and deletes its cookie. */
export const logout = (services: AuthServices) =>
  authEndpoint(services, '/logout', z.unknown(), async (call: AuthCallContext) => {
    await signOut(call, services.deps);
    return { status: 'success' };
  });
