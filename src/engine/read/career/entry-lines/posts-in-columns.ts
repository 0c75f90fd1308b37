/**
 * Separates posts in two columns, where each row has the same part of two of them, and puts the left column above the
 * right one: 'Buyer ¦ Clerk' over 'Nordhav ¦ Redwell' over '2016 – 2020 ¦ 2010 – 2016'.
 */
import { dateAlone, findDates } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import { titleScore } from '../../vocabulary/titles';
import type { LinesOfWork } from './paired-posts';
import { replaceCells } from './wrapped-lines';

/** Minimum score of a text that is a title by its words. */
const MIN_TITLE_SCORE = 2;
/** Minimum number of lines between the dates of two posts: title and employer. */
const MIN_HEADER_LINES = 2;

/**
 * Divides a section of work around its columns of posts. Each pair of columns is a section of its own, since title,
 * employer and dates have other positions in it.
 */
export function separateColumns<T extends LinesOfWork>(work: T): T[] {
  for (let start = 0; start < work.lines.length; start += 1) {
    const end = endOfColumns(work.lines, start);
    const columns = columnsOf(work.lines.slice(start, end));
    if (!columns) continue;
    const below = { ...work, lines: work.lines.slice(end), own: work.own.slice(end) };
    return [
      { ...work, lines: work.lines.slice(0, start), own: work.own.slice(0, start) },
      { ...work, lines: columns, own: columns },
      ...separateColumns(below),
    ].filter(({ lines }) => lines.length > 0);
  }
  return [work];
}

/** The end of the rows from `start` that have two cells or stand in one of two columns. */
function endOfColumns(lines: readonly DocumentLine[], start: number): number {
  const first = lines[start];
  if (first?.cells.length !== 2) return start;
  const rest = lines.slice(start);
  const middle = middleOf(rest.filter(({ cells, flow }) => cells.length === 2 && flow === first.flow));
  const end = rest.findIndex(
    (line) => line.flow !== first.flow || isDatedTitle(line) || sideOf(line, middle) === undefined,
  );
  return end < 0 ? lines.length : start + end;
}

/** Whether a row is the header of one post, with its dates in the other cell. */
const isDatedTitle = ({ cells }: DocumentLine): boolean =>
  cells.length === 2 &&
  cells.filter(isRange).length === 1 &&
  cells.some((cell) => titleScore(cell) >= MIN_TITLE_SCORE);

const middleOf = (rows: readonly DocumentLine[]): number =>
  (Math.min(...rows.map(({ x }) => x)) + Math.max(...rows.map(({ right }) => right))) / 2;

/** The columns in which a row has text; undefined if it is in neither, or goes over both. */
function sideOf(
  { cells, x, right, bullet }: DocumentLine,
  middle: number,
): 'both' | 'left' | 'right' | undefined {
  if (bullet || cells.length > 2) return undefined;
  if (cells.length === 2) return 'both';
  // Without coordinates, the column of a single cell is unknown.
  if (right <= 0) return undefined;
  return right < middle ? 'left' : x > middle ? 'right' : undefined;
}

/** The lines of the left column, then those of the right one; undefined if they are not columns of dated posts. */
function columnsOf(rows: readonly DocumentLine[]): DocumentLine[] | undefined {
  const middle = middleOf(rows.filter(({ cells }) => cells.length === 2));
  const columns = ([0, 1] as const).map((side) =>
    rows.flatMap((row) => {
      const cell =
        row.cells.length === 2
          ? row.cells[side]
          : (sideOf(row, middle) === 'right') === (side === 1)
            ? row.text
            : undefined;
      if (cell === undefined) return [];
      // The lines of a column are as long as its text, so that they do not look like full ones.
      const edges = side === 0 ? { right: Math.min(row.right, middle) } : { x: Math.max(row.x, middle) };
      return [{ ...replaceCells(row, [cell]), ...edges }];
    }),
  );
  const [left = [], right = []] = columns;
  const [leftPosts, rightPosts] = [countPosts(left), countPosts(right)];
  return leftPosts > 0 && rightPosts > 0 && Math.abs(leftPosts - rightPosts) <= 1
    ? [...left, ...right]
    : undefined;
}

/** The number of posts of a column, each of which ends or begins with its dates; 0 if it has something else. */
function countPosts(column: readonly DocumentLine[]): number {
  const dates = column.flatMap(({ text }, at) => (isRange(text) ? [at] : []));
  const isClosed = dates.at(-1) === column.length - 1;
  const bounds = isClosed ? [-1, ...dates] : dates[0] === 0 ? [...dates, column.length] : [];
  const posts = bounds.slice(1).map((end, index) => column.slice((bounds[index] ?? 0) + 1, end));
  const isOfPosts = posts.every(
    (post) =>
      post.length >= MIN_HEADER_LINES &&
      post.every(({ text }) => !findDates(text).some(({ range }) => range)),
  );
  const hasTitle = posts.some((post) => post.some(({ text }) => titleScore(text) >= MIN_TITLE_SCORE));
  return isOfPosts && hasTitle ? posts.length : 0;
}

/** Whether a text is a range of dates and nothing else. */
const isRange = (text: string): boolean => dateAlone(text)?.range === true;
