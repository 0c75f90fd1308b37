/** Reads the education section: schools with degree, field and years. */
import type { EducationFact } from '@/shared/record/facts';
import type { FactsBuilder } from '../../facts-builder';
import type { DocumentLine } from '../../layout/line';
import { formField } from '../../vocabulary/form-labels';
import { splitPlace } from '../../vocabulary/places';
import { isTown } from '../../vocabulary/towns';
import { isSchoolLeading } from './education-lead';
import { isSchoolName, mayBeFieldOrSchool, removeLeadingPreposition } from './education-names';
import {
  beginsDegree,
  DEGREE_PATTERN,
  type EducationLine,
  type EducationPart,
  educationLineOf,
} from './education-parts';
import { educationStartsOf, joinHeaders } from './education-starts';
import { educationColumnOf, orderTableFields } from './education-tables';
import { joinWrappedEducationLines } from './education-wraps';
import { readVocations } from './vocations';

/** Whether a text has a word of degrees, school certificates or their subjects ('major'). */
export function isDegree(text: string): boolean {
  return DEGREE_PATTERN.test(text);
}

/** Reads the education entries of a section, in the order of the text; if it has none, its vocational trainings. */
export function readEducation(builder: FactsBuilder, given: readonly DocumentLine[]): EducationFact[] {
  const rows = orderTableFields(joinWrappedEducationLines(given));
  const lines = joinHeaders(rows).map(educationLineOf);
  const entries = educationEntriesOf(lines);
  const facts = entries.flatMap((entry, index) => {
    const unknown = unknownSchoolOf(entry);
    const school =
      schoolOf(entry) ??
      (unknown?.isBeside ? unknown.name : undefined) ??
      inheritedSchool(entries, index) ??
      unknown?.name;
    return factOf(builder, entry, school);
  });
  if (facts.length === 0) return readVocations(builder, lines);
  return facts.filter((fact) => fact.school !== '' || !facts.some((other) => isRepeated(fact, other)));
}

/** Whether an entry without a school repeats the degree and the subject of another, as a summary above a list does. */
const isRepeated = (fact: EducationFact, other: EducationFact) =>
  other.school !== '' && fact.degree === other.degree && fact.field === other.field;

/** An education entry while its lines are being collected. */
interface EducationEntry {
  lines: EducationLine[];
  /** Running text below the lines of the entry; only a degree is read from it. */
  below: EducationLine[];
}

const partsIn = ({ lines }: EducationEntry) => lines.flatMap(({ parts }) => parts);
const has = (parts: readonly EducationPart[], ...kinds: EducationPart['kind'][]) =>
  parts.some(({ kind }) => kinds.includes(kind));

/** Maximum length of a line that names a school, degree or dates; longer lines are running text. */
const MAX_HEADER_CHARACTERS = 130;
/** Maximum length of a line that begins with a degree, and so may be the whole entry. */
const MAX_ENTRY_CHARACTERS = 240;

/** Groups lines into entries. One begins where the layout shows it, or else with a second school, degree or date. */
function educationEntriesOf(lines: readonly EducationLine[]): EducationEntry[] {
  const entries: EducationEntry[] = [];
  const lead: Lead = { dates: isDateOnly(lines[0]), school: isSchoolLeading(lines) };
  const starts = educationStartsOf(lines);
  for (const line of lines) {
    const last = entries.at(-1);
    if (starts && last) {
      if (starts.has(line)) entries.push({ lines: [line], below: [] });
      else if (isText(line, last)) last.below.push(line);
      else last.lines.push(line);
      continue;
    }
    const isEntry = has(line.parts, 'school', 'degree', 'level') || line.range !== undefined;
    if (!last) {
      entries.push({ lines: [line], below: [] });
      continue;
    }
    const lastParts = partsIn(last);
    if (!isEntry || isText(line, last)) {
      if (last.below.length === 0 && last.lines.length < 3 && isShort(line)) last.lines.push(line);
      else last.below.push(line);
      continue;
    }
    if (isDateOnly(line) && !lead.dates && !last.lines.some(({ range }) => range)) last.lines.push(line);
    else if (startsEntry(line, lastParts, last, lead)) entries.push({ lines: [line], below: [] });
    else last.lines.push(line);
  }
  return entries.filter((entry) => has(partsIn(entry), 'school', 'degree', 'level') || isDated(entry));
}

/** Whether the first line of a section is a date of its own, and whether a school is above the first degree. */
interface Lead {
  dates: boolean;
  school: boolean;
}

const isDated = ({ lines }: EducationEntry) => lines.some(({ range }) => range !== undefined);
const isDateOnly = (line: EducationLine | undefined) => line?.range !== undefined && line.parts.length === 0;
const isShort = ({ line }: EducationLine) =>
  !line.bullet && line.text.length < 70 && line.text.split(' ').length <= 9 && !/[.:;]$/.test(line.text);

/** The beginning of running text about an education entry: its contents and results. */
const PROSE_PATTERN =
  /^(?:As |My |We |Member |President |Coursework|Relevant |Modules?\b|Thesis\b|Diploma thesis|Intended |GPA\b)/u;

