/** Confirms an address by the mailed link. */
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { enforceLimits } from '@/server/db/rate-limits';
import { mailLinks, pendingSignups } from '@/server/db/schema';
import { hashToken } from '@/server/secrets/tokens';
import { nextStatus } from '@/shared/account/onboarding';
import { AppError } from '@/shared/errors/app-error';
import { recordOwnAuthAct } from '../audit-log';
import { authEndpoint } from '../better-auth/endpoint';
import { inTransaction } from '../better-auth/transaction';
import { clientIpOf } from '../client-ip';
import { cookieAttributes, cookieName, readCookieToken } from '../cookies';
import { findLink } from '../mail-links';
import type { AuthCallContext, AuthServices } from '../services';
import { signIn } from '../sessions/sessions';
import { lockEmail, openAccount } from './open-account';
import type { PendingSignup } from './pending-sign-up';
import { parseSubmittedProfile } from './staged-profile';

const body = z.object({
  token: z.string().min(1).max(200),
  /** Chosen at sign-up; needed if the link is opened in another browser than the sign-up's. */
  password: z.string().min(1).max(1_000).optional(),
});

/**
 * Consumes a confirmation link: opens the account and signs in. A link only confirms its own sign-up. The browser that
 * signed up is recognised by its ticket, any other needs the password chosen at sign-up; a mail scanner that opens the
 * link, with scripts or without, confirms nothing.
 */
export const confirmSignup = (services: AuthServices) =>
  authEndpoint(services, '/verify', body, async (call, { token, password }) => {
    const { deps, limits, passwords } = services;
    const { db } = deps.database;
    const now = deps.now();
    await enforceLimits(db, limits.link(clientIpOf(call)), now);
    const link = await findLink(db, 'signup', token, now);
    const [signup] = link
      ? await db.select().from(pendingSignups).where(eq(pendingSignups.id, link.subject))
      : [];
    if (!signup) throw new AppError('INVALID_LINK', 'no such link');
    if (!hasTicket(services, call, signup)) {
      // A sign-up by an identity provider has no password to ask for in another browser.
      if (signup.password === null) return { status: 'other_browser' as const, email: signup.email };
      if (password === undefined) return { status: 'password_required' as const, email: signup.email };
      await enforceLimits(db, limits.linkPassword(signup.id), now);
      if (!(await passwords.verify(signup.password, password, clientIpOf(call))))
        throw new AppError('INVALID_CREDENTIALS');
    }
    const { status, profileReady } = await confirm(services, call, signup);
    await signIn(call, services, signup.id);
    await recordOwnAuthAct(services, call, signup.id, 'account_opened');
    const { config } = deps;
    call.setCookie(cookieName(config, 'ticket'), '', { ...cookieAttributes(config, 'ticket'), maxAge: 0 });
    return { status: 'signed_in' as const, onboardingStatus: status, profileReady };
  });

function hasTicket({ deps }: AuthServices, call: AuthCallContext, signup: PendingSignup): boolean {
  const ticket = call.headers && readCookieToken(call.headers, deps.config, 'ticket');
  return Boolean(ticket && hashToken(ticket) === signup.ticket);
}

/** Turns one sign-up into an account, at most once. */
async function confirm(services: AuthServices, call: AuthCallContext, signup: PendingSignup) {
  return inTransaction(services, call, async (tx) => {
    await lockEmail(tx, signup.email);
    // Deleting the row is what confirms it, so that of two concurrent uses of a link only one succeeds. The row is read
    // again here, since a profile may have been staged meanwhile.
    const [deleted] = await tx.delete(pendingSignups).where(eq(pendingSignups.id, signup.id)).returning();
    await tx.delete(mailLinks).where(eq(mailLinks.subject, signup.id));
    if (!deleted) throw new AppError('INVALID_LINK', 'link used');
    const staged = parseSubmittedProfile(deleted.staged_profile, services.deps.secret);
    const status = nextStatus('SIGNED_UP', staged ? 'confirmEmailWithProfile' : 'confirmEmail');
    const opened = await openAccount(tx, services, call, { ...deleted, status, staged });
    if (!opened) throw new AppError('INVALID_LINK', 'address confirmed elsewhere');
    return { status, profileReady: staged !== null };
  });
}
