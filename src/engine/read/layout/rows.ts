/** Joins text items on one baseline into a row of cells, separated by wide gaps or tabs. */

import { cleanText } from '../../language/text/characters';
import type { TextItem } from '../extract/types';
import { countLettersDrawnBefore } from './drawn-twice';
import { isJustified, isList, joinCells, type Part } from './justified-rows';
import { collapseSpacedLetters, LETTER_SPACED_WORD_PATTERN } from './letter-spacing';
import { monospacedFontsOf } from './monospaced';
import { areSizesOfSmallCapitals } from './small-capitals';

/** A part of a row. Lengths are in points. */
export interface Cell {
  text: string;
  x: number;
  right: number;
  /** The cell's parts by font, if there are several. */
  faces?: string[];
  /** The parts of a cell that may be entries side by side. */
  entries?: string[];
}

/** The text on one baseline. `size` and `font` are those of most letters. */
export interface LayoutRow {
  cells: Cell[];
  y: number;
  x: number;
  right: number;
  size: number;
  font: string;
}

/** Groups items by baseline, from the top of the page down. */
export function groupByBaseline(items: readonly TextItem[]): TextItem[][] {
  const visible = items.filter((item) => item.text.trim() !== '').sort((a, b) => a.y - b.y || a.x - b.x);
  const groups: { y: number; size: number; items: TextItem[] }[] = [];
  for (const item of visible) {
    const last = groups.at(-1);
    if (last && Math.abs(item.y - last.y) <= 0.42 * Math.min(last.size, item.size)) last.items.push(item);
    else groups.push({ y: item.y, size: item.size, items: [item] });
  }
  return joinSmallType(groups.map((group) => group.items));
}

/** Joins small type with the larger type of its row. The baselines may differ by up to half a line. */
function joinSmallType(groups: TextItem[][]): TextItem[][] {
  const merged: TextItem[][] = [];
  for (const group of groups) {
    const last = merged.at(-1);
    if (last && isBeside(last, group)) last.push(...group);
    else merged.push(group);
  }
  return merged;
}

function isBeside(first: TextItem[], second: TextItem[]): boolean {
  const size = (items: TextItem[]) => items.reduce((most, item) => Math.max(most, item.size), -Infinity);
  const y = (items: TextItem[]) => items.reduce((sum, item) => sum + item.y, 0) / items.length;
  const edges = (items: TextItem[]) => [
    Math.min(...items.map((item) => item.x)),
    Math.max(...items.map((item) => item.x + item.width)),
  ];
  const [one, other] = [size(first), size(second)];
  const [most, least] = [Math.max(one, other), Math.min(one, other)];
  if (least > most * 0.92 || y(second) - y(first) > most * 0.5) return false;
  const [large, small] = one >= other ? [first, second] : [second, first];
  const [left = 0, right = 0] = edges(small);
  const letters = large.filter((item) => item.size > least * 1.05);
  return (
    letters.every((item) => item.x + item.width < left - 4 || item.x > right + 4) &&
    !isAboveAny(first, second)
  );
}

/** Whether a row has text above that of another: two lines of an address beside a large name are two rows. */
const isAboveAny = (first: readonly TextItem[], second: readonly TextItem[]): boolean =>
  second.some((below) =>
    first.some(
      (above) =>
        below.y - above.y > LINE_STEP_SIZES * below.size &&
        above.x < below.x + below.width &&
        below.x < above.x + above.width,
    ),
  );
/** The baselines of two lines are farther apart than this, in multiples of the font size. */
const LINE_STEP_SIZES = 0.7;

/** Minimum gap between two cells, in multiples of the font size. */
const MIN_CELL_GAP_SIZES = 0.78;
/** A wider gap than this is a space between two words, in multiples of the font size. */
const WORD_GAP_SIZES = 0.13;

