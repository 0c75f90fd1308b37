/** Reads the rows of a DOCX table: those of a table of data are lines, those of a layout are columns of text. */
import type { Paragraph } from './types';

/** Minimum number of filled cells of a row in a table of data; a row of two may be a label and a text beside it. */
const MIN_DATA_CELLS = 3;
/** Maximum size of a cell whose paragraphs may be one text that its writer wrapped. */
const MAX_CELL_PARAGRAPHS = 4;
const MAX_CELL_CHARACTERS = 150;

/** A year, in full or shortened to its last two digits: '2019', '’19'. */
const YEAR_IN_CELL_PATTERN = /(?<!\d)(?:19|20)\d\d(?!\d)|['’]\s?\d\d(?!\d)/;

/**
 * The paragraphs of a row: `lines` belong to the flow around the table, each of the `columns` is a flow of its own.
 */
export interface TableRow {
  lines: Paragraph[];
  columns: Paragraph[][];
}

/** Reads a table from the paragraphs of the cells of its rows. */
export function readWordTable(table: readonly (readonly Paragraph[][])[]): TableRow[] {
  const rows = table.map((row) => row.filter((cell) => cell.length > 0)).filter((row) => row.length > 0);
  const dated = rows.filter(isDated);
  // The first row of a table of dates may be the names of its columns, which have no dates.
  return rows.map((row, at) => readRow(row, isDated(row) || (at === 0 && dated.length > 0)));
}

const isDated = (row: readonly Paragraph[][]) =>
  row.length >= MIN_DATA_CELLS &&
  row.some((cell) => cell.some(({ cells }) => YEAR_IN_CELL_PATTERN.test(cells.join(' '))));

function readRow(cells: Paragraph[][], isData: boolean): TableRow {
  const innerRows = rowsWithinRow(cells);
  if (innerRows) return { lines: innerRows.map(lineOf), columns: [] };
  const whole = cells.map((cell) => joinWrappedParagraphs(cell, isData));
  if (whole.every((cell) => cell.length === 1)) return { lines: [lineOf(whole)], columns: [] };
  // The duties of a post may fill the last cell of its row; they are the text below its line.
  const last = whole.at(-1) ?? [];
  const before = whole.slice(0, -1);
  if (isData && whole.length >= MIN_DATA_CELLS && before.every((cell) => cell.length === 1))
    return {
      lines: [lineOf(before), ...last.map((paragraph, at) => ({ ...paragraph, spaced: at === 0 }))],
      columns: [],
    };
  return { lines: [], columns: cells };
}

/** One line of the first paragraphs of all cells. */
function lineOf(cells: readonly Paragraph[][]): Paragraph {
  const paragraphs = cells.map(([paragraph]) => paragraph as Paragraph);
  const isData = paragraphs.length >= MIN_DATA_CELLS;
  return {
    ...(paragraphs[0] as Paragraph),
    // Spaces do not divide a cell of a table of data.
    cells: paragraphs.flatMap((each) => (isData ? [joinToOneCell(each.cells)] : each.cells)),
    spaced: true,
  };
}

const joinToOneCell = (cells: readonly string[]) =>
  cells
    .join(' ')
    .replace(/(?<!\s)\s+/gu, ' ')
    .trim();

/**
 * Joins the paragraphs of a cell that the writer wrapped by hand: all of a small cell in a table of data, and
 * elsewhere those that continue in lower case.
 */
function joinWrappedParagraphs(cell: readonly Paragraph[], isData: boolean): Paragraph[] {
  const [first] = cell;
  if (!first || cell.length === 1) return [...cell];
  const characters = cell.reduce((sum, paragraph) => sum + paragraph.cells.join(' ').length, 0);
  const isSmall =
    cell.length <= MAX_CELL_PARAGRAPHS &&
    characters <= MAX_CELL_CHARACTERS &&
    !cell.some(({ bullet }) => bullet);
  if (!isSmall) return [...cell];
  const texts = cell.map((paragraph) => joinToOneCell(paragraph.cells));
  if (!isData && !texts.slice(1).every((text) => /^\p{Ll}/u.test(text))) return [...cell];
  return [{ ...first, cells: [texts.reduce(joinCellLines)] }];
}

/** Two lines of a cell as one; a place below a name is set off by a comma. */
const joinCellLines = (above: string, below: string) =>
  /[\p{L})]$/u.test(above) && /^\p{Lu}\p{L}+, /u.test(below) ? `${above}, ${below}` : `${above} ${below}`;

/**
 * The rows that stand below each other within one row of a table: a cell lists as many dates as others list names.
 * A cell with a single paragraph belongs to all of them. Undefined if the row is not made up of such rows.
 */
function rowsWithinRow(cells: readonly Paragraph[][]): Paragraph[][][] | undefined {
  const dates = cells.find(
    (cell) => cell.length > 1 && cell.every((each) => YEAR_IN_CELL_PATTERN.test(each.cells.join(' '))),
  );
  if (!dates || cells.length < 2) return undefined;
  const count = dates.length;
  const columns = cells.map((cell) =>
    cell.length === 1 ? dates.map(() => cell[0] as Paragraph) : partsOf(cell, count),
  );
  if (
    columns.some((column) => !column) ||
    cells.every((cell) => cell === dates || (cell.length === 1 && cells.length < MIN_DATA_CELLS))
  )
    return undefined;
  return dates.map((_, at) => columns.map((column) => [(column as Paragraph[])[at] as Paragraph]));
}

/**
 * The paragraphs of a cell joined to `count` parts: each paragraph is one, or each part begins below an empty
 * paragraph; undefined if neither gives this number.
 */
function partsOf(cell: readonly Paragraph[], count: number): Paragraph[] | undefined {
  if (cell.length === count) return [...cell];
  const parts: Paragraph[] = [];
  for (const paragraph of cell) {
    const last = parts.at(-1);
    if (last && !paragraph.spaced)
      last.cells = [`${joinToOneCell(last.cells)} ${joinToOneCell(paragraph.cells)}`];
    else parts.push({ ...paragraph });
  }
  return parts.length === count ? parts : undefined;
}
