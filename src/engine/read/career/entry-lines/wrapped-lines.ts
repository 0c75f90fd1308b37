/** Rejoins text that a column, a margin or the end of a line has split into several lines. */
import { findDates, isPresent } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import { joinWrapped } from '../../layout/wrapped-text';
import { isJobSentence } from '../sentences/job-sentences';
import { isCutAtEmployer, isRestOfName, isUnfinishedHeader, isUnfinishedName } from './cut-names';

/**
 * Joins a name that wraps in its cell next to vertically centred dates: 'Nordwick Building' - '2006 – 2008' -
 * 'Group, Oslo'.
 */
export function joinWrappedCells(given: readonly DocumentLine[]): DocumentLine[] {
  const lines: DocumentLine[] = [];
  for (let at = 0; at < given.length; at += 1) {
    const [line, dates, next] = given.slice(at, at + 3);
    if (line && dates && next && isWrappedAroundDates(line, dates, next)) {
      const name = joinWrapped(line.cells[0] ?? '', next.text);
      lines.push({ ...line, ...replaceCells(line, [name, ...dates.cells]), right: dates.right });
      at += 2;
    } else if (line) lines.push(line);
  }
  return lines;
}

function isWrappedAroundDates(line: DocumentLine, dates: DocumentLine, next: DocumentLine): boolean {
  return (
    line.flow === next.flow &&
    line.flow === dates.flow &&
    dates.gap > 0 &&
    next.gap > 0 &&
    dates.gap + next.gap < WRAPPED_CELL_HEIGHT_FONT_SIZES &&
    dates.gap < 1 &&
    next.gap < 1 &&
    line.cells.length === 1 &&
    next.cells.length === 1 &&
    !line.bullet &&
    !next.bullet &&
    Math.abs(line.x - next.x) < 3 &&
    dates.x > line.right &&
    isOnlyDate(dates.text)
  );
}

/** The two lines of a wrapped cell are closer than this, in font sizes. */
const WRAPPED_CELL_HEIGHT_FONT_SIZES = 1.7;

/** Joins dates with the text they belong to: in a margin on the same baseline, or below a sentence about work. */
export function joinDatesBeside(given: readonly DocumentLine[]): DocumentLine[] {
  const lines: DocumentLine[] = [];
  for (const line of given) {
    const last = lines.at(-1);
    const isBeside =
      last &&
      last.flow === line.flow &&
      line.gap >= 0 &&
      line.gap < BASELINE_TOLERANCE_FONT_SIZES &&
      line.x > last.x;
    const isBelow =
      last && last.flow === line.flow && isJobSentence(last.text) && findDates(last.text).length === 0;
    if (last && isBelow && line.gap < MIN_PARAGRAPH_BREAK_FONT_SIZES && isDates(line.text))
      lines[lines.length - 1] = {
        ...last,
        ...replaceCells(last, [...last.cells.slice(0, -1), `${last.cells.at(-1)} ${line.text}`]),
      };
    else if (last && isBeside && isOnlyDate(last.text))
      lines[lines.length - 1] = {
        ...line,
        ...replaceCells(line, [...last.cells, ...line.cells]),
        gap: last.gap,
        x: last.x,
      };
    else lines.push(line);
  }
  return lines;
}

/** Whether a line is a date, or a label with dates and a remark: 'Experience: 2010 to 2011 (10 months)'. */
function isDates(text: string): boolean {
  const rest = text.replace(DATES_LEAD_PATTERN, '');
  const [date] = findDates(rest);
  return (
    isOnlyDate(rest) || (rest !== text && /^\p{L}+\s?:/u.test(text) && date !== undefined && date.index <= 1)
  );
}

/** Texts are on the same baseline if their vertical distance is smaller than this, in font sizes. */
const BASELINE_TOLERANCE_FONT_SIZES = 0.3;
/** Minimum distance between two paragraphs in font sizes; the lines of one are closer. */
const MIN_PARAGRAPH_BREAK_FONT_SIZES = 1.9;
const DATES_LEAD_PATTERN = /^(?:during|from|period|duration|experience)\b[\s:–-]*/i;

function isOnlyDate(text: string): boolean {
  const date = text.length <= MAX_DATE_CHARACTERS ? findDates(text)[0] : undefined;
  const letters = (part: string) => part.replace(/[^\p{L}\p{N}]/gu, '').length;
  return date !== undefined && letters(text.slice(date.index, date.index + date.length)) === letters(text);
}

/** Maximum characters of a text that is only a date or a range. */
const MAX_DATE_CHARACTERS = 39;

