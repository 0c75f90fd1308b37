/** Joins a range of dates whose beginning is above its end, at the right of the two lines of a header. */
import { findDates, isPresent, months } from '../dates/dates';
import type { Cell, LayoutRow } from './rows';

/** The two lines are closer than this, in multiples of the font size. */
const LINE_DISTANCE_SIZES = 2.4;
/** Minimum number of stacked pairs of dates, if neither a word nor the present shows that they are one range. */
const MIN_PAIRS = 2;

/** Moves the end of each stacked range to the line of its beginning: 'JUL - 2023' over 'JAN - 2025'. */
export function joinStackedDates(rows: readonly LayoutRow[]): LayoutRow[] {
  const pairs = rows.flatMap((_, at) => (isPair(rows, at) ? [at] : []));
  const certainPairs = pairs.filter((at) => isCertainPair(rows, at));
  if (certainPairs.length === 0 && pairs.length < MIN_PAIRS) return [...rows];
  const ends = new Set(pairs.map((at) => at + 1));
  return rows.flatMap((row, at) => {
    const below = rows[at + 1];
    const [date, end] = [row.cells.at(-1), below?.cells.at(-1)];
    if (ends.has(at)) {
      const cells = row.cells.slice(0, -1);
      return cells.length === 0 ? [] : [{ ...row, cells, right: cells.at(-1)?.right ?? row.right }];
    }
    if (!ends.has(at + 1) || !date || !end) return [row];
    return [{ ...row, cells: [...row.cells.slice(0, -1), { ...date, text: rangeOf(date.text, end.text) }] }];
  });
}

/** A word or sign at the end of a range's first line, or at the start of its second one. */
const OPEN_RANGE_PATTERN = /(?:[-–—]|(?:^|\s)(?:to|till|until|bis|au|à|a|al|até|hasta))$/iu;
const RANGE_LINK_PATTERN = /^(?:[-–—]|(?:to|till|until|bis|au|à|a|al|até|hasta)\s)/iu;

function rangeOf(first: string, second: string): string {
  const joined = `${first} ${second}`;
  return findDates(joined)[0]?.range ? joined : `${first} – ${second}`;
}

/** Whether the last cells of a row and of the next one are the two dates of a range. */
function isPair(rows: readonly LayoutRow[], at: number): boolean {
  const [row, below, third] = [rows[at], rows[at + 1], rows[at + 2]];
  const [first, second] = [row?.cells.at(-1), below?.cells.at(-1)];
  if (!row || !below || !first || !second || row.cells.length < 2) return false;
  if (!isBelow(row, below, first, second) || !isSingleDate(first.text) || !isEnd(second.text)) return false;
  const next = third?.cells.at(-1);
  // A list with a date in each line.
  if (third && next && isBelow(below, third, second, next) && isEnd(next.text)) return false;
  return isOrdered(first.text, second.text);
}

const isBelow = (row: LayoutRow, below: LayoutRow, first: Cell, second: Cell) =>
  below.y - row.y < Math.max(row.size, below.size) * LINE_DISTANCE_SIZES &&
  (Math.abs(first.x - second.x) < 3 ||
    Math.abs(first.right - second.right) < 3 ||
    Math.abs(first.x + first.right - second.x - second.right) < 6);

/** Whether a text is one date, perhaps with the beginning of a range: 'JUL - 2023', 'May 2019 –'. */
function isSingleDate(text: string): boolean {
  const closed = text.replace(OPEN_RANGE_PATTERN, '');
  const dates = findDates(closed);
  const [date] = dates;
  const rest = date ? closed.slice(0, date.index) + closed.slice(date.index + date.length) : closed;
  return dates.length === 1 && date?.range === false && REST_OF_RANGE_PATTERN.test(rest.trim());
}
const REST_OF_RANGE_PATTERN = /^(?:from|de|du|von|vom|del?|da|dal|since|seit|depuis)?$/iu;

function isEnd(text: string): boolean {
  const lineDate = text.replace(RANGE_LINK_PATTERN, '').trim();
  return isPresent(lineDate) || isSingleDate(lineDate);
}

function isOrdered(first: string, second: string): boolean {
  const withoutLink = second.replace(RANGE_LINK_PATTERN, '').trim();
  const [start, end] = [findDates(first.replace(OPEN_RANGE_PATTERN, ''))[0], findDates(withoutLink)[0]];
  const from = start?.end;
  if (!from || from === 'present') return false;
  if (isPresent(withoutLink)) return true;
  const to = end?.end;
  return to !== undefined && to !== 'present' && months(to) >= months(from);
}

/** Whether a word, a sign or the present shows that two dates are one range. */
function isCertainPair(rows: readonly LayoutRow[], at: number): boolean {
  const [first = '', second = ''] = [rows[at], rows[at + 1]].map((row) => row?.cells.at(-1)?.text);
  return (
    OPEN_RANGE_PATTERN.test(first) ||
    RANGE_LINK_PATTERN.test(second) ||
    isPresent(second.replace(RANGE_LINK_PATTERN, ''))
  );
}
