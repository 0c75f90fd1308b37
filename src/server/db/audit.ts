/** Writes and reads the audit log. Entries are never changed; triggers in `drizzle/` prevent it. */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, lt, notExists, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { AUDIT_RETENTION_MONTHS, type AuditAct, type AuditActor } from '@/shared/account/audit';
import type { Database, Transaction } from './client';
import { auditLog, user } from './schema';

/** The origin of an act, as the audit log keeps it. */
export interface ActOrigin {
  network: string;
  browser: string;
}

export interface AuditEntryInput {
  subjectId: string;
  act: AuditAct;
  /** The kind of actor; defaults to the account's member. */
  actor?: AuditActor;
  /** Defaults to the subject for their own act; `null` for an act of the product. */
  actorId?: string | null;
  reason?: string;
  origin?: ActOrigin;
  at: Date;
}

/** Adds an entry to the audit log, in the transaction of the act if there is one. */
export async function recordAct(db: Database | Transaction, act: AuditEntryInput): Promise<void> {
  const actor = act.actor ?? 'member';
  await db.insert(auditLog).values({
    id: randomUUID(),
    at: act.at,
    subject_id: act.subjectId,
    actor,
    actor_id: act.actorId ?? (actor === 'member' ? act.subjectId : null),
    act: act.act,
    reason: act.reason ?? null,
    ...act.origin,
  });
}

/**
 * Cursor for the next page: the last entry that was read. Several entries may have the same time, so it includes the
 * id.
 */
export const actCursorSchema = z.object({ at: z.iso.datetime(), id: z.string().max(100) });
export type ActCursor = z.infer<typeof actCursorSchema>;

const olderThan = ({ at, id }: ActCursor) =>
  or(lt(auditLog.at, new Date(at)), and(eq(auditLog.at, new Date(at)), lt(auditLog.id, id)));

/**
 * The latest acts on one account, or on all.
 * @param limit absent for all of them
 */
export async function readActs(
  db: Database,
  { subjectId, before, limit }: { subjectId?: string; before?: ActCursor; limit?: number },
) {
  const acts = db
    .select()
    .from(auditLog)
    .where(
      and(
        subjectId === undefined ? undefined : eq(auditLog.subject_id, subjectId),
        before && olderThan(before),
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id));
  return limit === undefined ? acts : acts.limit(limit);
}

/**
 * The age up to which entries of erased accounts are looked for: an act during the erasure is logged minutes after it.
 */
const LATE_ENTRY_INTERVAL = "interval '7 days'";

/**
 * Removes entries whose retention is over, and recent entries of erased accounts (erasing removes their earlier ones).
 * The trigger allows no other deletion. Two statements, so that each finds its rows by the index on time.
 */
export async function sweepAudit(db: Database): Promise<void> {
  await db
    .delete(auditLog)
    .where(sql`${auditLog.at} < now() - make_interval(months => ${AUDIT_RETENTION_MONTHS})`);
  await db
    .delete(auditLog)
    .where(
      and(
        sql`${auditLog.at} > now() - ${sql.raw(LATE_ENTRY_INTERVAL)}`,
        notExists(db.select({ id: user.id }).from(user).where(eq(user.id, auditLog.subject_id))),
      ),
    );
}
