/** Moves headings that are set in the margin, vertically centred on their text, to the start of the text. */
import { sectionKinds } from '../vocabulary/headings';
import type { Cell, LayoutRow } from './rows';

/** Moves each heading in a margin to the first row of its text, and joins its wrapped lines. */
export function raiseMarginHeadings(originalRows: readonly LayoutRow[]): LayoutRow[] {
  const rows = originalRows.map((row) => ({ ...row, cells: [...row.cells] }));
  for (let at = 1; at < rows.length; at += 1) {
    const start = startOf(rows, at);
    const [row, first] = [rows[at], rows[start]];
    if (start === at || !row || !first) continue;
    const [label, ...beside] = row.cells;
    if (!label) continue;
    const tail = rows.slice(at + 1, at + 3).find((each) => goesOn(label, row, each));
    const [more, ...rest] = tail?.cells ?? [];
    const headingText = more && `${label.text} ${more.text}`;
    const wraps = headingText !== undefined && sectionKinds(headingText).length > 0;
    first.cells.unshift(wraps ? { ...label, text: headingText } : label);
    first.x = label.x;
    setCells(row, beside);
    if (tail && wraps) setCells(tail, rest);
  }
  return rows.filter((row) => row.cells.length > 0);
}

/** Whether `row` has the next line of a heading that wraps. */
function goesOn(label: Cell, above: LayoutRow, row: LayoutRow): boolean {
  const [more] = row.cells;
  return (
    more !== undefined &&
    Math.abs(more.x - label.x) < 3 &&
    row.y - above.y < above.size * 1.8 &&
    isMarginHeading(more.text)
  );
}

function setCells(row: LayoutRow, cells: LayoutRow['cells']): void {
  row.cells = cells;
  row.x = cells[0]?.x ?? row.x;
}

/** Whether a text is the heading of a section in capitals. */
const isMarginHeading = (text: string) => /^\p{Lu}[\p{Lu} &]+$/u.test(text) && sectionKinds(text).length > 0;

/**
 * The first row of the text to which the heading in row `at` belongs; `at` if the text does not start above
 * it.
 */
function startOf(rows: readonly LayoutRow[], at: number): number {
  const row = rows[at] as LayoutRow;
  const [label] = row.cells;
  if (!label || !isMarginHeading(label.text)) return at;
  const isBeside = (each: LayoutRow | undefined) => each !== undefined && each.x > label.right + 8;
  // The text may begin in the heading's own row; a heading between two rows is compared with the row below.
  const column = row.cells[1] ?? (isBeside(rows[at + 1]) ? rows[at + 1]?.cells[0] : undefined);
  const above = rows[at - 1];
  if (!column || !above || !isBeside(above) || Math.abs(above.x - column.x) > 12) return at;
  const before = rows[at - 2];
  const isFirst = before === undefined || above.y - before.y > (row.y - above.y) * 1.5;
  return isFirst && row.y - above.y < row.size * 2.1 ? at - 1 : at;
}
