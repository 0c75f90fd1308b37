/**
 * Deletes expired rows: unconfirmed sign-ups, links, sessions, single-use values, counters, entries of the audit log.
 */
import { lt } from 'drizzle-orm';
import type { Deps } from '@/server/context';
import { sweepAudit } from '@/server/db/audit';
import { sweepAttempts } from '@/server/db/rate-limits';
import { mailLinks, pendingSignups, session, verification } from '@/server/db/schema';

/** Deletes everything that is expired now. Safe to run in several processes. */
export async function sweepExpired(deps: Pick<Deps, 'database' | 'now'>): Promise<void> {
  const { db } = deps.database;
  const now = deps.now();
  await db.delete(pendingSignups).where(lt(pendingSignups.expires_at, now));
  await db.delete(mailLinks).where(lt(mailLinks.expires_at, now));
  await db.delete(session).where(lt(session.expiresAt, now));
  await db.delete(verification).where(lt(verification.expiresAt, now));
  await sweepAttempts(db, now);
  await sweepAudit(db);
}
