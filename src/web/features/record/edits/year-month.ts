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

/** The languages of profiles; people may write a month in any of them. */
const MONTH_LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'];

/** In lower case and without accents: 'marz' for 'März'. */
const foldedText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The names of months in all of these languages, folded; English ones come first. */
const MONTH_NAMES = MONTH_LANGUAGES.flatMap((language) => {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return MONTHS.map((_, index) => ({
    month: index + 1,
    name: foldedText(format.format(Date.UTC(2000, index, 1))),
  }));
});

/** The month that a folded word names or abbreviates: 3 for 'march', 'mar' and 'marz', but not for 'marketing'. */
const monthNamed = (word: string): number | undefined =>
  MONTH_NAMES.find(({ name }) => name.startsWith(word))?.month;

/** Maximum characters of a text that may be a date. */
const MAX_DATE_CHARACTERS = 40;

/**
 * Parses 'March 2017', 'Mar 2017', 'März 2017', '03/2017', '2017-03' and '2017'.
 * @returns `null` if there is no year, if the first word or number beside it is not a month, if it names a quarter or
 * half of the year, or if the text is longer than a date
 */
export function parseYearMonth(text: string): YearMonth | null {
  const year = /(?<!\d)(19|20)\d\d(?!\d)/.exec(text)?.[0];
  if (!year || text.length > MAX_DATE_CHARACTERS) return null;
  const withoutYear = foldedText(text.replace(year, ' '));
  const word = /\p{L}{3,}/u.exec(withoutYear)?.[0];
  const monthByName = word === undefined ? undefined : monthNamed(word);
  if (word && !monthByName) return null;
  // Neither a quarter nor half a year is a month: 'Q3 2017', 'H2 2017'.
  if (/(?<!\p{L})\p{L}\d/u.test(withoutYear)) return null;
  const digits = /\d+/.exec(withoutYear)?.[0];
  if (!monthByName && !digits) return { year: Number(year) };
  const month = monthByName ?? Number(digits);
  return month >= 1 && month <= 12 ? { year: Number(year), month } : null;
}

/** What is wrong with the text of a date; undefined if it can be read, or is empty. */
export const dateProblem = (text: string): string | undefined =>
  text.trim() && !parseYearMonth(text) ? 'A year, or a month and a year: March 2017' : undefined;
