/** The browsers in which a person is signed in. */
import { and, desc, eq, gt } from 'drizzle-orm';
import type { RequestContext, SessionUser } from '@/server/context';
import { session } from '@/server/db/schema';
import { recordOwnAct } from '@/server/http/act-origin';
import { browserName } from '@/server/http/user-agent';
import { LIMITS } from '@/shared/limits';
import { DAY } from '@/shared/time/durations';

const SESSION_IDLE_MS = LIMITS.sessionIdleDays * DAY;

/** Lists the sessions, the present one first, then the one used last; tokens are not included. */
export async function listOwnSessions({ deps, user }: RequestContext & { user: SessionUser }) {
  const now = deps.now();
  const rows = await deps.database.db
    .select()
    .from(session)
    .where(and(eq(session.userId, user.id), eq(session.kind, 'full'), gt(session.expiresAt, now)))
    .orderBy(desc(session.expiresAt));
  return rows
    .map((row) => ({
      id: row.id,
      browser: browserName(row.userAgent),
      /** The network, `203.0.113.0/24`; empty for sign-ins before networks were stored. */
      network: row.ipAddress ?? '',
      signedInAt: row.authenticatedAt.toISOString(),
      /** Accurate to the hour, since the expiry is extended once in an hour of use. */
      seenAt: new Date(
        Math.max(row.expiresAt.getTime() - SESSION_IDLE_MS, row.authenticatedAt.getTime()),
      ).toISOString(),
      secondFactor: row.secondFactorAt !== null,
      present: row.id === user.sessionId,
    }))
    .sort((a, b) => Number(b.present) - Number(a.present));
}

/** Ends a session of the caller at once; does nothing for another person's id. */
export async function endOwnSession(context: RequestContext & { user: SessionUser }, id: string) {
  const { deps, user } = context;
  const { db } = deps.database;
  const isOwnSession = and(eq(session.id, id), eq(session.userId, user.id));
  const endedSessions = await db.delete(session).where(isOwnSession).returning({ id: session.id });
  if (endedSessions.length === 0) return;
  await recordOwnAct(context, 'signed_out_browser');
}
