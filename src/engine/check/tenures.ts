/** Compares the years of roles. */
import type { RoleFact, YearMonth } from '@/shared/record/facts';

/** Compares roles by the year in which they began, the oldest first; one without a year comes before all others. */
export const byStartYear = (one: RoleFact | undefined, other: RoleFact | undefined): number =>
  (one?.start?.year ?? 0) - (other?.start?.year ?? 0);

/**
 * Whether a role had ended when another began. Within one year the months decide; unless both are known, it had.
 */
export function endedBefore({ end }: RoleFact, { start }: RoleFact): boolean {
  if (typeof end !== 'object' || !start) return false;
  if (end.year !== start.year) return end.year < start.year;
  return end.month === undefined || start.month === undefined || end.month <= start.month;
}

/** Whether a date is certainly before another; within one year the months decide. */
const isBefore = (one: YearMonth, other: YearMonth): boolean =>
  one.year === other.year ? (one.month ?? 12) < (other.month ?? 0) : one.year < other.year;

/**
 * Whether a role was certainly earlier than another: it ended before the other began, or began in an earlier year and
 * ended earlier. Of ends within one year the months decide. A role whose end is unknown ends after no other.
 */
export function isEarlierRole(one: RoleFact, other: RoleFact): boolean {
  const { start, end } = one;
  if (typeof end !== 'object') return false;
  if (endedBefore(one, other)) return true;
  const began = start !== undefined && other.start !== undefined && start.year < other.start.year;
  return began && (other.end === 'present' || (other.end !== undefined && isBefore(end, other.end)));
}

/** A year after all others, for roles that have not ended. */
const PRESENT_YEAR = 9_999;

/**
 * Whether roles at an employer, oldest first, have gaps of at most a year, so that they are one tenure. Several roles,
 * of which the first has no year, are none.
 */
export const isContinuousTenure = (roles: readonly RoleFact[]): boolean =>
  roles.every((role, at) => {
    const before = roles.slice(0, at);
    if (before.length === 0) return true;
    const until = Math.max(
      ...before.map(({ start, end }) => (end === 'present' ? PRESENT_YEAR : (end?.year ?? start?.year ?? 0))),
    );
    return (role.start?.year ?? 0) - until <= 1;
  });
