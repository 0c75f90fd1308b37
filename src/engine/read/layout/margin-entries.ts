/** Gathers the labels that stand in a margin beside the duties of their entry, and puts them before the duties. */
import { findDates } from '../dates/dates';
import { sectionKinds } from '../vocabulary/headings';
import { titleScore } from '../vocabulary/titles';
import type { Cell, LayoutRow } from './rows';

/** Minimum number of entries with labels in a margin, and of labels of each, the dates included. */
const MIN_ENTRIES = 2;
const MIN_LABELS = 3;
/** Minimum score of a text that is a title by its words. */
const MIN_TITLE_SCORE = 2;
/** Maximum number of characters of a label, and of those beside the range in a line of dates. */
const MAX_LABEL_CHARACTERS = 40;
const MAX_CHARACTERS_BESIDE_RANGE = 4;
/** Text stands in a column if it begins less than this left of the column's edge, in points. */
const ALIGNMENT_TOLERANCE_POINTS = 3;

interface Entry {
  from: number;
  to: number;
  labels: LayoutRow[];
  text: LayoutRow[];
}

/**
 * The rows with the labels of each entry ('2019 – 2021', 'Plant Manager', 'Nordhav Foods' below each other in a
 * margin) before the text beside them, where the rows of both alternate.
 */
export function gatherMarginEntries(rows: readonly LayoutRow[]): LayoutRow[] {
  const entries = rows.flatMap((_, at) => entryAt(rows, at) ?? []);
  if (entries.length < MIN_ENTRIES) return [...rows];
  const result: LayoutRow[] = [];
  let at = 0;
  for (const { from, to, labels, text } of entries) {
    result.push(...rows.slice(at, from), ...labels, ...text);
    at = to;
  }
  return [...result, ...rows.slice(at)];
}

function entryAt(rows: readonly LayoutRow[], from: number): Entry | undefined {
  const first = rows[from];
  const [label] = first?.cells ?? [];
  if (!first || !label || first.cells.length > 2 || !isRange(label.text)) return undefined;
  const edge = textBeside(rows, from, label)?.x;
  if (edge === undefined) return undefined;
  const entry: Entry = { from, to: from, labels: [], text: [] };
  for (let at = from; at < rows.length; at += 1) {
    const row = rows[at] as LayoutRow;
    const [cell] = row.cells;
    const isText = cell !== undefined && cell.x > edge - ALIGNMENT_TOLERANCE_POINTS;
    if (!cell || (!isText && (cell.right > edge || cell.text.length > MAX_LABEL_CHARACTERS))) break;
    if (!isText && at > from && (findDates(cell.text).length > 0 || sectionKinds(cell.text).length > 0))
      break;
    const beside = isText ? row.cells : row.cells.slice(1);
    if (beside[0] && Math.abs(beside[0].x - edge) > MAX_INDENT_POINTS) break;
    if (!isText) entry.labels.push({ ...row, cells: [cell], right: cell.right });
    if (beside[0]) entry.text.push({ ...row, cells: [...beside], x: beside[0].x });
    entry.to = at + 1;
  }
  const isTitled = entry.labels.some(({ cells: [cell] }) => titleScore(cell?.text ?? '') >= MIN_TITLE_SCORE);
  return isTitled && entry.labels.length >= MIN_LABELS && entry.text.length > 1 ? entry : undefined;
}

/** Maximum indent in points of the text beside the labels. */
const MAX_INDENT_POINTS = 40;

/** The first text beside a label, in its row or in the next one on its baseline. */
function textBeside(rows: readonly LayoutRow[], at: number, label: Cell): Cell | undefined {
  const [row, next] = [rows[at], rows[at + 1]];
  if (row && row.cells.length > 1) return row.cells[1];
  const [cell] = next?.cells ?? [];
  const isNear = row && next && next.y - row.y < row.size * 0.5;
  return isNear && cell && cell.x > label.right ? cell : undefined;
}

/** Whether a text is a range of dates, with hardly anything beside it. */
function isRange(text: string): boolean {
  const range = findDates(text).find((date) => date.range);
  return range !== undefined && text.length - range.length <= MAX_CHARACTERS_BESIDE_RANGE;
}
