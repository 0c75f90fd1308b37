/**
 * Handles a narrow column of labels, titles or dates beside the text, in the rows of a page: a label that wraps belongs
 * to the row in which it began. `career/margin` handles the lines that are made of these rows.
 */
import { findDates, isPresent } from '../dates/dates';
import { sectionKinds } from '../vocabulary/headings';
import { gatherMarginEntries } from './margin-entries';
import { raiseMarginHeadings } from './margin-headings';
import type { Cell, LayoutRow } from './rows';
import { joinStackedDates } from './stacked-dates';
import { joinTimelines } from './stacked-timelines';
import { joinWrapped } from './wrapped-text';

/**
 * Joins each label that wraps in a margin into one cell, in the first row of its text, and each range of dates that is
 * divided between cells or rows. A date beside the text of its entry gets a row of its own.
 */
export function joinMarginLabels(rows: readonly LayoutRow[]): LayoutRow[] {
  const whole = gatherMarginEntries(raiseMarginHeadings(joinTimelines(rows))).map((row) => ({
    ...row,
    cells: joinDates(row.cells),
  }));
  return joinStackedDates(splitDateRows(mergeMarginCells(gatherBlocks(whole))));
}

/** Whether a text is a date, or a word or dash that a range of dates contains. */
const isDatePart = (text: string) =>
  /^(?:to|till|until|bis|au|à|a|al|–|-|—)$/i.test(text) ||
  isPresent(text) ||
  (findDates(text)[0]?.length ?? Number.NEGATIVE_INFINITY) >= text.length - 1;

/** Joins a date range in separate cells: '2018-06-01', 'TO' and 'PRESENT'. */
function joinDates(cells: readonly Cell[]): Cell[] {
  const joined: Cell[] = [];
  for (const cell of cells) {
    const last = joined.at(-1);
    const text = last ? `${last.text} ${cell.text}` : '';
    const open = last && findDates(last.text)[0]?.range !== true;
    if (last && open && isDatePart(last.text.split(' ').at(-1) ?? '') && isDatePart(cell.text)) {
      last.text = text;
      last.right = cell.right;
    } else joined.push({ ...cell });
  }
  return joined;
}

/**
 * Joins the lines of a margin whose date range spans several of them: 'Director of' / 'Critical Care' / 'Feb
 * 2011 -' / 'May 2018'.
 */
function gatherBlocks(rows: readonly LayoutRow[]): LayoutRow[] {
  const result = rows.map((row) => ({ ...row, cells: row.cells.map((cell) => ({ ...cell })) }));
  for (let at = 0; at < result.length; at += 1) {
    const block = blockAt(result, at);
    if (!block) continue;
    const [label] = result[at]?.cells ?? [];
    if (!label) continue;
    label.text = [label, ...block.map(({ cells }) => cells[0] as Cell)]
      .map(({ text }) => text)
      .reduce((first, second) => joinWrapped(first, second));
    for (const row of block) row.cells.shift();
  }
  return result.filter((row) => row.cells.length > 0).map((row) => ({ ...row, x: row.cells[0]?.x ?? row.x }));
}

/** Maximum characters of each line of a label. */
const MAX_LABEL_CHARACTERS = 40;
/** Maximum number of rows beside which a label may stand. */
const MAX_BLOCK_ROWS = 12;
/** A longer text than this beside a date is running text, and not a title or an employer. */
const MAX_HEADER_CHARACTERS = 45;
/** The last line of a label that wraps is shorter than this. */
const TAIL_CHARACTERS = 20;