/** The rows of a set of items, from top to bottom. */
export function layoutRowsOf(items: readonly TextItem[]): LayoutRow[] {
  const edge = endOf(items);
  const monospaced = monospacedFontsOf(items);
  const rows = groupByBaseline(items);
  const starts = columnStartsOf(rows);
  const ends = rows.map(endOf);
  const isFull = (end: number) => end > edge - 1 && ends.filter((each) => each > edge - 1).length > 1;
  return rows.map((row) => rowOf(row, edge, monospaced, starts, isFull));
}

const endOf = (items: readonly TextItem[]) => Math.max(...items.map(({ x, width }) => x + width));

/** Minimum number of rows that begin at one position right of all others, which show that a column begins there. */
const MIN_ROWS_OF_COLUMN = 5;
/** Minimum width in points of a margin left of a column of text, and maximum number of characters in its line. */
const MIN_MARGIN_POINTS = 40;
const MAX_MARGIN_CHARACTERS = 40;
/** Minimum gap between a margin that its text fills and the column, in multiples of the font size. */
const MIN_MARGIN_GAP_SIZES = 0.4;
/** Text begins at a position if it is closer than this to it, in points. */
const START_TOLERANCE_POINTS = 0.6;

/** The positions right of a margin at which several rows begin. */
function columnStartsOf(rows: readonly TextItem[][]): number[] {
  const firsts = rows.map((row) => Math.min(...row.map(({ x }) => x)));
  const left = Math.min(...firsts);
  return firsts.filter(
    (x, at) =>
      x > left + MIN_MARGIN_POINTS &&
      firsts.findIndex((other) => Math.abs(other - x) < START_TOLERANCE_POINTS) === at &&
      firsts.filter((other) => Math.abs(other - x) < START_TOLERANCE_POINTS).length >= MIN_ROWS_OF_COLUMN,
  );
}

/**
 * Minimum gap between two cells of small type in a line that does not fill its column, in multiples of the font size.
 */
const MIN_SMALL_TYPE_CELL_GAP_SIZES = 0.5;

function rowOf(
  items: TextItem[],
  edge: number,
  monospaced: ReadonlySet<string>,
  columnStarts: readonly number[],
  isFull: (end: number) => boolean,
): LayoutRow {
  const end = endOf(items);
  // Digits and punctuation between Arabic or Hebrew words have no direction of their own.
  const rightToLeftItems = items.filter((item) => item.rtl).length;
  const rtl =
    rightToLeftItems > 0 &&
    rightToLeftItems > items.filter((item) => /\p{Script=Latin}{2}/u.test(item.text)).length;
  const ordered = [...items].sort((a, b) => (rtl ? b.x - a.x : a.x - b.x));
  const cells: (Part & { end: string })[] = [];
  const smallCapitals = fontsOfSmallCapitals(ordered);
  for (const item of ordered) {
    const right = item.x + item.width;
    const last = cells.at(-1);
    const gap = last ? (rtl ? last.x - right : item.x - last.right) : 0;
    const unit = last ? Math.min(Math.max(last.size, item.size), 16) : item.size;
    const repeatedLetters =
      last && !rtl ? countLettersDrawnBefore(last, { text: item.text, x: item.x, right }) : 0;
    if (
      last &&
      (repeatedLetters === item.text.length ||
        (rtl && gap < -0.8 * item.width && last.text.endsWith(item.text)))
    )
      continue;
    const isSameStyle =
      last !== undefined &&
      (Math.abs(last.size - item.size) < 0.12 * last.size ||
        (smallCapitals.has(item.font) && last.faces.at(-1)?.font === item.font));
    const isLetterSpaced = LETTER_SPACED_WORD_PATTERN.test(item.text.trim());
    const isSmallType =
      end < edge - 4 * item.size &&
      item.size < 13 &&
      !isLetterSpaced &&
      !monospaced.has(item.font) &&
      isWord(item.text) &&
      isWord(last?.end);
    const startsColumn =
      last !== undefined &&
      cells.length === 1 &&
      last.text.length <= MAX_MARGIN_CHARACTERS &&
      gap > MIN_MARGIN_GAP_SIZES * unit &&
      columnStarts.some((start) => Math.abs(start - item.x) < START_TOLERANCE_POINTS && last.x < start);
    if (
      last &&
      !startsColumn &&
      gap < (isSmallType ? MIN_SMALL_TYPE_CELL_GAP_SIZES : MIN_CELL_GAP_SIZES) * unit &&
      (isSameStyle || gap < 0.2 * unit)
    ) {
      const text =
        (gap > WORD_GAP_SIZES * unit && !last.text.endsWith(' ') ? ' ' : '') +
        // Between letter-spaced words the gap is wider than between their letters.
        (isLetterSpaced && gap > 0.45 * unit && LETTER_SPACED_WORD_PATTERN.test(last.end.trim())
          ? '  '
          : '') +
        (rtl && !item.rtl ? unmirrorBracket(item.text) : item.text.slice(repeatedLetters));
      last.text += text;
      last.end = item.text;
      const face = last.faces.at(-1);
      if (face?.font === item.font) face.text += text;
      else last.faces.push({ font: item.font, text });
      last.x = Math.min(last.x, item.x);
      last.right = Math.max(last.right, right);
    } else {
      const faces = [{ font: item.font, text: item.text }];
      cells.push({ text: item.text, end: item.text, x: item.x, right, size: item.size, faces });
    }
  }
  const main = heaviest(items);
  return {
    cells: (isJustified(cells) && (isFull(end) || !isList(cells)) ? [joinCells(cells)] : cells)
      .map(({ text, x, right, faces, entries }) => ({
        text: cleanText(collapseSpacedLetters(text)),
        x,
        right,
        ...(entries && { entries: entries.map(cleanText) }),
        ...(faces.length > 1 && { faces: faces.map((face) => cleanText(face.text)).filter(Boolean) }),
      }))
      .map((cell) => (rtl ? { ...cell, text: moveEndMarkLast(cell.text) } : cell))
      .filter((cell) => cell.text !== ''),
    y: main.y,
    x: Math.min(...items.map((item) => item.x)),
    right: end,
    size: main.size,
    font: main.font,
  };
}

