/** Reads work experience that is written as a form: labelled values, one record after the other. */
import { type DateRange, dateAlone, findDates } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import { type FormField, formField } from '../../vocabulary/form-labels';
import { isPlace, isState } from '../../vocabulary/places';
import { isTown } from '../../vocabulary/towns';
import type { ResumeEntry } from './entry';

/** A labelled value, or a line without a label, which belongs to the value above it. */
interface Value {
  field: FormField;
  line: DocumentLine;
  text: string;
}

/**
 * The entries of a form; undefined if the lines are not a form. A record begins where the label of a period, a title or
 * an employer is repeated.
 */
export function formEntries(lines: readonly DocumentLine[]): ResumeEntry[] | undefined {
  const values = valuesOf(lines);
  const count = (field: FormField) => values.filter((value) => value.field === field).length;
  const titles = count('title');
  if (titles === 0 || count('organisation') === 0 || Math.abs(titles - count('organisation')) > 1)
    return undefined;
  const records: Value[][] = [];
  let open = new Set<FormField>();
  for (const given of values) {
    const value = isClient(given) && open.has('organisation') ? { ...given, field: 'none' as const } : given;
    const isNew = RECORD_FIELDS.has(value.field) && open.has(value.field);
    if (isNew || records.length === 0) {
      records.push([]);
      open = new Set();
    }
    records.at(-1)?.push(value);
    open.add(value.field);
  }
  return records.map(entryOf).filter((entry) => entry.header.length > 0);
}

/** Whether a value is the client, which counts as the employer only if the form names no other. */
const isClient = ({ line }: Value) => /^\W*clients?\b/i.test(line.text);

const RECORD_FIELDS: ReadonlySet<FormField> = new Set<FormField>(['period', 'title', 'organisation']);

function valuesOf(lines: readonly DocumentLine[]): Value[] {
  const values: Value[] = [];
  const titles = titlesAboveEmployers(lines);
  const periods = periodsAboveLabels(lines);
  for (const line of lines) {
    const { field, text }: { field?: FormField; text: string } = titles.has(line)
      ? { field: 'title', text: line.text.replace(/(?:(?<!\s)\s+)?[:：]$/u, '') }
      : periods.has(line)
        ? { field: 'period', text: line.text }
        : labelledValueOf(line);
    const last = values.at(-1);
    if (field !== undefined) values.push({ field, line, text });
    else if (last && !isLabelTail(line, last.line)) {
      // If a label wraps, its second line stands next to the second line of the value.
      const valueCells =
        line.cells.length > 1 && /^\p{Ll}/u.test(line.cells[0] ?? '') ? line.cells.slice(1) : line.cells;
      values.push({ field: last.field === 'text' ? 'text' : 'none', line, text: valueCells.join(' ') });
    }
  }
  return values;
}

function labelledValueOf(line: DocumentLine): { field?: FormField; text: string } {
  const [label = '', ...rest] = line.cells;
  if (rest.length > 0) {
    const field = formField(label);
    if (field) return { field, text: rest.join(' ') };
  }
  const inline = /^([^:：]{3,50}?)\s*[:：]\s*(.+)$/u.exec(line.text);
  const field = inline?.[1] && inline[1].split(' ').length <= 6 ? formField(inline[1]) : undefined;
  return field && inline?.[2] ? { field, text: inline[2] } : { text: line.text };
}

/**
 * The titles of a form that has no label for them: each heads its record with a colon, above the labelled employer, as
 * 'Store clerk:' does over 'Company: Nordhav Foods'.
 */
function titlesAboveEmployers(lines: readonly DocumentLine[]): ReadonlySet<DocumentLine> {
  const fields = lines.map((line) => labelledValueOf(line).field);
  const employers = fields.flatMap((field, at) => (field === 'organisation' ? [at] : []));
  const above = employers.flatMap((at) => lines[at - 1] ?? []);
  const areTitles =
    employers.length >= MIN_HEADED_RECORDS &&
    !fields.includes('title') &&
    above.length === employers.length &&
    above.every((line) => line.cells.length === 1 && /\p{L}\)?\s?[:：]$/u.test(line.text));
  return new Set(areTitles ? above : []);
}

/** Minimum number of such records that show what stands above their employers. */
const MIN_HEADED_RECORDS = 2;

/**
 * The periods of a form that has no label for them: each stands alone above the labelled employer or title of its
 * record, and all lines between two of them have labels.
 */
