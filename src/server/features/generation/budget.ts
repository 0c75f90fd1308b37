/** Rate limits of generations by network and by account, counted in the database. */
import { createHmac } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import type { Deps } from '@/server/context';
import { enforceLimits } from '@/server/db/rate-limits';
import { AppError } from '@/shared/errors/app-error';
import { LIMITS } from '@/shared/limits';
import { DAY, HOUR } from '@/shared/time/durations';
import { withTimeLimit } from '@/shared/time/time-limit';

/** A generation that takes longer is aborted, so that another may start. */
const GENERATION_MS = 55_000;

/** The key of the budget: an account, or the visitor's IP address. */
export type BudgetOwner = { user: string } | { ip: string };

function keyOf(deps: Deps, who: BudgetOwner): string {
  if ('user' in who) return `generation:user:${who.user}`;
  // Addresses are personal data, so the table holds only a keyed hash.
  const hash = createHmac('sha256', deps.hashKey).update(`generation-budget:${who.ip}`).digest('base64url');
  return `generation:ip:${hash.slice(0, 22)}`;
}

/**
 * Counts a generation against the limits of whoever asked for it.
 * @throws AppError TOO_MANY_REQUESTS when the hour's or the day's budget is spent
 */
export async function spendGenerationBudget(deps: Deps, who: BudgetOwner): Promise<void> {
  const key = keyOf(deps, who);
  try {
    await enforceLimits(
      deps.database.db,
      [
        { key: `${key}:hour`, max: LIMITS.generationsPerHour, window: HOUR },
        { key: `${key}:day`, max: LIMITS.generationsPerDay, window: DAY },
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

/** Limits of writing a profile again from its record, which needs no reading. */
export async function spendWritingBudget(deps: Deps, who: BudgetOwner): Promise<void> {
  const limit = { key: `${keyOf(deps, who)}:record`, max: LIMITS.recordWritesPerHour, window: HOUR };
  await enforceLimits(deps.database.db, [limit], deps.now());
}

/** Limits of previewing the lines of a record: each preview writes a profile that is not stored. */
export async function spendLinesBudget(deps: Deps, who: BudgetOwner): Promise<void> {
  const limit = { key: `${keyOf(deps, who)}:lines`, max: LIMITS.recordLinesPerHour, window: HOUR };
  await enforceLimits(deps.database.db, [limit], deps.now());
}

/** Runs a generation with a signal that aborts after `GENERATION_MS`, or with the request if one is given. */
export function withDeadline<T>(
  work: (signal: AbortSignal) => Promise<T>,
  request?: AbortSignal,
): Promise<T> {
  const late = () => new AppError('TOOK_TOO_LONG', 'the generation took too long');
  return withTimeLimit({ ms: GENERATION_MS, late, outer: request }, (end) => {
    // Every file and every link listens for the abort.
    setMaxListeners(4 * (LIMITS.documentCount + LIMITS.linkCount), end);
    return work(end);
  });
}
