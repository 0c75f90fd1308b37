/** Sessions: 7 days idle, 30 days at most, ended at once by deleting a row. */

import { deleteSessionCookie, setSessionCookie } from 'better-auth/cookies';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Deps } from '@/server/context';
import type { Database } from '@/server/db/client';
import { profiles, type SessionKind, session, user } from '@/server/db/schema';
import { ACCOUNT_HEADER } from '@/shared/account-header';
import { COOKIE_LIFETIME, readToken } from './cookies';
import type { AuthKit, Call, LiveSession } from './kit';
import { hashToken, newToken } from './tokens';

const HOUR = 60 * 60_000;
const IDLE = 7 * 24 * HOUR;
const LONGEST = COOKIE_LIFETIME.session * 1_000;

/** Signs a person in under a new session id; the browser's session before it ends. */
export async function signIn(
  call: Call,
  { deps }: AuthKit,
  userId: string,
  kind: SessionKind = 'full',
): Promise<void> {
  await endSession(call, deps);
  const now = deps.now();
  const { internalAdapter } = call.context;
  const expiresAt = new Date(now.getTime() + (kind === 'full' ? IDLE : HOUR));
  const fields = { token: newToken(), kind, expiresAt, createdAt: now, updatedAt: now, authenticatedAt: now };
  const started = await internalAdapter.createSession(userId, false, fields, true);
  const person = await internalAdapter.findUserById(userId);
  if (!started || !person) throw new Error('the session could not be made');
  await setSessionCookie(call, { session: started, user: person }, false, {
    maxAge: COOKIE_LIFETIME.session,
  });
}

/** Ends the session of the calling browser, where it has one. */
export async function endSession(call: Call, { config }: Pick<Deps, 'config'>): Promise<void> {
  const token = call.headers && readToken(call.headers, config, 'session');
  if (token) await call.context.internalAdapter.deleteSession(token);
}

/** As `endSession`, and the browser forgets its cookie. */
export async function signOut(call: Call, deps: Deps): Promise<void> {
  await endSession(call, deps);
  deleteSessionCookie(call);
}

const prepareRead = (db: Database) =>
  db
    .select({ session, user, status: profiles.onboarding_status })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .leftJoin(profiles, eq(profiles.id, session.userId))
    .where(
      and(
        eq(session.token, sql.placeholder('token')),
        gt(session.expiresAt, sql.placeholder('now')),
        isNull(user.deletion_requested_at),
      ),
    )
    .prepare('read_session');

/**
 * Reads sessions with one select; an hour of use moves the idle limit. A call that names another account than
 * the session's has none: its page was opened by someone else.
 */
export function sessionReader({ database: { db }, config, now }: Deps) {
  const select = prepareRead(db);
  return async (headers: Headers): Promise<LiveSession | null> => {
    const token = readToken(headers, config, 'session');
    if (!token) return null;
    const time = now();
    const [row] = await select.execute({ token: hashToken(token), now: time });
    if (!row) return null;
    const meant = headers.get(ACCOUNT_HEADER);
    if (meant !== null && meant !== row.user.id) return null;
    const end = Math.min(time.getTime() + IDLE, row.session.createdAt.getTime() + LONGEST);
    if (row.session.kind === 'full' && end - row.session.expiresAt.getTime() > HOUR) {
      await db
        .update(session)
        .set({ expiresAt: new Date(end) })
        .where(eq(session.id, row.session.id));
    }
    return {
      kind: row.session.kind,
      user: {
        id: row.user.id,
        email: row.user.email,
        firstName: row.user.first_name,
        lastName: row.user.last_name,
        emailConfirmed: row.user.emailVerified,
        onboardingStatus: row.status,
        signedInAt: row.session.authenticatedAt,
      },
    };
  };
}
