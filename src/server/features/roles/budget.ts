/** Rate limits by account of reading roles and of evaluating them, counted in the database. */
import type { Deps } from '@/server/context';
import { enforceLimits } from '@/server/db/rate-limits';
import { ROLE_LIMITS } from '@/shared/roles/saved-roles';
import { DAY, HOUR } from '@/shared/time/durations';

type BudgetDeps = Pick<Deps, 'database' | 'now'>;

/**
 * Counts the reading of a role against the limits of its owner.
 * @throws AppError TOO_MANY_REQUESTS with `data.retryAfter` in seconds
 */
export function spendReading({ database: { db }, now }: BudgetDeps, userId: string): Promise<void> {
  const key = `roles:user:${userId}`;
  const limits = [
    { key: `${key}:hour`, max: ROLE_LIMITS.readingsPerHour, windowMs: HOUR },
    { key: `${key}:day`, max: ROLE_LIMITS.readingsPerDay, windowMs: DAY },
  ];
  return enforceLimits(db, limits, now());
}

/** Counts an evaluation against the limits of its owner. @throws AppError as `spendReading` */
export function spendEvaluation({ database: { db }, now }: BudgetDeps, userId: string): Promise<void> {
  const limit = { key: `roles:user:${userId}:count`, max: ROLE_LIMITS.evaluationsPerHour, windowMs: HOUR };
  return enforceLimits(db, [limit], now());
}
