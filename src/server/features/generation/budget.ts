/** Rate limits of generations by network and by account, counted in the database. */
import { createHmac } from 'node:crypto';
import type { Deps } from '@/server/context';
import { enforceLimits } from '@/server/db/rate-limits';
import { AppError } from '@/shared/errors/app-error';
import { LIMITS } from '@/shared/limits';
import { DAY, HOUR } from '@/shared/time/durations';

/** The key of the budget: an account, or the visitor's IP address. */
export type BudgetOwner = { user: string } | { ip: string };

function keyOf(deps: Deps, owner: BudgetOwner): string {
  if ('user' in owner) return `generation:user:${owner.user}`;
  // Addresses are personal data, so the table holds only a keyed hash.
  const hash = createHmac('sha256', deps.hashKey).update(`generation-budget:${owner.ip}`).digest('base64url');
  return `generation:ip:${hash.slice(0, 22)}`;
}

/**
 * Counts a generation against the limits of whoever asked for it.
 * @throws AppError TOO_MANY_REQUESTS when the hour's or the day's budget is spent
 */
export async function spendGenerationBudget(deps: Deps, owner: BudgetOwner): Promise<void> {
  const key = keyOf(deps, owner);
  try {
    await enforceLimits(
      deps.database.db,
      [
        { key: `${key}:hour`, max: LIMITS.generationsPerHour, windowMs: HOUR },
        { key: `${key}:day`, max: LIMITS.generationsPerDay, windowMs: DAY },
      ],
      deps.now(),
    );
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { retryAfter } = error.data as { retryAfter: number };
    const minutes = Math.ceil(retryAfter / 60);
    const wait =
      minutes > 90 ? `${Math.ceil(minutes / 60)} hours` : `${minutes} minute${minutes > 1 ? 's' : ''}`;
    throw new AppError(error.code, error.message, {
      userMessage: `Many profiles were generated from here already. Please try again in ${wait}.`,
      data: error.data,
    });
  }
}

/** Counts a rewriting from a record against its limit. */
export async function spendWritingBudget(deps: Deps, owner: BudgetOwner): Promise<void> {
  const limit = { key: `${keyOf(deps, owner)}:record`, max: LIMITS.recordWritesPerHour, windowMs: HOUR };
  await enforceLimits(deps.database.db, [limit], deps.now());
}

/** Counts a preview of lines against its limit. */
export async function spendLinesBudget(deps: Deps, owner: BudgetOwner): Promise<void> {
  const limit = { key: `${keyOf(deps, owner)}:lines`, max: LIMITS.recordLinesPerHour, windowMs: HOUR };
  await enforceLimits(deps.database.db, [limit], deps.now());
}
