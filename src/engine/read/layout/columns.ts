/**
 * Finds the columns of a page. A gutter either separates columns, which are read one after the other, or only cells,
 * which are read row by row.
 */
import { findRange } from '../dates/dates';
import type { TextItem } from '../extract/types';
import { sectionKinds } from '../vocabulary/headings';
import { areCards } from './cards';
import {
  belongsToRows,
  countCharacters,
  countHeadings,
  holdsValues,
  isDateColumn,
  isMargin,
  looksLikeProse,
} from './column-kinds';
import { groupByBaseline, layoutRowsOf } from './rows';

/** A part of a page that is read from top to bottom. `path` names its column across pages: '' spans the page. */
export interface PageBlock {
  items: TextItem[];
  path: string;
  /**
   * Position in points of the gutter at the column's inner side, by which it is recognised on the next page.
   */
  gutter?: number;
}

interface Gutter {
  x: number;
  /** Baselines of the first and last row beside the gutter. */
  top: number;
  bottom: number;
}

/** Minimum number of rows, and of characters, of each of two columns. */
const MIN_COLUMN_ROWS = 3;
const MIN_COLUMN_CHARACTERS = 60;
/** Columns are named by their gutter's position in steps of this many points. */
export const GUTTER_STEP_POINTS = 24;
/** A gutter closer than this to one of an earlier page is the same one. */
const GUTTER_TOLERANCE_POINTS = 14;
/** Maximum width of the corridor between two columns, in points: ragged lines of the left column may leave more. */
const MAX_CORRIDOR_POINTS = 16;
/** Maximum nesting of columns. A column within a column separates labels from values; pages have nothing deeper. */
const MAX_COLUMN_DEPTH = 2;

/**
 * Divides a page into blocks in reading order.
 * @param known positions of gutters of earlier pages, in points; a gutter found there again needs less evidence
 */
export function pageBlocksOf(
  items: readonly TextItem[],
  known: readonly number[],
  path = '',
  depth = 0,
): PageBlock[] {
  if (items.length === 0) return [];
  const gutter = depth < MAX_COLUMN_DEPTH ? findGutter(items, known) : undefined;
  if (!gutter) return [{ items: [...items], path }];
  const above = items.filter((item) => item.y < gutter.top - 1);
  const below = items.filter((item) => item.y > gutter.bottom + 1);
  const besideGutter = items.filter((item) => item.y >= gutter.top - 1 && item.y <= gutter.bottom + 1);
  const key = `${path}${Math.round(gutter.x / GUTTER_STEP_POINTS)}`;
  const left = besideGutter.filter((item) => item.x + item.width / 2 < gutter.x);
  const right = besideGutter.filter((item) => item.x + item.width / 2 >= gutter.x);
  return [
    ...pageBlocksOf(above, known, path, depth),
    ...pageBlocksOf(left, [], `${key}l`, depth + 1).map((block) => ({ gutter: gutter.x, ...block })),
    ...pageBlocksOf(right, [], `${key}r`, depth + 1).map((block) => ({ gutter: gutter.x, ...block })),
    ...pageBlocksOf(below, known, path, depth),
  ];
}

function findGutter(items: readonly TextItem[], known: readonly number[]): Gutter | undefined {
  const groups = groupByBaseline(items);
  const size = median(items.map((item) => item.size));
  const left = Math.min(...items.map((item) => item.x));
  const right = Math.max(...items.map((item) => item.x + item.width));
  const scoreByDivision = new Map<string, number>();
  let best: { gutter: Gutter; score: number } | undefined;
  for (let x = left + (right - left) * 0.12; x < left + (right - left) * 0.88; x += 3) {
    for (const run of runsBeside(groups, x, Math.max(7, size * 0.7))) {
      const isKnown = known.some((gutter) => Math.abs(gutter - x) < GUTTER_TOLERANCE_POINTS);
      // Cached, since a gutter a few points further on usually divides the rows in the same way and has the
      // same score.
      const key = `${run.from} ${run.to} ${countLeftItems(groups, run, x)} ${isKnown}`;
      const score = scoreByDivision.get(key) ?? scoreRun(groups.slice(run.from, run.to), x, isKnown, size);
      scoreByDivision.set(key, score);
      if (score > 0 && (!best || score > best.score)) {
        const baselines = groups.slice(run.from, run.to).flatMap((row) => row.map((item) => item.y));
        best = { gutter: { x, top: Math.min(...baselines), bottom: Math.max(...baselines) }, score };
      }
    }
  }
  return best ? centreGutter(endAboveWork(best.gutter, groups), items) : undefined;
}

/** Maximum rows below a heading whose right parts are dates of posts and not a column. */
const MAX_DATED_ROWS = 4;

/**
 * A gutter without its last rows if these begin a section of work over the whole page: its heading, and posts with
 * their dates at the right, where the column above stood.
 */
