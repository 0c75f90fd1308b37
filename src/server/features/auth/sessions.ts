/** Sessions: 7 days idle, 30 days at most, ended at once by deleting a row. */
import { randomUUID } from 'node:crypto';
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Deps, SessionUser } from '@/server/context';
import type { Database, Transaction } from '@/server/db/client';
import { profiles, type SessionKind, session, user } from '@/server/db/schema';
import { sessionToken } from './cookies';
import { hashToken, newToken } from './tokens';

const HOUR = 60 * 60_000;
const IDLE = 7 * 24 * HOUR;
const LONGEST = 30 * 24 * HOUR;

/** Signs a person in. @returns what the cookie shall hold; it is stored nowhere else */
export async function startSession(
  db: Database | Transaction,
  userId: string,
  now: Date,
  kind: SessionKind = 'full',
): Promise<string> {
  const token = newToken();
  await db.insert(session).values({
    id: randomUUID(),
    token: hashToken(token),
    userId,
    kind,
    expiresAt: new Date(now.getTime() + (kind === 'full' ? IDLE : HOUR)),
    authenticatedAt: now,
    createdAt: now,
  });
  return token;
}

/** Ends the session a cookie belongs to. */
export async function endSession(db: Database | Transaction, token: string | undefined): Promise<void> {
  if (token) await db.delete(session).where(eq(session.token, hashToken(token)));
}

/** Ends every session of a person, but the one with this token where one is given. */
export async function endSessionsOf(
  db: Database | Transaction,
  userId: string,
  except?: string,
): Promise<void> {
  const others = except ? ne(session.token, hashToken(except)) : undefined;
  await db.delete(session).where(and(eq(session.userId, userId), others));
}

const prepareRead = (db: Database) =>
  db
    .select({
      session,
      user,
      status: profiles.onboarding_status,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .leftJoin(profiles, eq(profiles.id, session.userId))
    .where(and(eq(session.token, sql.placeholder('token')), gt(session.expiresAt, sql.placeholder('now'))))
    .prepare('read_session');

/** A live session with its person. */
export interface LiveSession {
  kind: SessionKind;
  user: SessionUser;
}

/** Reads sessions with one select; an hour of use moves the idle limit. */
export function sessionReader({ database: { db }, config, now }: Deps) {
  const select = prepareRead(db);
  return async (headers: Headers): Promise<LiveSession | null> => {
    const token = sessionToken(headers, config);
    if (!token) return null;
    const time = now();
    const [row] = await select.execute({ token: hashToken(token), now: time });
    if (!row) return null;
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