/** The letters of a word are closer than this, in multiples of the size. */
const LETTER_GAP_SIZES = 0.1;

/** The fonts of a row in which two sizes of capitals meet within a word, and that have no other letters there. */
function fontsOfSmallCapitals(items: readonly TextItem[]): ReadonlySet<string> {
  const fonts = new Set<string>();
  items.forEach((item, at) => {
    const next = items[at + 1];
    if (!next || next.font !== item.font || next.size === item.size) return;
    const [small, large] = [Math.min(item.size, next.size), Math.max(item.size, next.size)];
    const isWithinWord = Math.abs(next.x - item.x - item.width) < LETTER_GAP_SIZES * large;
    if (isWithinWord && areSizesOfSmallCapitals(small, large)) fonts.add(item.font);
  });
  for (const { font, text } of items) if (/\p{Ll}/u.test(text)) fonts.delete(font);
  return fonts;
}

/**
 * Moves a final punctuation mark to the end: in lines from right to left it may be extracted at the start.
 */
function moveEndMarkLast(text: string): string {
  return text.replace(/^([.!:،؛؟…]+)\s*(\p{L}.*[\p{L}\p{N})])$/u, '$2$1');
}

/** The bracket that was written. In a line from right to left its mirror image is displayed. */
function unmirrorBracket(text: string): string {
  return text.replace(
    /[()[\]]/g,
    (bracket) => ({ '(': ')', ')': '(', '[': ']', ']': '[' })[bracket] ?? bracket,
  );
}

/** The item whose style is used for the row: one in the style of most letters. */
function heaviest(items: TextItem[]): TextItem {
  const weights = new Map<string, { weight: number; item: TextItem }>();
  for (const item of items) {
    const key = `${item.font} ${item.size.toFixed(1)}`;
    const entry = weights.get(key) ?? { weight: 0, item };
    entry.weight += item.text.trim().length;
    weights.set(key, entry);
  }
  return [...weights.values()].reduce((best, entry) => (entry.weight > best.weight ? entry : best)).item;
}

const isWord = (text = '') => /^\p{L}{3,}(?: \p{L}+)*$/u.test(text.trim());
