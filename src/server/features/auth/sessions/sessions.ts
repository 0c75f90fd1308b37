/** Begins and ends sessions: each sign-in gets a new id, and deleting the row ends a session at once. */

import { deleteSessionCookie, setSessionCookie } from 'better-auth/cookies';
import { eq } from 'drizzle-orm';
import type { Deps } from '@/server/context';
import { type SessionKind, user } from '@/server/db/schema';
import { largerNetworkOf } from '@/server/http/client-ip';
import { newToken } from '@/server/secrets/tokens';
import { AppError } from '@/shared/errors/app-error';
import { HOUR, MINUTE } from '@/shared/time/durations';
import { clientIpOf } from '../client-ip';
import { COOKIE_LIFETIME_SECONDS, cookieAttributes, cookieName, readCookieToken } from '../cookies';
import type { AuthCallContext, AuthServices } from '../services';
import { createKnownBrowserToken } from './known-browser';
import { SESSION_IDLE_MS } from './session-times';

/** Milliseconds in which a sign-in can be completed by its second factor. */
const SECOND_FACTOR_DEADLINE_MS = 10 * MINUTE;

/** Maximum characters that are stored of the browser's `User-Agent` header. */
const MAX_USER_AGENT_CHARACTERS = 400;

const lifetimeMs = (kind: SessionKind) =>
  kind === 'full' ? SESSION_IDLE_MS : kind === 'recovery' ? HOUR : SECOND_FACTOR_DEADLINE_MS;

/**
 * Signs a person in under a new session id; the browser's previous session ends.
 * @param secondFactorAt when the second factor was presented, if it was
 */
export async function signIn(
  call: AuthCallContext,
  { deps }: AuthServices,
  userId: string,
  kind: SessionKind = 'full',
  secondFactorAt: Date | null = null,
): Promise<void> {
  await endSession(call, deps);
  const now = deps.now();
  await refuseSuspended(deps, userId);
  const { internalAdapter } = call.context;
  const fields = {
    token: newToken(),
    kind,
    secondFactorAt,
    expiresAt: new Date(now.getTime() + lifetimeMs(kind)),
    createdAt: now,
    updatedAt: now,
    authenticatedAt: now,
    ipAddress: largerNetworkOf(clientIpOf(call)),
    userAgent: (call.headers?.get('user-agent') ?? '').slice(0, MAX_USER_AGENT_CHARACTERS),
  };
  const newSession = await internalAdapter.createSession(userId, false, fields, true);
  const person = await internalAdapter.findUserById(userId);
  if (!newSession || !person) throw new Error('the session could not be made');
  await setSessionCookie(call, { session: newSession, user: person }, false, {
    maxAge: COOKIE_LIFETIME_SECONDS.session,
  });
  if (kind === 'full')
    await deps.database.db.update(user).set({ last_seen_at: now }).where(eq(user.id, userId));
  // Where a second factor is required, a password alone does not make a browser known.
  if (kind === 'second_factor') return;
  const { config, secret } = deps;
  call.setCookie(
    cookieName(config, 'known'),
    createKnownBrowserToken(secret, userId, now),
    cookieAttributes(config, 'known'),
  );
}

/**
 * Refuses a suspended person.
 * @throws AppError ACCOUNT_SUSPENDED. Only reached after a valid credential, so the code reveals nothing to strangers.
 */
async function refuseSuspended({ database }: Deps, userId: string): Promise<void> {
  const [person] = await database.db
    .select({ suspended: user.suspended_at })
    .from(user)
    .where(eq(user.id, userId));
  if (person?.suspended) throw new AppError('ACCOUNT_SUSPENDED');
}

/** Ends the session of the calling browser, if it has one. */
export async function endSession(call: AuthCallContext, { config }: Pick<Deps, 'config'>): Promise<void> {
  const token = call.headers && readCookieToken(call.headers, config, 'session');
  if (token) await call.context.internalAdapter.deleteSession(token);
}

/** Ends the session and clears its cookie. */
export async function signOut(call: AuthCallContext, deps: Deps): Promise<void> {
  await endSession(call, deps);
  deleteSessionCookie(call);
}
