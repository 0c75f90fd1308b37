/** Turns tables of a spreadsheet into facts: each row is a role, school, certificate, skill or language. */
import type { CareerFacts } from '@/shared/record/facts';
import { findDates, parseDate } from '../dates/dates';
import { addDistinct } from '../distinct-facts';
import type { FactsBuilder } from '../facts-builder';
import { readPositions } from '../linkedin-zip/positions';
import type { ExportRow } from '../linkedin-zip/rows';
import { splitItems } from '../resume/lists/items';
import type { Column } from '../vocabulary/export-files';
import type { SheetColumn } from '../vocabulary/sheet-columns';
import type { SheetRow, SheetTable } from './blocks';

/** Adds the facts in a table of the sheet. */
export function readTable(builder: FactsBuilder, sheet: string, table: SheetTable, facts: CareerFacts): void {
  const rows = joinContinuedRows(table).map((row) => exportRow(sheet, row, table.columns));
  if (table.kind === 'roles') facts.roles.push(...readPositions(builder, rows, 'employment'));
  else if (table.kind === 'education')
    facts.education.push(...rows.flatMap((row) => readSchool(builder, row)));
  else if (table.kind === 'certifications')
    addDistinct(
      facts.certifications,
      rows.flatMap((row) => readCertificate(builder, row)),
    );
  else {
    const items = rows.flatMap((row) =>
      splitItems(row.get('name')).map((item) =>
        builder.text(
          table.kind === 'skills' ? 'skill' : 'language',
          item,
          { row: row.row, quote: row.quote },
          0.9,
        ),
      ),
    );
    addDistinct(facts[table.kind === 'skills' ? 'skills' : 'languages'], items);
  }
}

/**
 * Rows of a table; a row that continues the role above is joined to it, and the value of a merged employer cell is
 * repeated.
 */
function joinContinuedRows({ kind, columns, rows }: SheetTable): SheetRow[] {
  if (kind !== 'roles') return rows;
  const at = (row: SheetRow, column: SheetColumn) => row.cells[columns.get(column) ?? -1] ?? '';
  const joinedRows: SheetRow[] = [];
  for (const row of rows) {
    const last = joinedRows.at(-1);
    const text = columns.get('description');
    if (last && !at(row, 'company') && !at(row, 'title') && text !== undefined) {
      last.cells[text] = [last.cells[text] ?? '', at(row, 'description')].filter(Boolean).join('\n');
      continue;
    }
    const company = columns.get('company');
    const cells = [...row.cells];
    if (last && company !== undefined && !cells[company]) cells[company] = last.cells[company] ?? '';
    joinedRows.push({ ...row, cells });
  }
  return joinedRows;
}

/** The row in the form that the readers of LinkedIn's export expect. */
function exportRow(sheet: string, { cells, number }: SheetRow, columns: SheetTable['columns']): ExportRow {
  const at = (column: SheetColumn) => cells[columns.get(column) ?? -1]?.trim() ?? '';
  const [range] = findDates(at('dates'));
  const dateText = at('dates').slice(range?.index, range && range.index + range.length);
  const dates = range?.range ? range : undefined;
  const datesByColumn: Partial<Record<Column, string>> = {
    start: at('start') || (dates ? formatDate(dates.start) : ''),
    end: at('end') || (dates ? formatDate(dates.end) : dateText),
  };
  return {
    get(column) {
      if (column === 'start' || column === 'end') return datesByColumn[column] ?? '';
      if (column === 'date') return at('date') || dateText || at('start');
      if (column === 'authority') return at('issuer');
      if (column === 'field') return at('fieldOfStudy');
      if (column === 'name') return at('certification') || at('skill') || at('language');
      return COLUMNS_OF_SAME_NAME.has(column) ? at(column as SheetColumn) : '';
    },
    row: `${sheet}:${number}`,
    quote: cells.filter(Boolean).join(' · ').replace(/\s+/g, ' '),
  };
}

/** The columns that have the same name in a spreadsheet and in LinkedIn's export. */
const COLUMNS_OF_SAME_NAME: ReadonlySet<Column> = new Set<Column>([
  'company',
  'title',
  'location',
  'description',
  'school',
  'degree',
]);

/** Writes a date so that it can be parsed again: '2019-04', '2019', 'present'. */
function formatDate(date: { year: number; month?: number } | 'present' | undefined): string {
  if (date === undefined || date === 'present') return date ?? '';
  return date.month ? `${date.year}-${String(date.month).padStart(2, '0')}` : String(date.year);
}

function readSchool(builder: FactsBuilder, row: ExportRow): CareerFacts['education'] {
  const school = row.get('school');
  if (!school) return [];
  const [degree, field] = [row.get('degree'), row.get('field')];
  const start = parseDate(row.get('start'));
  const end = parseDate(row.get('end') || row.get('date'));
  const fact = {
    id: builder.id('education'),
    school,
    spans: [builder.span({ row: row.row, quote: row.quote })],
  };
  const dates = { ...(start && { start }), ...(end && { end }) };
  return [{ ...fact, ...(degree && { degree }), ...(field && { field }), ...dates, confidence: 0.95 }];
}

function readCertificate(builder: FactsBuilder, row: ExportRow): CareerFacts['certifications'] {
  const name = row.get('name');
  if (!name) return [];
  const issuer = row.get('authority');
  const date = parseDate(row.get('date'));
  const fact = builder.text('certification', name, { row: row.row, quote: row.quote }, 0.95);
  return [{ ...fact, ...(issuer && { issuer }), ...(date && { date }) }];
}