/**
 * Whether a line is text below an entry's own lines: 'I obtained a Bachelor of Arts', 'Member of the College
 * Union'.
 */
function isText({ line, parts, range }: EducationLine, { lines }: EducationEntry): boolean {
  if (PROSE_PATTERN.test(line.text)) return true;
  if (/^I /.test(line.text) && !lines.some((each) => /^I /.test(each.line.text))) return true;
  const isItem = line.bullet && !lines.some((each) => each.line.bullet);
  const words = line.text.split(' ');
  const isRunningText = words.filter((word) => /^\p{Ll}/u.test(word)).length * 2 > words.length;
  const isHead = has(parts, 'school', 'degree') && range !== undefined;
  return (
    line.text.length >
      (has(parts.slice(0, 1), 'degree', 'level') ? MAX_ENTRY_CHARACTERS : MAX_HEADER_CHARACTERS) ||
    (isItem && !isHead && (isRunningText || !has(parts.slice(0, 1), 'degree', 'school')))
  );
}

function startsEntry(
  { parts, range }: EducationLine,
  lastParts: readonly EducationPart[],
  last: EducationEntry,
  lead: Lead,
): boolean {
  if (has(parts, 'school') && has(lastParts, 'school'))
    return !isPartOfSchool(lastParts, parts) || isDated(last);
  const namesDegree = (each: readonly EducationPart[]) => has(each, 'degree', 'level');
  if (namesDegree(parts) && namesDegree(lastParts)) return true;
  if (lead.school && has(parts, 'school') && namesDegree(lastParts)) return true;
  if (range && (lead.dates || (isDated(last) && range.range))) return true;
  return (
    last.below.length > 0 &&
    (has(parts, 'school') || namesDegree(parts)) &&
    lastParts.length > 0 &&
    has(lastParts, 'school') &&
    namesDegree(lastParts)
  );
}

/** Two lines that name one school: 'Faculty of Law' over 'Velmont University'. */
const isPartOfSchool = (above: readonly EducationPart[], parts: readonly EducationPart[]) =>
  /^(?:faculty|school|department|institute|college) (?:of|for)\b/i.test(
    above.findLast(({ kind }) => kind === 'school')?.text ?? '',
  ) && /universi/i.test(parts.find(({ kind }) => kind === 'school')?.text ?? '');

/** The name of an entry's school, from its parts in their order: 'Harbour School, Velmont University'. */
function schoolOf(entry: EducationEntry): string | undefined {
  const parts = partsIn(entry);
  const at = parts.findIndex(({ kind }) => kind === 'school');
  if (at >= 0) {
    const next = parts[at + 1];
    const names = [parts[at]?.text ?? '', ...(next?.kind === 'school' && !next.apart ? [next.text] : [])];
    const name = removeLeadingPreposition(
      splitPlace(names.join(', ')).rest.replace(MARKS_BESIDE_PATTERN, ''),
    );
    return isSchoolName(name) ? name : undefined;
  }
  return undefined;
}

/** A school whose name has no typical word, and whether it stands in the line of the degree. */
function unknownSchoolOf(entry: EducationEntry): { name: string; isBeside: boolean } | undefined {
  if ((!has(partsIn(entry), 'degree', 'level') && !headOf(entry)) || !isDated(entry)) return undefined;
  for (const { parts } of entry.lines) {
    const part = parts.find(
      (each) => each.kind === 'other' && each.apart && each !== headOf(entry) && isNameLike(each.text),
    );
    if (part) return { name: part.text, isBeside: has(parts, 'degree', 'level') };
  }
  return undefined;
}

/** Marks before or after the name of a school: '70% in Velmont College', 'Velmont College with an aggregate of 70%'. */
const MARKS_BESIDE_PATTERN = /^\d[\d.]*\s?% in\s|\swith (?:an? )?(?:aggregate|percentage|marks|c?gpa)\b.*$/iu;

const isNameLike = (text: string) =>
  /^\p{Lu}/u.test(text) &&
  text.split(' ').length <= 7 &&
  text.length < 60 &&
  text.length > 2 &&
  educationColumnOf(text) === undefined &&
  mayBeFieldOrSchool(text) &&
  formField(text) === undefined &&
  !/[.!?:]$|\b(?:engineer(?:ing)?|sciences?|studies|management|courses?|thesis|project|percentage|marks|systems|administration|economics|finance|accounting|marketing|psychology|mathematics|physics|chemistry|history|design|nursing|communications?|informatics|honou?rs|society|information)\b/iu.test(
    text,
  );

/**
 * The school of a degree without one, if it is listed below the same school: 'Velmont University' over 'MSc
 * ...' and 'BSc ...'.
 */