/** Joins a sentence or header that fills its line with the line in which it ends: 'as Senior' over 'Surveyor'. */
export function joinWrappedLines(given: readonly DocumentLine[]): DocumentLine[] {
  const lines: DocumentLine[] = [];
  for (const [index, unjoined] of given.entries()) {
    const last = lines.at(-1);
    // The wide gaps of justified text are not borders of cells.
    const isJustified =
      last && unjoined.cells.length > 1 && /^\p{Ll}/u.test(unjoined.text) && isJobSentence(last.text);
    const line = isJustified ? replaceCells(unjoined, [unjoined.text]) : unjoined;
    if (last && (isRestOfName(last, line) || isUnfinishedName(last, line) || isCutAtEmployer(last, line))) {
      const cells = [joinWrapped(last.text, line.cells[0] ?? ''), ...line.cells.slice(1)];
      lines[lines.length - 1] = { ...replaceCells(last, cells), right: line.right };
    } else if (last && isWrapped(last, line, given[index + 1])) {
      const cells = [...last.cells.slice(0, -1), joinWrapped(last.cells.at(-1) ?? '', line.text)];
      lines[lines.length - 1] = { ...replaceCells(last, cells), right: line.right };
    } else lines.push(line);
  }
  return lines;
}

/** The beginning of a line that does not begin a header. */
const NOT_A_HEADER_START_PATTERN =
  /^(?:[\p{Ll}\d(&]|(?:Ltd|Limited|Inc|Pvt|Private|Co|Corp|LLC|GmbH|Services|Company|Group)\b)/u;
/** The end of a line that does not end a header. */
const WRAPPED_HEADER_END_PATTERN =
  /(?:\b(?:as|of|and|at|in|for|with|the|to|senior|junior|from|by|de|du|des|von|der|und|et)|[&,–-])$/iu;

/** Maximum distance between a line and the one in which it continues, in font sizes. */
export const MAX_WRAP_GAP_FONT_SIZES = 1.9;
/** Minimum characters of a line that fills its column. */
const MIN_FULL_LINE_CHARACTERS = 20;
/** Maximum characters of the first line of a header. */
const MAX_HEADER_CHARACTERS = 150;
/** Maximum characters of the line in which a header ends. */
const MAX_HEADER_END_CHARACTERS = 60;

function isWrapped(line: DocumentLine, next: DocumentLine, later: DocumentLine | undefined): boolean {
  if (line.edge === 0 || line.flow !== next.flow || next.gap > MAX_WRAP_GAP_FONT_SIZES) return false;
  if (next.bullet || next.cells.length > 1) return false;
  if (Math.abs(line.size - next.size) > 0.3) return false;
  if (next.x < line.x - 2) return isUnfinishedHeader(line, next);
  const isSentenceContinued = isJobSentence(line.text) && later?.flow === next.flow && !later.bullet;
  const dates = [line.text, next.text, isSentenceContinued ? later.text : ''].flatMap(findDates);
  if (isUnfinishedHeader(line, next)) return true;
  // Lines are joined only if one of them has a date or is an unfinished sentence about work.
  if ((dates.length === 0 && !isOpenSentence(line, next)) || line.text.length < MIN_FULL_LINE_CHARACTERS)
    return false;
  if (isJobSentence(line.text)) {
    if (line.text.length + next.text.length > MAX_SENTENCE_CHARACTERS || endsEntry(line)) return false;
  } else if (
    line.strong !== next.strong ||
    line.text.length > MAX_HEADER_CHARACTERS ||
    next.text.length > MAX_HEADER_END_CHARACTERS ||
    next.text.length > line.text.length ||
    findDates(line.text).some((date) => date.range && date.index + date.length >= line.text.length - 2) ||
    (!NOT_A_HEADER_START_PATTERN.test(next.text) && !WRAPPED_HEADER_END_PATTERN.test(line.text))
  )
    return false;
  const perLetter = (line.right - line.x) / line.text.length;
  const [word = ''] = next.text.split(' ');
  return line.right + (word.length + 1) * perLetter > line.edge - 2;
}

/** Whether a line is an undated sentence about work that has no full stop and is not followed by another sentence. */
function isOpenSentence(line: DocumentLine, next: DocumentLine): boolean {
  return (
    isJobSentence(line.text) &&
    !/[.:]$/.test(line.text) &&
    !isJobSentence(next.text) &&
    next.gap < MIN_PARAGRAPH_BREAK_FONT_SIZES
  );
}

/** Maximum number of characters in a sentence about a job that spans several lines. */
const MAX_SENTENCE_CHARACTERS = 400;

/** Whether a sentence ends with a range of dates. */
function endsEntry({ text }: DocumentLine): boolean {
  return findDates(text).some((date) => date.range && date.index + date.length >= text.length - 2);
}

/** Maximum distance between the two lines of a date range in a narrow column, in font sizes. */
const MAX_RANGE_GAP_FONT_SIZES = 2.2;
/** Maximum characters of the last cell of a line, which ends with the beginning of a range. */
const MAX_TAIL_CHARACTERS = 200;
/** Maximum characters of the first cell of the next line, which begins with the end of the range. */
const MAX_HEAD_CHARACTERS = 60;

/** Joins a date range that wraps in its narrow column with the line in which it begins. */
export function joinWrappedRanges(given: readonly DocumentLine[]): DocumentLine[] {
  const lines = given.map((line) => ({ ...line }));
  for (let at = 0; at + 1 < lines.length; at += 1) {
    const line = lines[at] as DocumentLine;
    const next = lines[at + 1] as DocumentLine;
    if (line.flow !== next.flow || next.gap > MAX_RANGE_GAP_FONT_SIZES) continue;
    const [first = '', ...others] = line.cells;
    const [head = ''] = next.cells;
    if (others.length > 0 && isRestOfMargin(line, next)) {
      lines[at] = replaceCells(line, [`${first} ${head}`, ...others]);
      lines[at + 1] = replaceCells(next, []);
      continue;
    }
    const range =
      others.length === 0 || next.cells.length > 1 ? splitRangeOpenedInMargin(line, next) : undefined;
    if (range) {
      lines[at] = replaceCells(line, [`${range.start} ${head}`, range.rest, ...others].filter(Boolean));
      lines[at + 1] = replaceCells(next, next.cells.slice(1));
      continue;
    }
    const tail = line.cells.at(-1) ?? '';
    if (
      tail.length > MAX_TAIL_CHARACTERS ||
      head.length > MAX_HEAD_CHARACTERS ||
      !OPEN_DATE_PATTERN.test(tail) ||
      !DATE_REST_PATTERN.test(head)
    )
      continue;
    const joined = `${tail} ${head}`;
    const whole = findDates(joined).find(
      (date) => date.range && date.index < tail.length && date.index + date.length > tail.length + 1,
    );
    if (!whole) continue;
    const end = whole.index + whole.length - tail.length - 1;
    lines[at] = replaceCells(line, [...line.cells.slice(0, -1), `${tail} ${head.slice(0, end)}`]);
    const rest = head.slice(end).replace(/^[\s,.)–—-]+/u, '');
    lines[at + 1] = replaceCells(next, [...(rest === '' ? [] : [rest]), ...next.cells.slice(1)]);
  }
  return lines.filter((line) => line.cells.length > 0);
}