/** The rows below `at` that continue its label; undefined unless they complete its date range. */
function blockAt(rows: readonly LayoutRow[], at: number): LayoutRow[] | undefined {
  const first = rows[at] as LayoutRow;
  const [label, text] = first.cells;
  if (!label || !text || label.text.length > MAX_LABEL_CHARACTERS) return undefined;
  if (sectionKinds(label.text).length > 0) return undefined;
  if (findDates(label.text)[0]?.range) return undefined;
  const block: LayoutRow[] = [];
  let last = first;
  for (const row of rows.slice(at + 1, at + MAX_BLOCK_ROWS)) {
    const cell = row.cells[0];
    // A row whose only cell was joined to the label above.
    if (!cell) continue;
    const isBeside = cell.x > text.x - 4;
    if (row.y - last.y > Math.max(row.size, last.size) * 2.1) break;
    if (isBeside) continue;
    const aligned = Math.abs(cell.x - label.x) < 3 || Math.abs(cell.right - label.right) < 3;
    if (!aligned || cell.right > text.x - 4 || cell.text.length > MAX_LABEL_CHARACTERS) break;
    block.push(row);
    last = row;
  }
  const joined = [label, ...block.map(({ cells }) => cells[0] as Cell)].map((cell) => cell.text).join(' ');
  // An entry of its own: 'Director of Critical Care (2011 – 2018)'.
  const isWhole = block.some(({ cells }) => {
    const lineText = cells[0]?.text ?? '';
    return findDates(lineText)[0]?.range && !/(?:[-–—]|\bto)$/.test(lineText);
  });
  return block.length > 0 && !isWhole && findDates(joined)[0]?.range ? block : undefined;
}

/**
 * Splits rows in which a date stands next to the second line of its entry: first the line with the date, then
 * the text.
 */
function splitDateRows(rows: readonly LayoutRow[]): LayoutRow[] {
  return rows.flatMap((row, index) => {
    const [date, text] = row.cells;
    const above = rows[index - 1]?.cells.at(-1);
    const isBeside =
      row.cells.length === 2 &&
      date !== undefined &&
      text !== undefined &&
      (text.text.length > MAX_HEADER_CHARACTERS || /^\p{Lu}(?:\S+ ){3,}\S+[.!]$/u.test(text.text)) &&
      isDatePart(date.text) &&
      above !== undefined &&
      Math.abs(above.x - text.x) < 3 &&
      findDates(above.text).length === 0;
    if (!isBeside) return [row];
    return [
      { ...row, cells: [date], right: date.right },
      { ...row, cells: [text], x: text.x },
    ];
  });
}

/** Joins the last line of a label or date that wraps in a margin to its beginning in the row above. */
function mergeMarginCells(rows: readonly LayoutRow[]): LayoutRow[] {
  const merged: LayoutRow[] = [];
  for (const row of rows) {
    const last = merged.at(-1);
    const cell = row.cells[0];
    const label = last?.cells[0];
    const isTail =
      row.cells.length === 1 &&
      cell &&
      last &&
      label &&
      last.cells.length > 1 &&
      Math.abs(cell.x - label.x) < 3 &&
      cell.right < (last.cells[1]?.x ?? 0) &&
      row.y - last.y < row.size * 1.7 &&
      /^(?:[-–—]|\d{4}|[Pp]resent|\p{Ll})/u.test(cell.text) &&
      cell.text.length < TAIL_CHARACTERS;
    // The rest of a date that wraps in its narrow column, next to the entry's second line.
    const isDateTail =
      row.cells.length > 1 &&
      cell &&
      label &&
      last &&
      Math.abs(cell.x - label.x) < 3 &&
      (isPresent(cell.text) || /^(?:\d{4}|\p{L}+ \d{4})$/u.test(cell.text)) &&
      /(?:[-–—]|\bto|[-–—]\s*\p{L}{3,9}\.?)$/u.test(label.text);
    if (isDateTail) {
      label.text = `${label.text} ${cell.text}`;
      merged.push({ ...row, cells: row.cells.slice(1), x: row.cells[1]?.x ?? row.x });
    } else if (isTail) label.text = joinWrapped(label.text, cell.text);
    else merged.push({ ...row, cells: row.cells.map((each) => ({ ...each })) });
  }
  return merged;
}
