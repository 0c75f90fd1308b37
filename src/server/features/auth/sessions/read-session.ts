/** Reads the session of a request. Its lifetimes are in `session-times.ts`; deleting its row ends it at once. */
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Deps, SessionUser } from '@/server/context';
import { isActiveAccount } from '@/server/db/active-account';
import type { Database } from '@/server/db/client';
import type { SessionKind } from '@/server/db/schema';
import { profiles, session, user } from '@/server/db/schema';
import { hashToken } from '@/server/secrets/tokens';
import { ACCOUNT_HEADER } from '@/shared/http/account-header';
import { HOUR } from '@/shared/time/durations';
import { readCookieToken } from '../cookies';
import { MAX_SESSION_MS, SESSION_IDLE_MS } from './session-times';

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
        isActiveAccount,
      ),
    )
    .prepare('read_session');

/**
 * Creates a reader of sessions, which needs one select; it extends the expiry at most once in an hour of use. A call
 * that names another account than the session's gets `null`: its page was opened by someone else.
 */
export function createSessionReader({ database: { db }, config, now }: Deps) {
  const select = prepareRead(db);
  return async (headers: Headers): Promise<{ kind: SessionKind; user: SessionUser } | null> => {
    const token = readCookieToken(headers, config, 'session');
    if (!token) return null;
    const time = now();
    const [row] = await select.execute({ token: hashToken(token), now: time });
    if (!row) return null;
    const namedAccount = headers.get(ACCOUNT_HEADER);
    if (namedAccount !== null && namedAccount !== row.user.id) return null;
    const expiryMs = Math.min(
      time.getTime() + SESSION_IDLE_MS,
      row.session.createdAt.getTime() + MAX_SESSION_MS,
    );
    if (row.session.kind === 'full' && expiryMs - row.session.expiresAt.getTime() > HOUR) {
      await db
        .update(session)
        .set({ expiresAt: new Date(expiryMs) })
        .where(eq(session.id, row.session.id));
      await db.update(user).set({ last_seen_at: time }).where(eq(user.id, row.user.id));
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
        sessionId: row.session.id,
        secondFactorAt: row.session.secondFactorAt,
      },
    };
  };
}
