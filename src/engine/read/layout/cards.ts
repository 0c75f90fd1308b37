/**
 * Reads entries that are set as cards: employer and dates in a narrow part at the side, centred on the height of the
 * card, and title and duties in the wide part. Their lines share no baselines, so read by rows they are mixed.
 */
import { findDates } from '../dates/dates';
import type { TextItem } from '../extract/types';
import { type LayoutRow, layoutRowsOf } from './rows';
import { joinWrapped } from './wrapped-text';

/** Minimum blank height between two cards, in multiples of the font size. */
const MIN_BLANK_SIZES = 1.15;
/** The blank stripe between the parts of a card is wider than this, in multiples of the font size. */
const CORRIDOR_WIDTH_SIZES = 0.7;
/** Minimum number of cards that follow each other; fewer may be chance. */
const MIN_CARDS = 2;
/** Maximum rows of the narrow part, and characters of each of them. */
const MAX_SIDE_ROWS = 8;
const MAX_SIDE_CHARACTERS = 40;
/** The narrow part takes up less than this share of the width. */
const SIDE_WIDTH_SHARE = 0.45;
/** Height of a letter above its baseline, and depth below it, in multiples of its size. */
const ASCENT_SIZES = 0.8;
const DESCENT_SIZES = 0.25;
/** Two rows are beside each other if their baselines are closer than this, in multiples of the font size. */
const BASELINE_TOLERANCE_SIZES = 0.25;
/** Number of rows at the start of the wide part that have no range of dates in a card. */
const UNDATED_BODY_ROWS = 3;

interface Card {
  side: LayoutRow[];
  body: LayoutRow[];
}

/**
 * The rows of a set of items, from top to bottom. A card begins with the rows of its narrow part and the first row of
 * its wide part, which is the title; the rest of the wide part follows.
 */
export function cardRowsOf(items: readonly TextItem[]): LayoutRow[] {
  const bands = bandsOf(items);
  const cards = cardsOf(bands);
  if (!cards.some(Boolean)) return layoutRowsOf(items);
  let down = 0;
  const result: LayoutRow[] = [];
  let rest: TextItem[] = [];
  const moveDown = (rows: readonly LayoutRow[]) => rows.map((row) => ({ ...row, y: row.y + down }));
  bands.forEach((band, at) => {
    const card = cards[at];
    if (!card) {
      rest.push(...band);
      return;
    }
    if (rest.length > 0) result.push(...moveDown(layoutRowsOf(rest)));
    rest = [];
    const top = Math.min(...[...card.side, ...card.body].map(({ y }) => y));
    const { rows, notes } = headOf(wholeLines(card.side));
    const [title, ...body] = card.body;
    const headHeight = [...rows, ...notes].reduce((sum, { size }) => sum + size * LINE_PITCH_SIZES, 0);
    let y = top + down;
    for (const row of [...rows, ...(title ? [title] : []), ...notes]) {
      result.push({ ...row, y });
      y += row.size * LINE_PITCH_SIZES;
    }
    down += headHeight + top - (title?.y ?? top);
    result.push(...moveDown(body));
  });
  return [...result, ...moveDown(rest.length > 0 ? layoutRowsOf(rest) : [])];
}

/** Whether items that are divided at x are cards, and therefore not columns of the page. */
export function areCards(items: readonly TextItem[], x: number): boolean {
  return cardsOf(bandsOf(items)).some(
    (card) =>
      card !== undefined &&
      [card.side, card.body].some((rows) => rows.every((row) => row.right <= x)) &&
      [card.side, card.body].some((rows) => rows.every((row) => row.x >= x)),
  );
}

/** Distance at which the rows of a card's head are set below each other, in multiples of their size. */
const LINE_PITCH_SIZES = 1.4;

/** The card in each band, where several follow each other and rows would mix their parts; undefined for others. */
function cardsOf(bands: readonly TextItem[][]): (Card | undefined)[] {
  const runs: { from: number; cards: Card[] }[] = [];
  bands.forEach((band, at) => {
    const card = cardOf(band);
    const last = runs.at(-1);
    if (card && last && last.from + last.cards.length === at) last.cards.push(card);
    else if (card) runs.push({ from: at, cards: [card] });
  });
  const mixed = runs.filter(({ cards }) => cards.length >= MIN_CARDS && isMixed(cards));
  return bands.map((_, at) => mixed.map(({ from, cards }) => cards[at - from]).find(Boolean));
}

/**
 * Whether at least half of the cards, and `MIN_CARDS` of them, have a line in their narrow part that is beside none of
 * the wide part.
 */
function isMixed(cards: readonly Card[]): boolean {
  const mixed = cards.filter(({ side, body }) =>
    side.some(
      (row) => !body.some((other) => Math.abs(other.y - row.y) < row.size * BASELINE_TOLERANCE_SIZES),
    ),
  );
  return mixed.length * 2 >= cards.length && mixed.length >= MIN_CARDS;
}

/** The items between blank stripes that go over the whole width. */
function bandsOf(items: readonly TextItem[]): TextItem[][] {
  const sorted = items
    .filter(({ text }) => text.trim() !== '')
    .sort((a, b) => a.y - a.size * ASCENT_SIZES - (b.y - b.size * ASCENT_SIZES));
  const bands: TextItem[][] = [];
  let bottom = Number.NEGATIVE_INFINITY;
  for (const item of sorted) {
    const last = bands.at(-1);
    if (last && item.y - item.size * ASCENT_SIZES - bottom < MIN_BLANK_SIZES * item.size) last.push(item);
    else bands.push([item]);
    bottom = Math.max(bottom, item.y + item.size * DESCENT_SIZES);
  }
  return bands;
}

