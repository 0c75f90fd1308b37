/** Splits a sheet into its tables, each with the header that names its columns, and the rows outside all tables. */
import type { Sheet } from '../extract/types';
import { sectionKinds } from '../vocabulary/headings';
import { type SheetColumn, sheetColumnsOf, sheetFieldOf } from '../vocabulary/sheet-columns';

export type SheetTableKind = 'roles' | 'education' | 'certifications' | 'skills' | 'languages';

export interface SheetRow {
  /** Number of the row from 1, as in the spreadsheet. */
  number: number;
  cells: string[];
}

export interface SheetTable {
  kind: SheetTableKind;
  columns: Map<SheetColumn, number>;
  rows: SheetRow[];
}

export interface SheetParts {
  tables: SheetTable[];
  /** The rows outside all tables in their order, without empty ones. */
  otherRows: SheetRow[];
}

/** Splits a sheet. A table ends at a heading, at the next header, or at the end of the sheet. */
export function sheetPartsOf(sheet: Sheet): SheetParts {
  const parts: SheetParts = { tables: [], otherRows: [] };
  let table: SheetTable | undefined;
  sheet.rows.forEach((cells, index) => {
    const row = { number: index + 1, cells };
    const filledCells = cells.filter((cell) => cell !== '');
    if (filledCells.length === 0) return;
    const header = headerOf(row, sheet.rows[index + 1] ?? []);
    if (header) {
      table = { ...header, rows: [] };
      parts.tables.push(table);
    } else if (filledCells.length === 1 && isHeading(filledCells[0] ?? '')) {
      table = undefined;
      parts.otherRows.push(row);
    } else if (table) table.rows.push(row);
    else parts.otherRows.push(row);
  });
  return parts;
}

/** Maximum length of a heading between tables. */
const MAX_HEADING_CHARACTERS = 49;

const isHeading = (text: string) => text.length <= MAX_HEADING_CHARACTERS && sectionKinds(text).length > 0;

/** Columns that identify each kind of table, the most decisive one first. */
const TABLE_KINDS: [SheetTableKind, SheetColumn, SheetColumn[]][] = [
  ['roles', 'company', ['title', 'dates', 'start', 'description']],
  ['education', 'school', ['degree', 'fieldOfStudy', 'date', 'dates', 'start', 'end', 'location']],
  ['certifications', 'certification', ['issuer', 'date', 'dates', 'start']],
  ['skills', 'skill', []],
  ['languages', 'language', []],
];

/**
 * The table that a row is the header of; undefined if it is not a header. At least half of its cells must name columns,
 * among them those that identify the kind.
 */
function headerOf(row: SheetRow, next: string[]): Omit<SheetTable, 'rows'> | undefined {
  const filledCells = row.cells.flatMap((cell, index) =>
    cell === '' ? [] : [{ index, columnNames: sheetColumnsOf(cell) }],
  );
  const known = filledCells.filter(({ columnNames }) => columnNames.length > 0);
  if (known.length === 0 || known.length * 2 < filledCells.length) return undefined;
  // A label with its value: 'Location | Lisbon'.
  if (
    filledCells.length === 2 &&
    known.length === 1 &&
    sheetFieldOf(row.cells[filledCells[0]?.index ?? 0] ?? '')
  )
    return undefined;
  const has = (column: SheetColumn) => known.some(({ columnNames }) => columnNames.includes(column));
  const kind = TABLE_KINDS.find(
    ([name, deciding, others]) =>
      has(deciding) &&
      (others.length === 0 || others.some(has) || (name === 'certifications' && filledCells.length === 1)) &&
      !isAboutOthers(deciding, has),
  );
  if (!kind || next.every((cell) => cell === '')) return undefined;
  const [name, deciding, others] = kind;
  // A single known word beside other cells is the label of its row.
  if (filledCells.length > 1 && known.length === 1 && others.length > 0) return undefined;
  const columns = new Map<SheetColumn, number>();
  for (const column of [deciding, ...others, 'end', 'location', 'description'] as SheetColumn[]) {
    const at = known.find(
      ({ index, columnNames }) => columnNames.includes(column) && ![...columns.values()].includes(index),
    );
    if (at && !columns.has(column)) columns.set(column, at.index);
  }
  return { kind: name, columns };
}

/** Whether a table is about several people and therefore not a career. */
function isAboutOthers(deciding: SheetColumn, has: (column: SheetColumn) => boolean): boolean {
  return deciding !== 'company' && has('person');
}
