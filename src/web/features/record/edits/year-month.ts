/** Formats and parses months and years. */
import type { YearMonth } from '@/shared/record/facts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** 'March 2017', '2017' if the month is not known, 'today' for the present, or an empty text without a date. */
export function formatYearMonth(date: YearMonth | 'present' | undefined): string {
  if (!date) return '';
  if (date === 'present') return 'today';
  return [date.month && MONTHS[date.month - 1], date.year].filter(Boolean).join(' ');
}

/** '2012 to 2021', '2021 to today', '2012', or an empty text without dates. */
export function formatYears(start: YearMonth | undefined, end: YearMonth | 'present' | undefined): string {
  const from = start?.year;
  const to = end === 'present' ? 'today' : end?.year;
  return from === to ? `${from ?? ''}` : [from, to].filter(Boolean).join(' to ');
}

/** Maximum characters of a text that may be a date. */
const MAX_DATE_CHARACTERS = 40;

/**
 * Parses 'March 2017', 'Mar 2017', '03/2017', '2017-03' and '2017'. A month's name counts by its first three letters.
 * @returns `null` if there is no year, if the first word or number beside it is not a month, if it names a quarter or
 * half of the year, or if the text is longer than a date
 */
export function parseYearMonth(text: string): YearMonth | null {
  const year = /(?<!\d)(19|20)\d\d(?!\d)/.exec(text)?.[0];
  if (!year || text.length > MAX_DATE_CHARACTERS) return null;
  const withoutYear = text.replace(year, ' ').toLowerCase();
  const word = /[a-z]{3,}/.exec(withoutYear)?.[0];
  const monthByName = word
    ? MONTHS.findIndex((month) => month.toLowerCase().startsWith(word.slice(0, 3))) + 1
    : 0;
  if (word && monthByName === 0) return null;
  // Neither a quarter nor half a year is a month: 'Q3 2017', 'H2 2017'.
  if (/(?<!\p{L})\p{L}\d/u.test(withoutYear)) return null;
  const digits = /\d+/.exec(withoutYear)?.[0];
  if (!monthByName && !digits) return { year: Number(year) };
  const month = monthByName || Number(digits);
  return month >= 1 && month <= 12 ? { year: Number(year), month } : null;
}

/** What is wrong with the text of a date; undefined if it can be read, or is empty. */
export const dateProblem = (text: string): string | undefined =>
  text.trim() && !parseYearMonth(text) ? 'A year, or a month and a year: March 2017' : undefined;
