import type { PieceDates } from '@/shared/record/document-text';
import type { RoleFact, YearMonth } from '@/shared/record/facts';

/**
 * Whether a date is within the dates of a role. A line with such a date describes something that was done in the
 * role, and does not begin another entry.
 */
export function isWithin({ start, end = start }: PieceDates, role: Pick<RoleFact, 'start' | 'end'>): boolean {
  if (!start || !role.start) return false;
  const isUnder =
    end === 'present' ? role.end === 'present' : !end || role.end === 'present' || !isAfter(end, role.end);
  return !isAfter(role.start, start) && isUnder;
}

/** Whether a date is after another, or there is no other. If one of them has no month, only the years are compared. */
function isAfter(a: YearMonth, b: YearMonth | undefined): boolean {
  if (!b) return true;
  if (a.year !== b.year) return a.year > b.year;
  return a.month !== undefined && b.month !== undefined && a.month > b.month;
}
