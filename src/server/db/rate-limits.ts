/** Rate limits shared by all processes: one counter per key and window, incremented by one atomic statement. */
import { lt, sql } from 'drizzle-orm';
import { AppError } from '@/shared/errors/app-error';
import type { Database, Transaction } from './client';
import { rateLimits } from './schema';

export interface RateLimit {
  /** The action and the caller, as 'login:ip:203.0.113.7'. Private values have to be hashed. */
  key: string;
  /** Maximum attempts in a window. */
  max: number;
  /** The length of a window, which starts with the first attempt. */
  windowMs: number;
}

/**
 * Counts an attempt.
 * @returns 0 when it is allowed, else the milliseconds until the next window
 */
export async function countAttempt(
  db: Database | Transaction,
  { key, max, windowMs }: RateLimit,
  now: Date,
): Promise<number> {
  const nextReset = new Date(now.getTime() + windowMs);
  const hasExpired = sql`${rateLimits.resets_at} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: 1, resets_at: nextReset })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${hasExpired} then 1 else ${rateLimits.count} + 1 end`,
        resets_at: sql`case when ${hasExpired} then ${nextReset.toISOString()}::timestamptz else ${rateLimits.resets_at} end`,
      },
    })
    .returning();
  if (!row || row.count <= max) return 0;
  return Math.max(1, row.resets_at.getTime() - now.getTime());
}

/**
 * Counts an attempt against limits of increasing windows: a longer one counts only what the shorter ones allowed.
 * @returns as `countAttempt`, for the first limit that refuses
 */
export async function countAgainstWindows(
  db: Database | Transaction,
  limits: readonly RateLimit[],
  now: Date,
): Promise<number> {
  for (const limit of limits) {
    const waitMs = await countAttempt(db, limit, now);
    if (waitMs > 0) return waitMs;
  }
  return 0;
}

/**
 * Counts an attempt against several limits.
 * @throws AppError TOO_MANY_REQUESTS with `data.retryAfter` in seconds
 */
export async function enforceLimits(
  db: Database | Transaction,
  limits: readonly RateLimit[],
  now: Date,
): Promise<void> {
  let waitMs = 0;
  for (const limit of limits) waitMs = Math.max(waitMs, await countAttempt(db, limit, now));
  if (waitMs > 0) {
    throw new AppError('TOO_MANY_REQUESTS', 'limit reached', {
      data: { retryAfter: Math.ceil(waitMs / 1_000) },
    });
  }
}

/** Deletes a counter after a success, so that earlier mistakes no longer count. */
export async function clearAttempts(db: Database | Transaction, key: string): Promise<void> {
  await db.delete(rateLimits).where(sql`${rateLimits.key} = ${key}`);
}

/** Removes counters whose window has passed. */
export async function sweepAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.resets_at, now));
}
