/** Reads tables of a career: a row of column names, and records whose cells wrap within their columns. */
import { findDates } from '../dates/dates';
import { type FormField, formField } from '../vocabulary/form-labels';
import { sectionKinds } from '../vocabulary/headings';
import type { Cell, LayoutRow } from './rows';

interface Column {
  field: FormField;
  x: number;
}

/** Converts each record of a table of a career to one row of cells, followed by a row with its running text. */
export function joinTableRecords(rows: readonly LayoutRow[]): LayoutRow[] {
  const at = rows.findIndex((row) => columnsOf(row) !== undefined);
  const columns = columnsOf(rows[at]);
  if (!columns) return [...rows];
  const rest = rows.slice(at + 1);
  const end = rest.findIndex((row) => !fitsColumns(row, columns));
  const body = end < 0 ? rest : rest.slice(0, end);
  return [
    ...rows.slice(0, at),
    ...recordsOf(body, columns).flatMap((record) => rowsOfRecord(record, columns)),
    ...joinTableRecords(end < 0 ? [] : rest.slice(end)),
  ];
}

/** The columns named by a header row; undefined unless all are known, among them employer and title. */
function columnsOf(row: LayoutRow | undefined): Column[] | undefined {
  if (!row || row.cells.length < 3) return undefined;
  const columns = row.cells.map((cell) => ({ field: formField(cell.text), x: cell.x }));
  const has = (field: FormField) => columns.some((column) => column.field === field);
  if (!has('organisation') || !has('title')) return undefined;
  const known = columns.filter((column) => column.field !== undefined);
  return known.length === columns.length ? (known as Column[]) : undefined;
}

const columnAt = (cell: Cell, columns: readonly Column[]) =>
  columns.findLastIndex((column) => column.x <= cell.x + 4);

function fitsColumns(row: LayoutRow, columns: readonly Column[]): boolean {
  const [only] = row.cells;
  if (row.cells.length === 1 && only && sectionKinds(only.text).length > 0) return false;
  return row.cells.every((cell) => {
    const at = columnAt(cell, columns);
    const next = columns[at + 1];
    return at >= 0 && (next === undefined || cell.right < next.x + 4);
  });
}

/** Maximum distance of two rows in one record, in font sizes. */
const MAX_ROW_DISTANCE_FONT_SIZES = 1.6;

type TableRecord = { row: LayoutRow; cells: string[] };

function recordsOf(rows: readonly LayoutRow[], columns: readonly Column[]): TableRecord[] {
  const records: TableRecord[] = [];
  const period = columns.findIndex((column) => column.field === 'period');
  let last: LayoutRow | undefined;
  for (const row of rows) {
    const current = records.at(-1);
    const beginsRecord = row.cells.some((cell) => columnAt(cell, columns) === Math.max(period, 0));
    const isPeriodComplete = period < 0 || isWhole(current?.cells[period] ?? '');
    const isAfterGap = last === undefined || row.y - last.y > row.size * MAX_ROW_DISTANCE_FONT_SIZES;
    const record =
      current && !(beginsRecord && (isPeriodComplete || isAfterGap))
        ? current
        : { row, cells: columns.map(() => '') };
    if (record !== current) records.push(record);
    for (const cell of row.cells) {
      const at = columnAt(cell, columns);
      record.cells[at] = `${record.cells[at] ?? ''} ${cell.text}`.trim();
    }
    last = row;
  }
  return records;
}

/** Whether a date range does not continue in the next line. */
function isWhole(period: string): boolean {
  return findDates(period)[0]?.range === true && !/(?:[-–—]|\bto)$/.test(period);
}

function rowsOfRecord({ row, cells }: TableRecord, columns: readonly Column[]): LayoutRow[] {
  const [first] = row.cells;
  const cellsOf = (isText: boolean): Cell[] =>
    cells.flatMap((text, at) =>
      text !== '' && (columns[at]?.field === 'text') === isText
        ? [{ text, x: columns[at]?.x ?? 0, right: row.right }]
        : [],
    );
  const head = { ...row, cells: cellsOf(false), x: first?.x ?? row.x };
  const text = cellsOf(true).map((cell) => ({ ...row, y: row.y + row.size, cells: [cell], x: cell.x }));
  return [head, ...text].filter((each) => each.cells.length > 0);
}
