/** Tells what the rows of a column are: text of its own, or the values, dates or headings of the rows beside it. */
import { findDates, findRange } from '../dates/dates';
import { sectionKinds } from '../vocabulary/headings';
import type { LayoutRow } from './rows';

const textOf = ({ cells }: LayoutRow) => cells.map(({ text }) => text).join(' ');

/** Two rows share a baseline if they are closer than this, in multiples of the font size. */
const BASELINE_TOLERANCE_SIZES = 0.25;

/** Counts the rows that share a baseline with one of the others. */
const countAligned = (rows: readonly LayoutRow[], others: readonly LayoutRow[], size: number): number =>
  rows.filter((row) => others.some(({ y }) => Math.abs(y - row.y) < size * BASELINE_TOLERANCE_SIZES)).length;

/** Counts the rows that are a heading of a section: one cell that begins with a capital or a letter without case. */
export function countHeadings(rows: readonly LayoutRow[]): number {
  return rows.filter(
    (row) =>
      row.cells.length === 1 &&
      /^\p{Lu}|^[^\p{L}\p{N}]*\p{Lo}/u.test(row.cells[0]?.text ?? '') &&
      sectionKinds(row.cells[0]?.text ?? '').length > 0,
  ).length;
}

/**
 * Whether the right column has the values of the labels beside them, as in a form: many begin with a colon, most of
 * these on the baseline of a label.
 */
export function holdsValues(left: readonly LayoutRow[], right: readonly LayoutRow[], size: number): boolean {
  const values = right.filter((row) => /^[:：]/.test(row.cells[0]?.text ?? ''));
  const aligned = countAligned(values, left, size);
  return aligned >= MIN_VALUES && aligned * 2 >= left.length && aligned * 2 >= values.length;
}

/**
 * Whether the left column is the margin of the text beside it: short headings and dates, most of them on the baseline
 * of a line that they belong to.
 */
export function isMargin(left: readonly LayoutRow[], right: readonly LayoutRow[], size: number): boolean {
  const texts = left.map(textOf);
  return (
    left.length * MIN_TEXT_TO_MARGIN_RATIO <= right.length &&
    countAligned(left, right, size) >= left.length * 0.6 &&
    texts.every((text) => text.length <= MAX_MARGIN_CHARACTERS) &&
    texts.some((text) => findRange(text) !== undefined) &&
    countHeadings(left) > 0
  );
}

/** Minimum ratio of lines in the text to lines in its margin. */
const MIN_TEXT_TO_MARGIN_RATIO = 3;
/** Maximum characters of a line in the margin. */
const MAX_MARGIN_CHARACTERS = 31;

/** Minimum number of values that show that a column belongs to a form. */
const MIN_VALUES = 4;

/** Maximum mean number of characters of the rows of a column of dates. */
const MAX_MEAN_DATE_CHARACTERS = 24;

/**
 * Whether a column of short texts has dates or dashes in a third of its rows, so that it belongs to the rows beside it.
 */
export function isDateColumn(rows: readonly LayoutRow[]): boolean {
  const texts = rows.map(textOf);
  const dated = texts.filter((text) => findDates(text).length > 0 || /^[\s–—-]*$/.test(text)).length;
  return (
    dated * 3 >= texts.length &&
    texts.reduce((sum, text) => sum + text.length, 0) / texts.length <= MAX_MEAN_DATE_CHARACTERS
  );
}

/** Maximum length of a text that belongs to the row beside it. */
const MAX_SHORT_TEXT_CHARACTERS = 59;

/** Whether a column's texts are short, a quarter of them are date ranges, and nearly all share a row's baseline. */
export function belongsToRows(
  column: readonly LayoutRow[],
  rows: readonly LayoutRow[],
  size: number,
): boolean {
  const texts = column.map(textOf);
  return (
    countAligned(column, rows, size) >= column.length * 0.9 &&
    texts.filter((text) => findRange(text) !== undefined).length * 4 >= texts.length &&
    texts.every((text) => text.length <= MAX_SHORT_TEXT_CHARACTERS)
  );
}

/** Minimum number of rows of a column of prose, and of their characters on average. */
const MIN_PROSE_ROWS = 6;
const MIN_MEAN_PROSE_CHARACTERS = 14;

/**
 * Whether both sides are dense text that is not aligned row by row. Required where no heading shows that
 * there are two columns.
 */
export function looksLikeProse(
  left: readonly LayoutRow[],
  right: readonly LayoutRow[],
  size: number,
): boolean {
  const [few, many] = left.length < right.length ? [left, right] : [right, left];
  if (few.length < MIN_PROSE_ROWS || few.length * 3 < many.length) return false;
  return (
    countAligned(few, many, size) / few.length < 0.6 &&
    countCharacters(left) >= MIN_MEAN_PROSE_CHARACTERS * left.length &&
    countCharacters(right) >= MIN_MEAN_PROSE_CHARACTERS * right.length
  );
}

/** Counts the characters of all cells of the rows. */
export function countCharacters(rows: readonly LayoutRow[]): number {
  return rows.reduce((sum, row) => sum + row.cells.reduce((n, cell) => n + cell.text.length, 0), 0);
}