function inheritedSchool(entries: readonly EducationEntry[], index: number): string | undefined {
  const before = entries.slice(0, index).findLastIndex((entry) => schoolOf(entry) !== undefined);
  const schoolEntry = entries[before];
  if (!schoolEntry || !has(partsIn(entries[index] as EducationEntry), 'degree')) return undefined;
  const isSchoolFirst =
    schoolEntry.lines[0] !== undefined && has(schoolEntry.lines[0].parts.slice(0, 1), 'school');
  // Items and prose below an entry do not separate the next one from its school.
  const isClose = entries
    .slice(before, index)
    .every(({ below }) => below.every(({ line }) => line.bullet || line.text.length > MAX_DETAIL_CHARACTERS));
  return isSchoolFirst && schoolEntry.lines.length > 1 && isClose ? schoolOf(schoolEntry) : undefined;
}

/** Maximum characters of a detail of an entry; longer lines are prose. */
const MAX_DETAIL_CHARACTERS = 50;

function factOf(builder: FactsBuilder, entry: EducationEntry, school: string | undefined): EducationFact[] {
  const parts = partsIn(entry);
  const degreePart = parts.find(({ kind }) => kind === 'degree') ?? degreeInSentence(entry) ?? headOf(entry);
  const level = parts.find(({ kind }) => kind === 'level');
  const degreeText = (degreePart ?? level)?.text ?? '';
  if (school === undefined && (!degreePart || DEGREE_ALONE_PATTERN.test(degreeText))) return [];
  const [degree = '', ...within] = BRACKETED_DEGREE_START_PATTERN.test(degreeText)
    ? [degreeText]
    : degreeText.split(/,\s+|(?<!\s)\s+in\s+(?:the\s+)?(?=\p{Lu})/u);
  const fieldText = within.join(', ') || fieldOf(entry, degreePart ?? level, school);
  const field = fieldText && removeLeadingPreposition(fieldText);
  const { start, end } = entry.lines.find(({ range }) => range)?.range ?? {};
  const quote = entry.lines.map(({ line }) => line.text).join(' · ');
  return [
    {
      id: builder.id('education'),
      school: school ?? '',
      ...(degree && { degree }),
      ...(field && { field }),
      ...(start && { start }),
      ...(end && end !== 'present' && { end }),
      spans: [builder.span({ page: entry.lines[0]?.line.page, quote })],
      confidence: 0.8,
    },
  ];
}

/** The emphasised line above the dates that names a course without a word of degrees: 'Formation Technicienne SPA'. */
function headOf({ lines: [first, second] }: EducationEntry): EducationPart | undefined {
  const [part, ...more] = first?.parts ?? [];
  const isHead = first?.line.strong === true && second !== undefined && !second.line.strong;
  return isHead && part?.kind === 'other' && more.length === 0 && second.range && !first.range
    ? part
    : undefined;
}

/** A degree with its full name in brackets: 'BBA (Bachelor in Business Administration)'. */
const BRACKETED_DEGREE_START_PATTERN = /^[^(]{2,12}\([^()]*\s(?:in|of)\s[^()]*\)$/iu;

/** Names of degrees that do not include a field of study. */
const DEGREE_ALONE_PATTERN =
  /^(?:(?:bachelor|master|diploma|pg|post graduate)(?:['’]?s)?|degree|certificate)(?: degree)?$/i;

/** The degree that a sentence below the entry names. */
function degreeInSentence({ below }: EducationEntry): EducationPart | undefined {
  const text = below
    .flatMap(({ line }) => DEGREE_SENTENCE_PATTERN.exec(line.text)?.[1] ?? [])
    .map((text) => text.split(/(?<!\s)\s+(?:from|at) /i)[0] ?? '')
    .find(beginsDegree);
  return text === undefined ? undefined : { text, kind: 'degree', apart: true };
}

const DEGREE_SENTENCE_PATTERN =
  /\b(?:obtained|received|awarded|earned|completed) (?:an? |my |the )?((?:bachelor|master|diploma|doctor|certificate)(?:['’]?s)?(?: \p{L}+){0,8})/iu;

/** The field of study: the text after the degree, or a short line of its own. */
function fieldOf(
  entry: EducationEntry,
  degree: EducationPart | undefined,
  school: string | undefined,
): string | undefined {
  const isField = (part: EducationPart | undefined) =>
    part?.kind === 'other' &&
    part !== degree &&
    part.text !== school &&
    part.text.length < 60 &&
    !/\d|[.!?]$/.test(part.text);
  const degreeLine = entry.lines.find(({ parts }) => degree && parts.includes(degree))?.parts ?? [];
  const at = degree ? degreeLine.indexOf(degree) : -1;
  const isItem = (line: DocumentLine) => line.bullet && entry.lines[0]?.line.bullet !== true;
  const alone = entry.lines.flatMap(({ line, parts }) => (parts.length === 1 && !isItem(line) ? parts : []));
  // A result may come between the degree and its subject: 'B.A., magna cum laude, Political Science'.
  const next = degreeLine.slice(at + 1).find(({ kind }) => kind !== 'mark');
  const field = [next, degreeLine[at - 1], ...alone].find(isField)?.text;
  // If the first candidate turns out to be a label or a town, the others are not the field either.
  return field !== undefined && mayBeFieldOrSchool(field) && !isTown(field) ? field : undefined;
}