/** Whether a line completes a range in a margin, whatever is beside it: '07/2022 -' over '03/2023'. */
function isRestOfMargin(line: DocumentLine, next: DocumentLine): boolean {
  const [first = ''] = line.cells;
  const [head = ''] = next.cells;
  return (
    /[–—-]\s*$/u.test(first) &&
    isOnlyDate(first) &&
    Math.abs(line.x - next.x) < MARGIN_TOLERANCE_POINTS &&
    !line.bullet &&
    next.cells.length === 1 &&
    (isPresent(head) || (isOnlyDate(head) && findDates(head).every(({ range }) => !range)))
  );
}

/**
 * A range in a margin whose two lines each have text of the entry beside them: 'Nov 2020 - Nordhav Foods'
 * over 'now   Plant Manager'.
 */
function splitRangeOpenedInMargin(
  line: DocumentLine,
  next: DocumentLine,
): { start: string; rest: string } | undefined {
  const [first = ''] = line.cells;
  const [head = ''] = next.cells;
  const isEnd = isPresent(head) || (isOnlyDate(head) && findDates(head).every(({ range }) => !range));
  if (!isEnd || line.bullet || next.bullet || next.x > line.x + MAX_MARGIN_WIDTH_POINTS) return undefined;
  // Without its dash the date is not taken for a range that continues.
  const date = findDates(first.replace(/\s?[–—-]$/u, ''))[0];
  if (!date || date.range || date.index > 1) return undefined;
  const end = date.index + date.length;
  const [dash = ''] = /^\s?[–—-](?=\s|$)/u.exec(first.slice(end)) ?? [];
  const rest = first.slice(end + dash.length).trim();
  if (dash === '' || (rest === '' ? line.cells.length === 1 : !/^[\p{Lu}\d"“]/u.test(rest))) return undefined;
  return { start: first.slice(0, end + dash.length).trim(), rest };
}

/** Maximum width of a margin in points, if the second line of a date is right-aligned in it. */
const MAX_MARGIN_WIDTH_POINTS = 90;
/** Lines begin at the same margin if their left edges differ by less than this, in points. */
const MARGIN_TOLERANCE_POINTS = 12;

/** An unfinished date at the end of a line, and a line that may finish it. */
const OPEN_DATE_PATTERN = /(?:[–—-]|\bto|\btill?|\p{L}{3,9}\.?|\d{4}|['’]\d{2})\s*$/iu;
const DATE_REST_PATTERN = /^\s*(?:[–—-]|to\b|till?\b|\p{L}{3,10}\.?\s|\p{L}{3,10}$|\d{4}\b|\d{1,2}[./])/iu;

/** A line with other cells, and the text that they make. */
export const replaceCells = (line: DocumentLine, cells: string[]): DocumentLine => ({
  ...line,
  cells,
  text: cells.join(' '),
});
