/** Turns LinkedIn's data export into facts. Every table is optional, and a row that cannot be read is skipped. */
import { type CareerFacts, emptyFacts, type TextFact } from '@/shared/record/facts';
import { parseDate } from '../dates/dates';
import type { Table } from '../extract/types';
import type { FactsBuilder } from '../facts-builder';
import { statementsOfText } from '../statements';
import { type Column, type ExportTableKind, tableKind } from '../vocabulary/export-files';
import { readPositions } from './positions';
import { type ExportRow, exportRows } from './rows';

type Reader = (builder: FactsBuilder, rows: ExportRow[], facts: CareerFacts) => void;

/** Reads the tables of an export. */
export function readLinkedInExport(builder: FactsBuilder, tables: readonly Table[]): CareerFacts {
  const facts = emptyFacts();
  for (const table of tables) {
    const kind = tableKind(table.name);
    if (kind) READER_BY_TABLE_KIND[kind]?.(builder, exportRows(table), facts);
  }
  return facts;
}

const READER_BY_TABLE_KIND: Partial<Record<ExportTableKind, Reader>> = {
  profile: readProfile,
  summary: (builder, rows, facts) => {
    const row = rows[0];
    if (facts.about.length === 0 && row) facts.about = statementsOfText(builder, row.get('summary'), row.row);
  },
  positions: (builder, rows, facts) => {
    facts.roles.push(...readPositions(builder, rows, 'employment'));
  },
  volunteering: (builder, rows, facts) => {
    facts.roles.push(...readPositions(builder, rows, 'volunteering'));
  },
  education: readEducation,
  skills: createListReader('skills', 'name'),
  languages: createListReader('languages', 'name'),
  certifications: (builder, rows, facts) => {
    for (const row of rows) {
      const fact = makeTextFact(builder, row, 'name');
      const issuer = row.get('authority');
      const date = parseDate(row.get('start')) ?? parseDate(row.get('date'));
      if (fact) facts.certifications.push({ ...fact, ...(issuer && { issuer }), ...(date && { date }) });
    }
  },
  honours: createListReader('honours', 'name'),
  publications: createListReader('publications', 'name'),
  patents: createListReader('publications', 'name', 'Patent: '),
  projects: (builder, rows, facts) => {
    for (const row of rows) facts.statements.push(...readProjectStatements(builder, row));
  },
};

function readProfile(builder: FactsBuilder, rows: ExportRow[], facts: CareerFacts): void {
  const row = rows[0];
  if (!row) return;
  const name = [row.get('firstName'), row.get('lastName')].filter(Boolean).join(' ');
  if (name) facts.name = builder.text('name', name, { row: row.row, quote: name }, 1);
  const headline = row.get('headline');
  if (headline) facts.headline = builder.text('headline', headline, { row: row.row, quote: headline }, 0.98);
  const place = row.get('geo');
  if (place) facts.location = builder.text('location', place, { row: row.row, quote: place }, 0.98);
  const industry = row.get('industry');
  if (industry)
    facts.industries.push(builder.text('industry', industry, { row: row.row, quote: industry }, 0.98));
  const summary = row.get('summary');
  if (summary) facts.about = statementsOfText(builder, summary, row.row);
}

function readEducation(builder: FactsBuilder, rows: ExportRow[], facts: CareerFacts): void {
  for (const row of rows) {
    const school = row.get('school');
    if (!school) continue;
    // LinkedIn writes 'BSc, Mathematics' into the column of the degree if there is no column for the field.
    const [degree = '', ...field] = row.get('degree').split(/,\s*/);
    const fieldOfStudy = row.get('field') || field.join(', ');
    const start = parseDate(row.get('start'));
    const end = parseDate(row.get('end'));
    facts.education.push({
      id: builder.id('education'),
      school,
      ...(degree && { degree }),
      ...(fieldOfStudy && { field: fieldOfStudy }),
      ...(start && { start }),
      ...(end && { end }),
      spans: [builder.span({ row: row.row, quote: row.quote })],
      confidence: 0.98,
    });
  }
}

function readProjectStatements(builder: FactsBuilder, row: ExportRow): TextFact[] {
  const title = row.get('title');
  const statements = statementsOfText(builder, row.get('description'), row.row);
  return statements.length > 0 || !title
    ? statements
    : [builder.text('statement', title, { row: row.row, quote: row.quote })];
}

function makeTextFact(
  builder: FactsBuilder,
  row: ExportRow,
  column: Column,
  label = '',
): TextFact | undefined {
  const value = row.get(column);
  return value
    ? builder.text('item', `${label}${value}`, { row: row.row, quote: row.quote }, 0.98)
    : undefined;
}

/**
 * Creates a reader for a table with one value in each row.
 * @param label what each value is, where a list has several kinds of things
 */
function createListReader(
  target: 'skills' | 'languages' | 'honours' | 'publications',
  column: Column,
  label?: string,
): Reader {
  return (builder, rows, facts) => {
    for (const row of rows) {
      const fact = makeTextFact(builder, row, column, label);
      if (fact && !facts[target].some((known) => known.value === fact.value)) facts[target].push(fact);
    }
  };
}
