/** Removes what has ended: sign-ups nobody confirmed, old links, sessions and counters. */
import { lt } from 'drizzle-orm';
import { sweepAudit } from '@/server/db/audit';
import type { Database } from '@/server/db/client';
import { sweepAttempts } from '@/server/db/rate-limits';
import { mailLinks, pendingSignups, session, verification } from '@/server/db/schema';

export async function sweepExpired(db: Database, now: Date): Promise<void> {
  await db.delete(pendingSignups).where(lt(pendingSignups.expires_at, now));
  await db.delete(mailLinks).where(lt(mailLinks.expires_at, now));
  await db.delete(session).where(lt(session.expiresAt, now));
  await db.delete(verification).where(lt(verification.expiresAt, now));
  await sweepAttempts(db, now);
  await sweepAudit(db);
}
