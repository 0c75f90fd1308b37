/**
 * Joins the dates of a timeline, which stand above each other in a margin: the end of a range with its year and its
 * month in lines of their own, a line or nothing, and below it the beginning.
 */
import { findDates, isPresent, months } from '../dates/dates';
import type { Cell, LayoutRow } from './rows';

/** Minimum number of stacked ranges that show that the margin is a timeline. */
const MIN_RANGES = 2;
/** Maximum number of rows beside which a range stands. */
const MAX_ROWS = 6;
/** The parts of a range are closer than this, in multiples of the font size. */
const PART_DISTANCE_SIZES = 2.1;
/** The parts of a range have the same centre or left edge, within this many points. */
const ALIGNMENT_POINTS = 4;

const YEAR_PATTERN = /^(?:19|20)\d\d$/u;
const LINE_PATTERN = /^[|–—-]$/u;
/** A month in letters, or with two digits. */
const MONTH_PATTERN = /^(?:\p{L}{3,10}\.?|0[1-9]|1[0-2])$/u;

interface StackedRange {
  from: number;
  to: number;
  text: string;
}

/** The rows with each stacked range in one cell, in the first of its rows that has text beside it. */
export function joinTimelines(rows: readonly LayoutRow[]): LayoutRow[] {
  const ranges: StackedRange[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const range = rangeAt(rows, at);
    if (!range) continue;
    ranges.push(range);
    at = range.to;
  }
  if (ranges.length < MIN_RANGES) return [...rows];
  return rows.flatMap((row, at) => {
    const range = ranges.find(({ from, to }) => from <= at && at <= to);
    if (!range) return [row];
    const { from, to, text } = range;
    const block = rows.slice(from, to + 1);
    const first = block.findIndex(({ cells }) => cells.length > 1);
    const [part, ...beside] = row.cells;
    if (!part || beside.length === 0) return [];
    const hasDates = first === at - from;
    return [
      {
        ...row,
        cells: hasDates ? [{ ...part, text, faces: undefined }, ...beside] : beside,
        x: hasDates ? part.x : (beside[0]?.x ?? row.x),
      },
    ];
  });
}

/** The range whose first part is in a row; undefined if there is none. */
function rangeAt(rows: readonly LayoutRow[], from: number): StackedRange | undefined {
  const first = rows[from]?.cells[0];
  if (!first || !isPart(first.text)) return undefined;
  const parts = [first.text];
  const text = rows.slice(from, from + MAX_ROWS).find(({ cells }) => cells.length > 1)?.cells[1];
  if (!text) return undefined;
  for (let at = from + 1; at < Math.min(rows.length, from + MAX_ROWS + 1); at += 1) {
    const [row, above] = [rows[at] as LayoutRow, rows[at - 1] as LayoutRow];
    const [part] = row.cells;
    const isNear = row.y - above.y < Math.max(row.size, above.size) * PART_DISTANCE_SIZES;
    if (!part || !isNear || !isBelow(first, part) || part.right > text.x || !isPart(part.text)) break;
    parts.push(part.text);
    const range = rangeOf(parts);
    if (range !== undefined) return { from, to: at, text: range };
  }
  return undefined;
}

const isPart = (text: string) =>
  YEAR_PATTERN.test(text) || LINE_PATTERN.test(text) || MONTH_PATTERN.test(text) || isPresent(text);

const isBelow = (first: Cell, part: Cell) =>
  Math.abs(first.x - part.x) < ALIGNMENT_POINTS ||
  Math.abs(first.x + first.right - part.x - part.right) < 2 * ALIGNMENT_POINTS;

/** The range that the parts make, in the order of time: two months with their years, or one up to the present. */
function rangeOf(parts: readonly string[]): string | undefined {
  const words = parts.filter((part) => !LINE_PATTERN.test(part));
  const [top = ''] = words;
  const isToPresent = isPresent(top);
  if (words.length !== (isToPresent ? 3 : 4)) return undefined;
  const end = isToPresent ? top : monthOf(words.slice(0, 2));
  const start = monthOf(words.slice(-2));
  if (end === undefined || start === undefined) return undefined;
  const [later, earlier] = [dateOf(end), dateOf(start)];
  if (isToPresent) return `${start} – ${end}`;
  if (later === undefined || earlier === undefined) return undefined;
  return later >= earlier ? `${start} – ${end}` : `${end} – ${start}`;
}

/** A year and a month, in either order, as a date: 'Oct 2021', '10/2021'. */
function monthOf(words: readonly string[]): string | undefined {
  const year = words.find((word) => YEAR_PATTERN.test(word));
  const month = words.find((word) => MONTH_PATTERN.test(word));
  if (year === undefined || month === undefined) return undefined;
  const text = /^\d/u.test(month) ? `${month}/${year}` : `${month} ${year}`;
  const [date] = findDates(text);
  return date?.index === 0 && date.length === text.length ? text : undefined;
}

function dateOf(text: string): number | undefined {
  const end = findDates(text)[0]?.end;
  return end === undefined || end === 'present' ? undefined : months(end);
}
