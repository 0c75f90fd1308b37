/** Finds companies' names that the end of a line cuts. */
import { findDates } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import { isRestOfCompany } from '../../vocabulary/organisations';
import { isPlace } from '../../vocabulary/places';
import { titleScore } from '../../vocabulary/titles';
import { isTown } from '../../vocabulary/towns';
import { isJobSentence } from '../sentences/job-sentences';

/** Minimum distance between two paragraphs in font sizes; the lines of one are closer. */
const MIN_PARAGRAPH_BREAK_FONT_SIZES = 1.9;
/** Maximum number of characters in the line of a name. */
const MAX_NAME_LINE_CHARACTERS = 99;

/**
 * Whether a line completes a company's name: 'Nordwick Engineering Services' over 'Private Limited', with or
 * without dates.
 */
export function isRestOfName(line: DocumentLine, next: DocumentLine): boolean {
  return (
    line.flow === next.flow &&
    next.gap < MIN_PARAGRAPH_BREAK_FONT_SIZES &&
    !next.bullet &&
    line.cells.length === 1 &&
    line.text.length <= MAX_NAME_LINE_CHARACTERS &&
    Math.abs(line.x - next.x) < 3 &&
    line.strong === next.strong &&
    isLegalStart(next.cells[0] ?? '') &&
    findDates(line.text).length === 0
  );
}

/**
 * Whether a line continues the company's name that the line above leaves unfinished: 'Worked as Buyer in Lund &' over
 * 'Berg Ltd.', 'Currently working with NORDHAV POWER' over 'INFRASTRUCTURE LTD.'.
 */
export function isUnfinishedName(line: DocumentLine, next: DocumentLine): boolean {
  if (
    line.flow !== next.flow ||
    next.gap >= MIN_PARAGRAPH_BREAK_FONT_SIZES ||
    next.bullet ||
    line.cells.length > 1
  )
    return false;
  const [rest = ''] = (next.cells[0] ?? '').split(/\sas\s|,|(?<=\p{L}{3})\.\s+as\s/iu);
  if (
    line.text.length > MAX_CUT_NAME_CHARACTERS ||
    next.text.length > MAX_CUT_NAME_CHARACTERS ||
    !/^\p{Lu}/u.test(rest)
  )
    return false;
  const isPost = isJobSentence(line.text) || findDates(line.text).length > 0;
  if (/\p{L}\s&$/u.test(line.text)) return isPost;
  // A line that ends with a title is complete, although its last word begins with a capital too.
  return (
    /\s(?:in|at|with|for|from|\p{Lu}\p{L}*|&) \p{Lu}[\p{L}&.]+$/u.test(line.text) &&
    titleScore(line.text.slice(-TAIL_CHARACTERS)) === 0 &&
    isRestOfCompany(rest, 2) &&
    (isPost || (line.strong === next.strong && Math.abs(line.x - next.x) < 3))
  );
}

/** Maximum number of characters of each line of a name that is cut. */
const MAX_CUT_NAME_CHARACTERS = 160;
/** Number of characters at the end of a line that are searched for a title. */
const TAIL_CHARACTERS = 40;

const CUT_LEGAL_FORM_PATTERN =
  /^(?:\(?India\)?\s)?(?=Private|Pvt|Pte|Limited|Ltd)(?:(?:Private|Pvt|Pte|Limited|Ltd|Co|Company)\b[\s.]*){1,4}/i;

/**
 * Whether a text is a legal form, or begins with one that a comma or only a town follows: 'Pvt. Ltd., Oslo',
 * 'Ltd. Co. Oslo.'.
 */
function isLegalStart(text: string): boolean {
  const [form = ''] = CUT_LEGAL_FORM_PATTERN.exec(text) ?? [];
  const rest = text.slice(form.length).replace(/\.$/, '');
  return form !== '' && (/^(?:$|,)/.test(rest) || isTown(rest) || isPlace(rest));
}

/**
 * Whether the last word of a header leaves it unfinished: 'Institute of' over 'Coastal Studies'. The width of the
 * column does not matter here.
 */
export function isUnfinishedHeader(line: DocumentLine, next: DocumentLine): boolean {
  return (
    !line.bullet &&
    line.cells.length === 1 &&
    line.strong === next.strong &&
    next.x < line.x + 2 &&
    next.x > line.x - (next.x > 0 ? MAX_ICON_WIDTH_POINTS : 2) &&
    next.gap < 1.5 &&
    line.text.length + next.text.length <= MAX_UNFINISHED_CHARACTERS &&
    /(?:\s&|(?<!\p{L})(?:and|of|und|et|für))$/iu.test(line.text) &&
    /^[\p{Lu}\p{Ll}]/u.test(next.text) &&
    findDates(next.text).length === 0
  );
}

/** A word for 'at' that ends a line after a title, or begins the next one before a name. */
const AT_END_PATTERN = /\s(?:presso|chez|bei|bij|hos)$/iu;
const AT_START_PATTERN = /^(?:presso|chez|bei|bij|hos)\s(?:["“]?\p{Lu}|der |dem )/u;
/** Maximum characters of a title and of an employer with a word for 'at' between them. */
const MAX_AT_CHARACTERS = 60;

/** Whether a title ends in one line, and 'at' and the employer follow: 'Surveyor presso' over 'Nordhav Foods'. */
export const isCutAtEmployer = (line: DocumentLine, next: DocumentLine): boolean =>
  line.flow === next.flow &&
  next.gap < MIN_PARAGRAPH_BREAK_FONT_SIZES &&
  line.cells.length === 1 &&
  next.cells.length === 1 &&
  !next.bullet &&
  line.text.length <= MAX_AT_CHARACTERS &&
  next.text.length <= MAX_AT_CHARACTERS &&
  (AT_END_PATTERN.test(line.text) ? /^\p{Lu}/u.test(next.text) : AT_START_PATTERN.test(next.text)) &&
  titleScore(line.text) > 0 &&
  [line, next].every(({ text }) => findDates(text).length === 0);

/** Width of an icon before the first line of a header, in points: the second line begins where the icon does. */
const MAX_ICON_WIDTH_POINTS = 20;
/** Maximum characters of an unfinished header and the line that completes it. */
const MAX_UNFINISHED_CHARACTERS = 99;
