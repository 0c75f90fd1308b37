/** Separates short sections that are side by side in the cells of rows: 'CERTIFICATIONS | EDUCATION | LANGUAGES'. */
import type { DocumentLine } from '../../layout/line';
import { type SectionKind, sectionKinds } from '../../vocabulary/headings';

/** Kinds of sections whose entries are short enough for a column. */
const SHORT_KINDS = new Set<SectionKind | undefined>([
  'certifications',
  'courses',
  'education',
  'languages',
  'interests',
  'awards',
  'memberships',
  'publications',
]);

/** The lines with side-by-side sections put below one another. */
export function separateSections(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const at = lines.findIndex((line, index) => isRowOfHeadings(line, lines[index + 1]));
  const row = lines[at];
  if (!row) return lines;
  const length = lines.slice(at + 1).findIndex((line) => endsColumns(line, row));
  const end = length < 0 ? lines.length : at + 1 + length;
  const below = lines.slice(at + 1, end);
  const columns = row.cells.map((heading, column) => [
    cellOf(row, heading, true),
    ...below.flatMap((line) => {
      const cell = line.cells[column];
      return cell === undefined ? [] : [cellOf(line, cell, false)];
    }),
  ]);
  return [...lines.slice(0, at), ...columns.flat(), ...separateSections(lines.slice(end))];
}

/** Whether the cells are headings of different short sections, and the row below has as many cells. */
function isRowOfHeadings({ cells, bullet }: DocumentLine, next: DocumentLine | undefined): boolean {
  const kinds = cells.map((cell) => sectionKinds(cell)[0]);
  return (
    !bullet &&
    cells.length > 1 &&
    next?.cells.length === cells.length &&
    kinds.every((kind) => SHORT_KINDS.has(kind)) &&
    new Set(kinds).size === kinds.length &&
    !next.cells.some((cell) => sectionKinds(cell).length > 0)
  );
}

/** Whether a line is not a row of the columns. */
const endsColumns = ({ cells, text, flow, x }: DocumentLine, row: DocumentLine) =>
  flow !== row.flow ||
  cells.length > row.cells.length ||
  x > row.x + MAX_INDENT_POINTS ||
  sectionKinds(cells.length > 1 ? (cells[0] ?? '') : text).length > 0;

/** An entry of the first column begins at most this far right of its heading, in points. */
const MAX_INDENT_POINTS = 30;

const cellOf = (line: DocumentLine, cell: string, isHeading: boolean): DocumentLine => ({
  ...line,
  text: cell,
  cells: [cell],
  right: 0,
  bullet: false,
  heading: isHeading || line.heading,
  strong: isHeading || line.strong,
});
