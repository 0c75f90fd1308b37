import type { PieceDates } from '@/shared/record/document-text';
import type { RoleFact, YearMonth } from '@/shared/record/facts';

/** A date inside those of the entry it stands in is one of what was done there. */
export function isWithin({ start, end = start }: PieceDates, role: Pick<RoleFact, 'start' | 'end'>): boolean {
  if (!start || !role.start) return false;
  const isUnder =
    end === 'present' ? role.end === 'present' : !end || role.end === 'present' || !isAfter(end, role.end);
  return !isAfter(role.start, start) && isUnder;
}

/** Without a month on one side, the years decide. */
function isAfter(a: YearMonth, b: YearMonth | undefined): boolean {
  if (!b) return true;
  if (a.year !== b.year) return a.year > b.year;
  return a.month !== undefined && b.month !== undefined && a.month > b.month;
}