function endAboveWork(gutter: Gutter, groups: readonly TextItem[][]): Gutter {
  const rows = groups.filter((row) => {
    const y = row[0]?.y ?? 0;
    return y >= gutter.top - 1 && y <= gutter.bottom + 1;
  });
  const textOf = (row: readonly TextItem[], isRight: boolean) =>
    row
      .filter((item) => item.x >= gutter.x === isRight)
      .sort((a, b) => a.x - b.x)
      .map(({ text }) => text)
      .join(' ')
      .trim();
  const at = rows.findLastIndex(
    (row) => textOf(row, true) === '' && sectionKinds(textOf(row, false))[0] === 'experience',
  );
  const below = rows.slice(at + 1).map((row) => textOf(row, true));
  const isDated = below.every((text) => text === '' || findRange(text) !== undefined);
  const last = rows[at - 1]?.map(({ y }) => y);
  return at > 0 && last && below.length <= MAX_DATED_ROWS && below.some(Boolean) && isDated
    ? { ...gutter, bottom: Math.max(...last) }
    : gutter;
}

/** Counts the items of a run that begin left of x; in loops, since it is asked for each possible gutter of a page. */
function countLeftItems(groups: readonly TextItem[][], { from, to }: Run, x: number): number {
  let count = 0;
  for (let at = from; at < to; at += 1) for (const item of groups[at] ?? []) if (item.x < x) count += 1;
  return count;
}

/** Adjacent rows: the index of the first, and that after the last. */
interface Run {
  from: number;
  to: number;
}

/** The runs of rows that leave a corridor of `width` points around x empty. */
function runsBeside(groups: readonly TextItem[][], x: number, width: number): Run[] {
  const runs: Run[] = [];
  const [left, right] = [x - width / 2, x + width / 2];
  let run: Run | undefined;
  let before: TextItem[] | undefined;
  groups.forEach((group, at) => {
    if (group.some((item) => item.x < right && item.x + item.width > left)) {
      run = undefined;
      before = group;
    } else if (run) run.to = at + 1;
    else if (endsParagraph(group, before, x)) before = group;
    else {
      run = { from: at, to: at + 1 };
      runs.push(run);
    }
  });
  return runs;
}

/**
 * Whether a row is the short last line of a paragraph that spans both columns. It leaves the corridor empty
 * but belongs to the paragraph.
 */
function endsParagraph(group: TextItem[], before: TextItem[] | undefined, x: number): boolean {
  const [item] = group;
  const [above] = before ?? [];
  if (!item || !above || group.some((each) => each.x >= x)) return false;
  return (
    item.y - above.y < item.size * 1.7 && Math.abs(item.size - above.size) < 0.5 && item.font === above.font
  );
}

/** Scores whether a run of rows is set in two columns. It is not if the score is 0 or less. */
function scoreRun(run: TextItem[][], x: number, isKnown: boolean, size: number): number {
  const items = run.flat();
  const sides = [items.filter((item) => item.x < x), items.filter((item) => item.x >= x)];
  // Most runs end here, before the text of their rows is put together.
  if (sides.some((side) => side.length < MIN_COLUMN_ROWS || groupByBaseline(side).length < MIN_COLUMN_ROWS))
    return 0;
  const [left = [], right = []] = sides.map(layoutRowsOf);
  const overlap =
    Math.min(left.at(-1)?.y ?? 0, right.at(-1)?.y ?? 0) - Math.max(left[0]?.y ?? 0, right[0]?.y ?? 0);
  if (overlap < size * 4) return 0;
  if (countCharacters(left) < MIN_COLUMN_CHARACTERS || countCharacters(right) < MIN_COLUMN_CHARACTERS)
    return 0;
  const height = (items.at(-1)?.y ?? 0) - (items[0]?.y ?? 0);
  const headings = Math.min(countHeadings(left), countHeadings(right));
  if (headings === 0 && !isKnown && !looksLikeProse(left, right, size)) return 0;
  // With headings of its own where a column was on the page before, a list of courses with their years is a column.
  const isContinued = isKnown && headings > 0;
  if (!isContinued && (isDateColumn(left) || isDateColumn(right))) return 0;
  if (holdsValues(left, right, size)) return 0;
  if (isMargin(left, right, size)) return 0;
  if (headings === 0 && areCards(items, x)) return 0;
  if (headings === 0 && (belongsToRows(left, right, size) || belongsToRows(right, left, size))) return 0;
  return height * (1 + headings + (isKnown ? 1 : 0));
}

/**
 * Moves the gutter to the middle of the empty corridor, so that gutters of different pages can be compared; in a wide
 * corridor, to the middle of its last `MAX_CORRIDOR_POINTS`.
 */
function centreGutter(gutter: Gutter, items: readonly TextItem[]): Gutter {
  const besideGutter = items.filter((item) => item.y >= gutter.top - 1 && item.y <= gutter.bottom + 1);
  const left = Math.max(
    ...besideGutter.filter((item) => item.x + item.width <= gutter.x).map((item) => item.x + item.width),
  );
  const right = Math.min(...besideGutter.filter((item) => item.x >= gutter.x).map((item) => item.x));
  return { ...gutter, x: Math.max(left, right - MAX_CORRIDOR_POINTS) / 2 + right / 2 };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