/**
 * The two parts of a card; undefined unless a band has one range of dates in a narrow part at its side, and none at the
 * start of the wide part.
 */
function cardOf(band: readonly TextItem[]): Card | undefined {
  const left = Math.min(...band.map(({ x }) => x));
  const right = Math.max(...band.map(({ x, width }) => x + width));
  for (const x of corridorsOf(band)) {
    const parts = [band.filter((item) => item.x < x), band.filter((item) => item.x >= x)].map((part) => ({
      rows: layoutRowsOf(part),
      width: Math.max(...part.map((item) => item.x + item.width)) - Math.min(...part.map((item) => item.x)),
    }));
    const side = parts.find(({ rows, width }) => width < (right - left) * SIDE_WIDTH_SHARE && isSide(rows));
    const body = parts.find((part) => part !== side);
    if (
      side &&
      body &&
      !body.rows.slice(0, UNDATED_BODY_ROWS).some((row) => findDates(textOf(row)).some(({ range }) => range))
    )
      return { side: side.rows, body: body.rows };
  }
  return undefined;
}

const textOf = ({ cells }: LayoutRow) => cells.map(({ text }) => text).join(' ');

function isSide(rows: readonly LayoutRow[]): boolean {
  const texts = rows.map(textOf);
  const dates = findDates(texts.join(' '));
  return (
    rows.length > 1 &&
    rows.length <= MAX_SIDE_ROWS &&
    texts.every((text) => text.length <= MAX_SIDE_CHARACTERS) &&
    dates.length === 1 &&
    dates[0]?.range === true
  );
}

/** The middles of the blank stripes from the top to the bottom of a band. */
function corridorsOf(band: readonly TextItem[]): number[] {
  const sorted = [...band].sort((a, b) => a.x - b.x);
  const middles: number[] = [];
  let end = sorted[0]?.x ?? 0;
  for (const { x, width, size } of sorted) {
    if (x - end > size * CORRIDOR_WIDTH_SIZES) middles.push((x + end) / 2);
    end = Math.max(end, x + width);
  }
  return middles;
}

/** The rows of a narrow part with its wrapped lines joined: the name of an employer, and the range of dates. */
function wholeLines(rows: readonly LayoutRow[]): LayoutRow[] {
  const width = Math.max(...rows.map((row) => row.right - row.x));
  const whole: LayoutRow[] = [];
  let last: LayoutRow | undefined;
  for (const row of rows) {
    const current = whole.at(-1);
    if (current && last && (isOfRange(textOf(current), textOf(row)) || wraps(last, row, width))) {
      const text = joinWrapped(textOf(current), textOf(row));
      whole[whole.length - 1] = {
        ...current,
        cells: [{ text, x: current.x, right: Math.max(current.right, row.right) }],
      };
    } else whole.push(row);
    last = row;
  }
  return whole;
}

/**
 * The lines of a narrow part with its dates at the end of the first line, as in other headers, and its lines of smaller
 * type, which say what the employer does.
 */
function headOf(all: readonly LayoutRow[]): { rows: LayoutRow[]; notes: LayoutRow[] } {
  const [first] = all;
  const date = all.find((row) => findDates(textOf(row)).length > 0);
  if (!first || !date || date === first) return { rows: [...all], notes: [] };
  const head = {
    ...first,
    cells: [...first.cells, ...date.cells],
    right: Math.max(first.right, date.right),
  };
  const rest = all.slice(1).filter((row) => row !== date);
  const isNote = ({ size }: LayoutRow) => size < first.size * NOTE_SIZE_RATIO;
  return { rows: [head, ...rest.filter((row) => !isNote(row))], notes: rest.filter(isNote) };
}
/** Notes are set smaller than this share of the first line's size. */
const NOTE_SIZE_RATIO = 0.95;

/** Whether two lines are the two parts of one range of dates. */
const isOfRange = (first: string, second: string) => {
  const [date] = findDates(`${first} ${second}`);
  return date?.range === true && date.index < first.length && date.index + date.length > first.length + 1;
};

/** Maximum distance between the lines of a narrow part, in multiples of the font size. */
const LINE_DISTANCE_SIZES = 1.8;
/** The first part of a word that goes on in the next line: 'Nordhav Soft-'. */
const HYPHENATED_PATTERN = /\p{Ll}-$/u;

/**
 * Whether a line ends within a word that goes on in the one below it, or had no room for its first word, in the same
 * style and with no dates in either.
 */
function wraps(above: LayoutRow, row: LayoutRow, width: number): boolean {
  const first = textOf(row).split(' ')[0] ?? '';
  const letter = (above.right - above.x) / Math.max(1, textOf(above).length);
  const isNext =
    above.font === row.font &&
    Math.abs(above.size - row.size) < 0.5 &&
    row.y - above.y < row.size * LINE_DISTANCE_SIZES;
  if (isNext && HYPHENATED_PATTERN.test(textOf(above)) && /^\p{Ll}/u.test(first)) return true;
  return (
    isNext &&
    above.right - above.x + (first.length + 1) * letter > width + letter &&
    findDates(textOf(row)).length === 0 &&
    findDates(textOf(above)).length === 0
  );
}
