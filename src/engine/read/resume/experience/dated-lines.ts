/** Finds the lines that contain the dates of an entry; the entries of a section are found by them. */
import { type DateRange, findDates, isDuration, isPresent } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';

export interface DatedLine {
  /** Absent if the line gives only a duration, or only says 'present'. */
  range?: DateRange;
  /** What the cells of the line say besides dates; cells with only dates, labels or durations are left out. */
  cells: string[];
}

/** Text next to dates that carries no information: 'Completed', 'Full-time', brackets, separators, labels of dates. */
const LEFTOVER_TEXT_PATTERN =
  /^(?:[\s()[\],.:|·•–—\-/]*|\s*(?:(?:completed|ongoing)\s*)?(?:(?:internship|training|apprenticeship|employment)\s*)?(?:[-–—([]+\s*)?:?|(?:ongoing|full[- ]?time|part[- ]?time|contract|freelance|permanent|vollzeit|teilzeit|from|de|du|depuis|seit|von|vom|desde|dal|dalla|da|van|sinds|vanaf|från|fra|od|с|period|dates?|duration|tenure)\s*:?)$/iu;

/** The dates of a line and its remaining text; undefined if the line does not date an entry. */
export function parseDatedLine(line: DocumentLine): DatedLine | undefined {
  const cells: string[] = [];
  let range: DateRange | undefined;
  for (const cell of line.cells) {
    const dates = findDates(cell);
    const cellDate = dates.find((date) => date.range) ?? (isLoneDate(cell, dates) ? dates[0] : undefined);
    if (cellDate && !range) range = cellDate;
    const rest = cellDate ? removeDate(cell, cellDate) : cell;
    if (!LEFTOVER_TEXT_PATTERN.test(rest) && !isDuration(rest)) cells.push(rest);
  }
  if (!range) {
    const whole = line.text.replace(/^[([]|[)\]]$/g, '');
    if (!line.bullet && (isDuration(whole) || (isPresent(whole) && whole.length > 3))) return { cells: [] };
    const last = line.cells.length > 1 ? (line.cells.at(-1) ?? '') : '';
    if (isDuration(last)) return { cells };
    return undefined;
  }
  const rest = cells.join(' ');
  // A range inside a sentence belongs to the sentence and does not date an entry.
  if (
    rest.length > MAX_HEADER_CHARACTERS ||
    (rest.split(' ').length > MAX_CLOSED_HEADER_WORDS && /[.!?]$/.test(rest)) ||
    /^\p{Ll}/u.test(rest)
  )
    return undefined;
  if (!range.range && rest !== '' && /[.!?]$/.test(rest)) return undefined;
  return { range, cells };
}

/** Maximum characters of what a header says besides its dates. */
const MAX_HEADER_CHARACTERS = 130;
/** Maximum words of a header that ends with a full stop, as sentences do. */
const MAX_CLOSED_HEADER_WORDS = 9;

/** Whether a cell has nothing but a date, apart from a label or brackets. */
function isLoneDate(cell: string, dates: readonly DateRange[]): boolean {
  const date = dates[0];
  return (
    date !== undefined &&
    dates.length === 1 &&
    LEFTOVER_TEXT_PATTERN.test(removeDate(cell, date)) &&
    cell.length <= MAX_DATE_CELL_CHARACTERS
  );
}

/** Maximum characters of a date with its label. */
const MAX_DATE_CELL_CHARACTERS = 39;

function removeDate(cell: string, date: DateRange): string {
  const before = cell.slice(0, date.index);
  const after = cell.slice(date.index + date.length);
  return `${before} ${after}`
    .replace(/[([]\s*[)\]]/g, ' ')
    .replace(/\((?:\s*[-–—,|]?\s*)((?:\d{1,2}\s*(?:years?|yrs?|months?|mos?)[\s,]*)+)\)/gi, ' ')
    .replace(/^(?:[\s|,;:·•–—/-]|[)\]](?=\s))+|(?<![\s|,;:·•–—/-]|\s[([])(?:[\s|,;:·•–—/-]|\s[([])+$/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/(?:^|\s)(?:\d{1,2}\s*(?:years?|yrs?|months?|mos?)\s*)+$/i, '')
    .trim();
}
