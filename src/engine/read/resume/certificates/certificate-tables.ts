/** Reads tables of certificates: puts name, issuer and date in this order, and removes headings and numbers of rows. */
import type { DocumentLine } from '../../layout/line';

type Column = 'name' | 'issuer' | 'date' | 'none';

/** The headings of each column; the first pattern that matches decides. */
const COLUMN_HEADINGS: readonly (readonly [Column, RegExp])[] = [
  [
    'none',
    /^(?:s(?:r|l|\.)?\.?\s?\/?\s?no\.?|no\.?|nr\.?|n[°º]|#|grade|note|marks?|score|results?|percentage|remarks?|duration|hours|dauer|durée|duración|duração|durata|place|location|ort|lieu|lugar|local|luogo|(?:valid|expir|gültig|válid|scad|vence|caduc)[\p{L} ]{0,20}|(?:certificate|license|licence|credential) (?:no\.?|number|id))$/iu,
  ],
  [
    'date',
    /^(?:year|date|dates|period|issued(?: on)?|obtained|completed|(?:date|year) of [\p{L} ]{4,14}|jahr|datum|zeitraum|année|date d[’'][\p{L} ]{4,14}|año|fecha|ano|data|anno)$/iu,
  ],
  [
    'issuer',
    /^(?:issu(?:er|ed by)|(?:issuing|awarding|certifying) (?:body|authority|organi[sz]ation|institution)|body|provider|authority|institut(?:e|ion|ions)?|organi[sz]ation|organi[sz]er|academy|school|university|conducted by|company|vendor|training cent(?:er|re)|anbieter|aussteller|organisme|centro|entidad|emisor|instituição|instituto|ente|istituto)$/iu,
  ],
  [
    'name',
    /^(?:name|title|(?:name|title) of [\p{L} ]{3,30}|certific(?:ate|ation)s?(?: name| title| course)?|courses?(?: name| title| attended)?|trainings?(?: name| title| course| program(?:me)?)?|qualifications?|licen[cs]es?|programs?|programmes?|subject|topic|zertifikate?|zertifizierung|kurs|bezeichnung|certificat|formation|intitulé|certificación|certificado|curso|certificação|certificazione|certificato|corso)$/iu,
  ],
];

const columnOf = (heading: string): Column | undefined =>
  heading.length <= MAX_HEADING_CHARACTERS
    ? COLUMN_HEADINGS.find(([, pattern]) => pattern.test(heading.replace(/[:.]$/u, '').trim()))?.[0]
    : undefined;
const MAX_HEADING_CHARACTERS = 33;

/** The columns of a row of headings; undefined unless all are known and one holds the names. */
function headingsOf({ cells }: DocumentLine): Column[] | undefined {
  const columns = cells.map(columnOf);
  return cells.length > 1 && columns.includes('name') && columns.every((column) => column !== undefined)
    ? (columns as Column[])
    : undefined;
}

/** Whether a line is the heading row of a table of certificates, which could be mistaken for a section's heading. */
export const isTableHeading = (line: DocumentLine): boolean => headingsOf(line) !== undefined;

/**
 * Orders the cells of a table's rows as name, issuer and date, and drops the heading row and all other columns. Without
 * a heading row, only row numbers are removed.
 */
export function orderCertificateTables(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const at = lines.findIndex((line) => headingsOf(line) !== undefined);
  const columns = at < 0 ? undefined : headingsOf(lines[at] as DocumentLine);
  if (!columns) return removeRowNumbers(lines);
  return lines.flatMap((line, index) => {
    if (index === at) return [];
    if (index < at || line.cells.length !== columns.length) return [line];
    const cells = COLUMN_ORDER.flatMap((column) => line.cells.filter((_, cell) => columns[cell] === column));
    // Each row begins a new item.
    return [{ ...line, cells, text: cells.join(' '), gap: Number.POSITIVE_INFINITY }];
  });
}
const COLUMN_ORDER = ['name', 'issuer', 'date'] as const;

/** The lines of a table without headings, without the numbers of its rows. */
function removeRowNumbers(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const isNumbered = ({ cells }: DocumentLine) => cells.length > 1 && /^\d{1,2}[.)]?$/u.test(cells[0] ?? '');
  if (lines.filter(isNumbered).length < 2) return lines;
  return lines.map((line) =>
    isNumbered(line) ? { ...line, cells: line.cells.slice(1), text: line.cells.slice(1).join(' ') } : line,
  );
}
