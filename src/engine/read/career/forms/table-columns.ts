/** Reads the columns of a table of posts from its row of column names. */
import { findDates } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import { type FormField, formField } from '../../vocabulary/form-labels';
import { isAnyPlace, isBareTown } from '../segments/place-parts';
import type { Label } from '../segments/segment';
import type { LocatedPost } from '../sentences/post-in-sentence';
import type { TextPart } from '../sentences/sentence-words';

/** Columns that are not labels in forms: the sites and clients of the posts. */
const SITE_COLUMN_PATTERN = /^(?:name of )?(?:the )?(?:sites?|clients?|projects?|place)\b/i;
/** The kind of employer as the name of its column, beside those of titles and periods: 'Institute', 'Hospital'. */
const KIND_OF_EMPLOYER_PATTERN =
  /^(?:name of )?(?:the )?(?:institut(?:e|ion)|college|university|school|hospital|clinic|bank|hotel|ship|vessel)s?(?: name)?$/i;
/** Maximum characters of the name of a column. */
const MAX_COLUMN_NAME_CHARACTERS = 40;
const MIN_COLUMNS = 3;

/** The form field of each column that a row names; undefined for other rows. An employer is one of them. */
export function namedColumnsOf({ cells, text, columns }: DocumentLine): (Label | undefined)[] | undefined {
  if (columns) return undefined;
  if (
    cells.length < MIN_COLUMNS ||
    /[:：]/.test(text) ||
    cells.some((cell) => cell.length > MAX_COLUMN_NAME_CHARACTERS)
  )
    return undefined;
  const fields = cells.map((cell): Label | undefined =>
    SITE_COLUMN_PATTERN.test(cell) ? 'none' : formField(cell),
  );
  const has = (field: FormField) => fields.includes(field);
  const kindOfEmployer = cells.findIndex((cell) => KIND_OF_EMPLOYER_PATTERN.test(cell));
  if (kindOfEmployer >= 0 && !has('organisation') && has('title') && has('period'))
    fields[kindOfEmployer] = 'organisation';
  const isNamed = has('organisation') && (has('title') || has('period'));
  const isOther = fields.some((field, at) => field === undefined && findDates(cells[at] ?? '').length > 0);
  // In a form, the value stands beside its label: 'Company | Nordhav Foods'.
  const known = fields.filter(Boolean).length;
  return isNamed && !isOther && known * 2 > fields.length ? fields : undefined;
}

/** Adds the form fields of a table's columns to its rows, and removes the row of their names. */
export function applyTableColumns(given: readonly DocumentLine[]): readonly DocumentLine[] {
  const head = given.findIndex((line) => namedColumnsOf(line) !== undefined);
  const columns = head < 0 ? undefined : namedColumnsOf(given[head] as DocumentLine);
  if (!columns) return given;
  const rest = given.slice(head + 1);
  const end = rest.findIndex((line) => endsTable(line, columns));
  const body = end < 0 ? rest : rest.slice(0, end);
  // Rows with other cells show that the columns cannot be distinguished.
  const rows = body.filter((line) => isRow(line, columns));
  const others = body.filter(
    (line) => line.cells.length > 2 && findDates(line.text).length > 0 && !rows.includes(line),
  );
  if (rows.length <= others.length) return given;
  const fields = columns.map((column) => column ?? '');
  return [
    ...given.slice(0, head),
    ...applyTableColumns(rest.map((line) => (rows.includes(line) ? { ...line, columns: fields } : line))),
  ];
}

/** Whether a line is a heading, or the names of the columns of another table. */
const endsTable = (line: DocumentLine, columns: readonly (Label | undefined)[]): boolean =>
  line.heading || (line.cells.length === columns.length && findDates(line.text).length === 0);

/** The post of a table's row, whose cells are its employer and title; undefined for other lines. */
export function postOfRow({ cells, columns, text }: DocumentLine): LocatedPost | undefined {
  const partOf = (field: FormField): TextPart | undefined => {
    const at = columns?.indexOf(field) ?? -1;
    const cell = cells[at] ?? '';
    const from = cells.slice(0, Math.max(at, 0)).reduce((sum, each) => sum + each.length + 1, 0);
    return at >= 0 && /\p{L}/u.test(cell)
      ? { text: text.slice(from, from + cell.length), from, to: from + cell.length }
      : undefined;
  };
  const [named, title] = [partOf('organisation'), partOf('title')];
  const employer = named && withoutPlace(named);
  return employer && { employer, ...(title && { title }), isUnsure: false };
}

/** An employer without the town after it: 'Nordhav College, Velmont'. A university's campus is part of its name. */
function withoutPlace(part: TextPart): TextPart {
  if (CAMPUS_PATTERN.test(part.text)) return part;
  const parts = part.text.split(', ');
  const last = parts.findLastIndex((text) => !isBareTown(text) && !isAnyPlace(text));
  const text = parts.slice(0, Math.max(last, 0) + 1).join(', ');
  return { ...part, text, to: part.from + text.length };
}
const CAMPUS_PATTERN = /^(?:the )?universit(?:y|é|à|ät) (?:of|de|di) /iu;

/** Whether a line is a row of a table with these columns: the cell of its period has dates. */
function isRow(line: DocumentLine | undefined, columns: readonly (Label | undefined)[]): boolean {
  if (line?.cells.length !== columns.length) return false;
  const at = columns.indexOf('period');
  return at < 0 || findDates(line.cells[at] ?? '').length > 0;
}