function periodsAboveLabels(lines: readonly DocumentLine[]): ReadonlySet<DocumentLine> {
  const dates = lines.flatMap((line, at) => (dateAlone(line.text)?.range ? [at] : []));
  const [first = 0, last = 0] = [dates[0], dates.at(-1)];
  const dateLines = new Set(dates);
  const headsRecord = (at: number) => {
    const below = lines[at + 1];
    const field = below && labelledValueOf(below).field;
    return field === 'organisation' || field === 'title';
  };
  const areAllLabelled = lines
    .slice(first, last)
    .every(
      (line, index) => dateLines.has(first + index) || (!line.bullet && LABELLED_PATTERN.test(line.text)),
    );
  const isForm = dates.length >= MIN_HEADED_RECORDS && dates.every(headsRecord) && areAllLabelled;
  return new Set(isForm ? dates.flatMap((at) => lines[at] ?? []) : []);
}

const LABELLED_PATTERN = /^[^:：]{2,40}[:：]/u;

/**
 * Whether a line is the end of a label that wraps in a column of its own: 'responsibilities' below 'Activities and',
 * beside a value of one line.
 */
const isLabelTail = (line: DocumentLine, above: DocumentLine): boolean =>
  above.cells.length > 1 &&
  line.x > 0 &&
  line.x <= above.x &&
  line.cells.length === 1 &&
  /^\p{Ll}+(?: \p{Ll}+){0,3}$/u.test(line.text);

/** The employer of a record without its dates; the client only if no employer is named. */
function employerOf(record: readonly Value[]): { text: string; range?: DateRange } {
  const rows = record.filter(({ field }) => field === 'organisation');
  const row = rows.find((value) => !isClient(value)) ?? rows[0];
  const text = row?.text ?? '';
  const range = findDates(text).find((date) => date.range);
  if (!range) return { text };
  const without = `${text.slice(0, range.index)} ${text.slice(range.index + range.length)}`
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(?<![\s.,;])[\s.,;]+(?=,|$)/g, '');
  return { text: without.trim(), range };
}

const NAME_WITH_LEGAL_FORM_PATTERN =
  /^(.{2,80}?\b(?:Ltd|Limited|LLC|LLP|Inc|PLC|GmbH|AG|Corp|Pvt|S\.?A|S\.?p\.?A|B\.?V|W\.?L\.?L)\b\.?(?:[ .]*(?:Ltd|Limited)\b\.?)?)\s*(?:\([^()]*\))?\s*[.,]?\s+?(.*)$/;

/** Splits a company's name after its legal form: 'Nordhav Pvt. Ltd. (Shipping), Goa India'. */
function partsOf(text: string): [string, string] {
  const [, name, rest = ''] = NAME_WITH_LEGAL_FORM_PATTERN.exec(`${text} `) ?? [];
  return name === undefined ? [text, ''] : [name, rest.replace(/^[\s,]+/, '').trim()];
}

/** An employer without the parts after it that are its place: 'Department of Botany, Nordhav University, Oslo'. */
function withoutPlace([organisation = '', ...parts]: readonly string[]): {
  organisation: string;
  place: readonly string[];
  isKnown: boolean;
} {
  const at = parts.findIndex((_, index) => {
    const rest = parts.slice(index);
    return isPlace(rest.join(', ')) || rest.every((part) => isTown(part) || isState(part));
  });
  return at < 0
    ? { organisation, place: parts, isKnown: false }
    : {
        organisation: [organisation, ...parts.slice(0, at)].join(', '),
        place: parts.slice(at),
        isKnown: true,
      };
}

function entryOf(record: readonly Value[]): ResumeEntry {
  const range = record
    .filter((value) => value.field === 'period')
    .flatMap((value) => findDates(value.text))[0];
  const textOf = (field: FormField) => record.find((value) => value.field === field)?.text ?? '';
  const whole = employerOf(record);
  const [name = '', rest = ''] = partsOf(whole.text);
  const { organisation, place, isKnown } = withoutPlace(name.split(/,\s+/));
  const address = [...place, ...rest.split(/,\s+/).filter(Boolean)];
  const dates = range ?? whole.range;
  const location = textOf('place') || address.join(', ');
  const isPart = !isKnown && address.length > 0 && !isPlace(location);
  return {
    ...(dates && { range: dates }),
    named: {
      title: textOf('title'),
      organisation: isPart && rest === '' ? whole.text : organisation,
      ...(location && !isPart && { location }),
    },
    header: (['title', 'organisation', 'place'] as const).flatMap((field) =>
      record.filter((value) => value.field === field).map(({ line, text }) => ({ line, cells: [text] })),
    ),
    body: record
      .filter((value) => value.field === 'text')
      .map(({ line, text }) => ({ ...line, text, cells: [text] })),
  };
}
