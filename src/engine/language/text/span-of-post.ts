/** Writes from when to when a post lasted. */
import type { RoleFact, YearMonth } from '@/shared/record/facts';
import { ENGLISH_MONTHS_SOURCE } from '../vocabulary/months';

const MONTH_NAMES = ENGLISH_MONTHS_SOURCE.split('|');
/** A post of fewer months over New Year is not one of two years. */
const MIN_MONTHS_OF_YEARS = 6;

const monthOf = ({ year, month }: YearMonth): string | undefined => {
  const name = month === undefined ? undefined : MONTH_NAMES[month - 1];
  return name && `${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}`;
};

/** Whether a post lasted only some months, over New Year. */
export function isOverNewYear({ start, end }: Pick<RoleFact, 'start' | 'end'>): boolean {
  if (!start?.month || typeof end !== 'object' || !end.month || end.year !== start.year + 1) return false;
  return 12 + end.month - start.month + 1 < MIN_MONTHS_OF_YEARS;
}

/**
 * 'from 2010 to 2013', for months over New Year 'from November 2010 to January 2011'; undefined for a post within one
 * year or without both years.
 */
export function spanOfPost({ start, end }: Pick<RoleFact, 'start' | 'end'>): string | undefined {
  if (!start || typeof end !== 'object' || start.year === end.year) return undefined;
  return isOverNewYear({ start, end })
    ? `from ${monthOf(start)} to ${monthOf(end)}`
    : `from ${start.year} to ${end.year}`;
}
