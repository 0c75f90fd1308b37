/** Finds the dates of a certificate or an honour, apart from years that belong to its name. */
import { type DateRange, findDates } from '../../dates/dates';

/** A text without the numbers of standards, which resemble phone numbers: 'ISO 9001-2015'. */
export const removeStandardNumbers = (text: string) => text.replace(/\bISO\b[\s\d:/-]{2,16}/giu, ' ');

/** The end of a text whose name continues with a year: 'ISO 27001:' before '2005', 'Excel ' before '2013'. */
const VERSIONED_PATTERN =
  /(?:\bISO(?:\/IEC)?[ -]?\d{4,5}\s?[:–-]\s?|\b(?:server|office|word|excel|outlook|access|powerpoint|windows|autocad|project|visio|sharepoint|exchange|sql|studio|dynamics|revit|solid ?works|catia|vision)\s)$/iu;
/** Words that end a name that contains a year. */
const NAME_WITH_YEAR_END_PATTERN =
  /^\s(?:certifi\p{L}*|specialist|expert|associate|professional|course|edition|fundamentals)\b/iu;
/** Words before a date, and short capitalised words, since months are such. */
const WORD_BEFORE_DATE_PATTERN =
  /(?:^|\s)(?:in|on|of|since|from|to|until|during|year|batch|dated|and|by|at|\p{Lu}\p{Ll}{2,8}\.?)\s$/u;

/** The dates of a text; 'ISO 27001:2005 Lead Auditor' and 'Spreadsheets 2013 Certification' have none. */
export const datesOf = (text: string): DateRange[] => findDates(text).filter((date) => !isOfName(text, date));

function isOfName(text: string, { index, length, range }: DateRange): boolean {
  if (range || length !== YEAR_DIGITS) return false;
  const before = text.slice(0, index);
  if (VERSIONED_PATTERN.test(before)) return true;
  return (
    /\p{L}\s$/u.test(before) &&
    !WORD_BEFORE_DATE_PATTERN.test(before) &&
    NAME_WITH_YEAR_END_PATTERN.test(text.slice(index + length))
  );
}

/** Number of digits of a year. */
const YEAR_DIGITS = 4;
