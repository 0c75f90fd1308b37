/** Finds the first date in a sentence of a role's text. */
import { withoutAccents } from '@/shared/text/without-accents';
import { MONTH_SOURCE, monthNumber } from '../../read/vocabulary/months';

const MONTH_DAY_PATTERN = new RegExp(
  `(?<![\\p{L}\\d])(?:(\\d{1,2})(?:st|nd|rd|th|\\.|er)?\\s+(?:of |de )?)?(${MONTH_SOURCE})\\.?(?:\\s+(\\d{1,2})(?:st|nd|rd|th)?,)?\\s+(?:de )?(20\\d\\d)`,
  'iu',
);
const NUMERIC_DATE_PATTERN = /\b(\d{1,2})[./](\d{1,2})[./](20\d\d)\b/;
const ISO_DATE_PATTERN = /\b(20\d\d)-(\d\d)(?:-(\d\d))?\b/;
const MONTHS_OF_YEAR = 12;

/**
 * The first date in a sentence, as 'YYYY-MM' or 'YYYY-MM-DD'; undefined if there is none. Of '03/04/2027' the day comes
 * first, of '03/31/2027' the month, since no other reading is a date.
 */
export function dateIn(sentence: string): string | undefined {
  const iso = ISO_DATE_PATTERN.exec(sentence);
  if (iso) return [iso[1], iso[2], iso[3]].filter(Boolean).join('-');
  const numeric = NUMERIC_DATE_PATTERN.exec(sentence);
  if (numeric) {
    const [, first, second, year] = numeric;
    const [day, month] = Number(second) > MONTHS_OF_YEAR ? [second, first] : [first, second];
    return `${year}-${padToTwo(month)}-${padToTwo(day)}`;
  }
  const words = MONTH_DAY_PATTERN.exec(withoutAccents(sentence));
  const month = words && monthNumber(words[2] ?? '');
  if (!words || !month) return undefined;
  const day = words[1] ?? words[3];
  return `${words[4]}-${padToTwo(String(month))}${day ? `-${padToTwo(day)}` : ''}`;
}

const padToTwo = (text = '') => text.padStart(2, '0');
