/** Reads the rows of a table by column, in any language of its header. */
import type { Table } from '../extract/types';
import { type Column, columnIndex } from '../vocabulary/export-files';

export interface ExportRow {
  /** The cell's text, or '' where the column or cell is missing. */
  get(column: Column): string;
  /** The row's name, as 'Positions.csv:3', counting the header as row 1. */
  row: string;
  /** The row's text, for a quote. */
  quote: string;
}

/** All rows with any text. */
export function exportRows(table: Table): ExportRow[] {
  const indexByColumn = new Map<Column, number>();
  const indexOf = (column: Column) => {
    const known = indexByColumn.get(column) ?? columnIndex(table.header, column);
    indexByColumn.set(column, known);
    return known;
  };
  return table.rows
    .map((cells, index) => ({
      get: (column: Column) => cells[indexOf(column)]?.trim() ?? '',
      row: `${table.name}:${index + 2}`,
      quote: cells.filter(Boolean).join(' · ').replace(/\s+/g, ' '),
    }))
    .filter((row) => row.quote !== '');
}
