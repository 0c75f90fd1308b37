/** The row of an account's generation: one conditional statement for each change of its state. */
import { randomUUID } from 'node:crypto';
import { and, eq, lte, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '@/server/db/client';
import { type GenerationFailure, generations } from '@/server/db/schema';
import { ERRORS } from '@/shared/errors/app-error';
import type { GenerationNotice } from '@/shared/generation/notice-schema';
import type { GenerationProgress, GenerationRun } from '@/shared/generation/progress';
import { postgresSafe } from '@/shared/validation/postgres-safe-json';

/** Milliseconds after which a process that has not renewed its lease is considered dead. */
export const LEASE_MS = 15_000;

type Row = typeof generations.$inferSelect;
const isRunning = (id: string) => and(eq(generations.id, id), eq(generations.state, 'running'));
const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS);
export const INTERRUPTED_FAILURE: GenerationFailure = { code: 'INTERRUPTED', ...ERRORS.INTERRUPTED };

/**
 * Begins a generation, in whichever process, and replaces the one before.
 * @returns its id, or `null` while another one runs
 */
export async function beginRun(
  db: Database,
  profileId: string,
  progress: GenerationProgress,
  now: Date,
): Promise<string | null> {
  const newRun = {
    id: randomUUID(),
    state: 'running' as const,
    progress: postgresSafe(progress),
    outcome: null,
    notices: [],
    failure: null,
    started_at: now,
    leased_until: leaseFrom(now),
    seen: false,
  };
  const [row] = await db
    .insert(generations)
    .values({ profile_id: profileId, ...newRun })
    .onConflictDoUpdate({
      target: generations.profile_id,
      set: newRun,
      setWhere: sql`${generations.state} <> 'running' or ${generations.leased_until} <= ${now.toISOString()}::timestamptz`,
    })
    .returning({ id: generations.id });
  return row?.id ?? null;
}

/**
 * Stores the progress and renews the lease.
 * @returns false when the generation no longer belongs to this process
 */
export async function renewRun(db: Database, id: string, progress: GenerationProgress, now: Date) {
  const rows = await db
    .update(generations)
    .set({ progress: postgresSafe(progress), leased_until: leaseFrom(now) })
    .where(isRunning(id))
    .returning({ id: generations.id });
  return rows.length > 0;
}

type Ending =
  | { state: 'done'; outcome: 'stored' | 'draft'; notices: GenerationNotice[] }
  | { state: 'failed'; failure: GenerationFailure };

/**
 * Ends a generation.
 * @returns false when it had ended already, by a cancellation or an expired lease
 */
export async function endRun(db: Database | Transaction, id: string, ending: Ending): Promise<boolean> {
  const rows = await db
    .update(generations)
    .set(ending)
    .where(isRunning(id))
    .returning({ id: generations.id });
  return rows.length > 0;
}

/** Cancels a generation for its owner; the process that works on it stops at its next renewal. */
export async function cancelRun(db: Database, profileId: string, id: string): Promise<void> {
  await db
    .update(generations)
    .set({ state: 'cancelled' })
    .where(and(isRunning(id), eq(generations.profile_id, profileId)));
}

/** Marks a finished generation as seen, so that it is not reported again. A running one is not marked. */
export async function markRunSeen(db: Database, profileId: string, id: string): Promise<void> {
  await db
    .update(generations)
    .set({ seen: true })
    .where(
      and(eq(generations.id, id), eq(generations.profile_id, profileId), ne(generations.state, 'running')),
    );
}

/** Reads the latest generation of an account. One whose process has died becomes a failed one. */
export async function readRun(db: Database, profileId: string, now: Date): Promise<Row | undefined> {
  const isOfAccount = eq(generations.profile_id, profileId);
  const [row] = await db.select().from(generations).where(isOfAccount);
  if (row?.state !== 'running' || row.leased_until > now) return row;
  await db
    .update(generations)
    .set({ state: 'failed', failure: INTERRUPTED_FAILURE })
    .where(and(isRunning(row.id), lte(generations.leased_until, now)));
  const [currentRow] = await db.select().from(generations).where(isOfAccount);
  return currentRow;
}

/** What its owner's browser receives of a run; `elapsed` is in milliseconds. */
export function presentRun(row: Row, now: Date): GenerationRun {
  const { id, state, progress, outcome, notices, failure } = row;
  const elapsed = Math.max(0, now.getTime() - row.started_at.getTime());
  return { id, state, progress, outcome, notices, failure, elapsed };
}
