/** Divides the lines of a section of education into those of education entries and those of certificates. */
import { findDates } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import {
  isCertificateIssuer,
  isCourseOfSchool,
  isExecutiveProgramme,
  isVocationalCertificate,
  saysCertificate,
} from '../../vocabulary/certificate-issuers';
import { sectionKinds } from '../../vocabulary/headings';
import { isSchool } from '../../vocabulary/organisations';
import { isPlace } from '../../vocabulary/places';
import { isDegree } from '../education/education';
import { type EducationLine, educationLineOf } from '../education/education-parts';
import type { HeadedLines } from '../headings/sections';
import { isDetail, isOnlyDate } from '../lists/list-details';
import { continuesName, removeDatesFromCells } from '../lists/list-entries';
import { isCertificatesLabel, isNextHeading, labelledCertificates } from './certificates';
import { certificateRows, isNamedCertificate } from './certificates-in-other-sections';
import { issuersAbove } from './issuers-above';

/** The raised mark of a name, set in a line of its own. */
const MARKS_ALONE_PATTERN = /^[®™©\s]+$/u;

interface DividedEducation {
  education: DocumentLine[];
  /** The lists of certificates, each set in one style. */
  certificates: DocumentLine[][];
}

/** Divides a section of schools, whose heading may name certificates too: 'Education & Certifications'. */
export function divideEducation(given: HeadedLines): DividedEducation {
  const named = given.lines.filter(({ text }) => !MARKS_ALONE_PATTERN.test(text));
  const section = { ...given, lines: joinWraps(named) };
  const { kinds, lines } = section;
  if (kinds.includes('certifications')) return divideLabelled(lines, kinds[0] === 'certifications');
  const isTraining = kinds.includes('courses');
  const linesBelowLabels = labelledCertificates(section).flat();
  const labelledLines = lines.filter(
    (line, index) =>
      linesBelowLabels.includes(line) ||
      (isCertificatesLabel(line.text) && linesBelowLabels.includes(lines[index + 1] ?? line)),
  );
  const educationLines = lines.map(educationLineOf);
  const certificateGroups: DocumentLine[][] = [];
  const contents: DocumentLine[] = [];
  const isCertificate = (line: DocumentLine) => {
    const text = removeDatesFromCells(line.cells).join(' ');
    return (
      (isNamedCertificate(line.text) ||
        isNamedCertificate(text) ||
        isVocationalCertificate(text.replace(/^[^\p{L}]+/u, '')) ||
        EXECUTIVE_EDUCATION_PATTERN.test(text)) &&
      (isTraining || !isSchool(removeIssuer(text)))
    );
  };
  const isSchoolFirst = isSchoolAlone(
    educationLines.find((each) => isEducation(each) && !isCertificate(each.line)),
  );
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const last = certificateGroups.at(-1);
    const isBelow =
      before !== undefined &&
      last?.at(-1) === before &&
      !isSchoolFirst &&
      !isCertificate(line) &&
      (continuesName(before, line) || (last.length === 1 && isDetailOf(before, educationLines[index])));
    // List items below a certificate that is not an item itself are its contents.
    const isProse =
      line.bullet &&
      last?.[0]?.bullet === false &&
      (before === last.at(-1) || before === contents.at(-1)) &&
      !namesDegree(educationLines[index]);
    if (labelledLines.includes(line)) return;
    if (isProse) contents.push(line);
    else if (isBelow) last.push(line);
    else if (isCertificate(line)) certificateGroups.push([line]);
  });
  const certificates = certificateGroups.map((each) =>
    each.map((line) => ({ ...line, strong: false, heading: false })),
  );
  const isDegreeLine = (line: DocumentLine) => namesDegree(educationLines[lines.indexOf(line)]);
  const issuers = isSchoolFirst ? issuersAbove(lines, isCertificate, isDegreeLine) : [];
  const otherLines = new Set([...certificateGroups.flat(), ...contents, ...issuers, ...labelledLines]);
  return { education: lines.filter((line) => !otherLines.has(line)), certificates };
}

/**
 * Joins the lines of a certificate's name that wraps: 'Harbour Cloud Associate' over 'Engineer Certification (2022)'.
 */
function joinWraps(lines: readonly DocumentLine[]): DocumentLine[] {
  const joined: DocumentLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const isWrap =
      last !== undefined &&
      END_OF_NAME_PATTERN.test(line.text) &&
      last.text.length <= MAX_NARROW_LINE_CHARACTERS &&
      [last, line].every(({ cells, bullet }) => cells.length === 1 && !bullet) &&
      last.gap > line.gap * 1.5 &&
      last.strong === line.strong &&
      findDates(last.text).length === 0 &&
      !isEducation(educationLineOf(last));
    // A name between bars whose issuer is in the next line: '... | Cargo Law —' over 'Redwell (2023) | ...'.
    const isCut = last && line.cells.length === 1 && !line.bullet && isCutBetweenBars(last.text);
    if (last && (isWrap || isCut)) {
      const text = `${last.text} ${line.text}`;
      joined[joined.length - 1] = { ...last, text, cells: [text] };
    } else joined.push(line);
  }
  return joined;
}
const isCutBetweenBars = (text: string) => text.includes(' | ') && /\s[–—]$/u.test(text);
const END_OF_NAME_PATTERN = /^(?:\p{Lu}[\p{L}-]+\s){0,3}(?:Certification|Certificate)(?=$|\s\()/u;
/** Maximum number of characters of a line of a narrow column. */
const MAX_NARROW_LINE_CHARACTERS = 39;

const isEducation = (each: EducationLine) => isSchool(each.line.text) || namesDegree(each);
/** Whether the first line about education names a school and not a degree. */
const isSchoolAlone = (first: EducationLine | undefined) => first !== undefined && !namesDegree(first);

/** A course of executive education: 'Leading Teams, Velmont Business School Executive Education'. */
const EXECUTIVE_EDUCATION_PATTERN =
  /^(?!.{0,60}\b(?:program(?:me)?|MBA|master|bachelor|diploma|certificate)\b)[^\p{L}]*\p{Lu}[^,]{4,60},\s\p{Lu}.{4,60}\b[Ee]xecutive [Ee]ducation\W*$/iu;

/** A line about a certificate up to the school that gave it. */
const removeIssuer = (text: string) => text.split(/,\s|\s[–—|-]\s|\s(?:from|by|at) /iu)[0] ?? '';

/**
 * The index of the label above the certificates of a section; -1 if there is none. 'Harbour Pilot Certification' is a
 * label only if there is no plain one.
 */
function indexOfCertificatesLabel(lines: readonly DocumentLine[]): number {
  const plain = lines.findIndex(({ text }) => sectionKinds(text)[0] === 'certifications');
  return plain >= 0 ? plain : lines.findIndex(({ text }) => isCertificatesLabel(text));
}

/**
 * Divides a mixed section, whose rows may have a label: 'Certifications ¦ Crane Safety 2021 · Cargo Law 2022'.
 * @param isLed whether the heading names certificates before education
 */
function divideLabelled(given: readonly DocumentLine[], isLed: boolean): DividedEducation {
  const end = given.findIndex((_, index) => isNextHeading(given, index));
  const lines = end < 0 ? given : given.slice(0, end);
  const rows = lines.filter((line) => certificateRows([line]).length > 0);
  const unlabelled = lines.filter((line) => !rows.includes(line) && !isRowOfOthers(line));
  const divided = (isLed && divideByStyle(unlabelled)) || divideMixedSection(unlabelled, isLed);
  return {
    ...divided,
    certificates: [...divided.certificates, ...rows.map((row) => certificateRows([row]))],
  };
}

/** Whether a row has a label of something else: 'Languages ¦ Norwegian'. */
function isRowOfOthers({ text, cells }: DocumentLine): boolean {
  const [label = ''] = cells.length > 1 ? cells : text.split(/:\s/u);
  return label !== text && KINDS_OF_OTHER_ROWS.has(sectionKinds(label)[0] ?? '');
}
const KINDS_OF_OTHER_ROWS = new Set<string>(['languages', 'interests', 'references', 'contact', 'skills']);

/** Divides entries whose names are emphasised above descriptions; undefined if the lines are not set so. */
function divideByStyle(lines: readonly DocumentLine[]): DividedEducation | undefined {
  const names = lines.filter(({ strong }) => strong);
  const isProse = ({ strong, text }: DocumentLine) => !strong && text.length > MAX_NAME_CHARACTERS;
  if (!lines[0]?.strong || names.length < 2 || !lines.some(isProse)) return undefined;
  const entries: DocumentLine[][] = [];
  lines.forEach((line, index) => {
    if (line.strong && lines[index - 1]?.strong !== true) entries.push([line]);
    else entries.at(-1)?.push(line);
  });
  const isOfEducation = (entry: readonly DocumentLine[]) =>
    entry.some((line) => line.strong && (namesDegree(educationLineOf(line)) || isDegree(line.text)));
  return {
    education: entries.filter(isOfEducation).flat(),
    certificates: [entries.filter((entry) => !isOfEducation(entry)).flat()],
  };
}
/** Maximum number of characters of a line with a name; lines of descriptions are longer. */
const MAX_NAME_CHARACTERS = 45;

/**
 * Divides a mixed section line by line. Certificates are lines that mention one, or a course or programme; lines below
 * a label; entries without a degree after the last degree; and lines above the first education entry where the section
 * begins with certificates. A line that gives details of a certificate stays with it.
 */
function divideMixedSection(lines: readonly DocumentLine[], isLed: boolean): DividedEducation {
  const label = indexOfCertificatesLabel(lines);
  const educationLines = lines.map(educationLineOf);
  const firstEducation = educationLines.findIndex(isEducation);
  const last = {
    education: educationLines.findLastIndex((each) => isEducation(each) || isDegree(each.line.text)),
    degree: educationLines.findLastIndex(namesDegree),
  };
  const isSchoolFirst = firstEducation >= 0 && !namesDegree(educationLines[firstEducation]);
  // Rows such as '2019 ¦ Crane Safety' above the education entries are courses.
  const isDatedFirst =
    lines[0] !== undefined && lines[0].cells.length > 1 && isOnlyDate(lines[0].cells[0] ?? '');
  const isDatedEducation = isOnlyDate(lines[firstEducation]?.cells[0] ?? '');
  const education: DocumentLine[] = [];
  const certificates: DocumentLine[][] = [];
  lines.forEach((line, index) => {
    if (index === label) return;
    const before = lines[index - 1];
    const isOpen = before !== undefined && certificates.at(-1)?.at(-1) === before;
    const isBelow =
      isOpen &&
      (continuesName(before, line) || (!isSchoolFirst && isDetailOf(before, educationLines[index])));
    const isBelowLabel = label >= 0 && index > label;
    const isFollowing = isOpen || isWholeEntry(educationLines[index - 1]);
    const mentionsCertificate =
      CERTIFICATE_WORD_PATTERN.test(line.text) && !DEGREE_LICENCE_PATTERN.test(line.text);
    const isCertificate =
      mentionsCertificate ||
      saysCertificate(line.text) ||
      (isLed && index < firstEducation) ||
      (isDatedFirst && index + (isDatedEducation ? 0 : 1) < firstEducation && !isOnlyDate(line.text)) ||
      COURSE_FROM_PATTERN.test(line.text) ||
      (!isSchoolFirst && hasProgramme(educationLines[index])) ||
      (index > last.degree && last.degree >= 0 && isOwnEntry(educationLines[index], isFollowing));
    // A line without a bullet below an item belongs to it.
    const isRest = !line.bullet && before?.bullet === true && education.at(-1) === before;
    const isLoose =
      !isRest &&
      last.education >= 0 &&
      index > last.education &&
      findDates(line.text).length === 0 &&
      !isPlace(line.text);
    if (isBelow || (isOpen && index !== label + 1 && (isBelowLabel || (isLoose && !isCertificate))))
      certificates.at(-1)?.push(line);
    else if (isBelowLabel || isCertificate || isLoose) certificates.push([line]);
    else education.push(line);
  });
  return { education, certificates };
}

/** A course with those who gave it: 'Crane course from Corvex, Oslo'. */
const COURSE_FROM_PATTERN = /^\p{Lu}[\p{L} &-]{2,50}\b(?:course|training|workshop)\s(?:from|at|by)\s\p{Lu}/u;
const CERTIFICATE_WORD_PATTERN = /\bcertifi|\blicen[cs]e|\baccredit|zertifi|certifica/iu;
/** A French degree: 'Licence en droit'. */
const DEGREE_LICENCE_PATTERN = /^licence\s(?:en|de|pro|professionnelle|lmd)\b/iu;

/** Whether a line names a degree or a level of school, and no certificate or programme. */
export const namesDegree = (line: EducationLine | undefined) =>
  line?.parts.some(({ kind }) => kind === 'degree' || kind === 'level') === true &&
  !saysCertificate(line.line.text) &&
  !hasProgramme(line);
const PART_SEPARATOR_PATTERN = /,\s|\s[|–—-]\s/u;

const hasProgramme = (line: EducationLine | undefined) =>
  line?.parts.some(({ text }) => isExecutiveProgramme(text)) === true;

/** Whether a line is a whole education entry: a degree with its school or year. */
const isWholeEntry = (line: EducationLine | undefined) =>
  namesDegree(line) &&
  line !== undefined &&
  (line.range !== undefined || line.parts.some(({ kind }) => kind === 'school'));

/** Whether a line below a name gives its details, or the issuer if the name's own line has no other part. */
const isDetailOf = (name: DocumentLine, below: EducationLine | undefined) =>
  below !== undefined &&
  (isDetail(below.line.text) ||
    (findDates(name.text).length === 0 &&
      !PART_SEPARATOR_PATTERN.test(name.text) &&
      !namesDegree(below) &&
      isCertificateIssuer(below.parts[0]?.text ?? '')));

/** Details of an education entry: results, a thesis, a stay abroad, activities, an earlier school. */
const EDUCATION_DETAIL_PATTERN =
  /\b(?:gpa|thesis|dissertation|coursework|dean['’]?s|honou?rs|graduated?|cum laude|minor|major|exchange|erasmus|semester|abroad|scholar(?:ship)?s?|fellowship|captain|activities|grade|average|high school|gymnasium)\b/iu;
/** A subject, which is not a course: 'Computer Science' in 'Computer Science - Nordhav Laboratory (1997)'. */
const SUBJECT_OF_DEGREE_PATTERN =
  /^(?:(?:applied |political |social |computer |data |natural )?sciences?|(?:\p{L}+ )?engineering|(?:applied )?mathematics|physics|chemistry|biology|economics|business administration|accounting|finance|law|psychology|history|philosophy|sociology|informatics)$/iu;
/**
 * Whether a line is an entry without a degree: a course that names its school itself, or, after a whole entry or a
 * certificate, a course with its school or year.
 */
function isOwnEntry(line: EducationLine | undefined, isFollowing: boolean): boolean {
  if (
    !line ||
    line.range?.range ||
    EDUCATION_DETAIL_PATTERN.test(line.line.text) ||
    isOnlyDate(line.line.text)
  )
    return false;
  const [first] = line.parts;
  if (!first || namesDegree(line)) return false;
  if (isCourseOfSchool(first.text)) return true;
  if (SUBJECT_OF_DEGREE_PATTERN.test(first.text)) return false;
  return (
    isFollowing &&
    first.kind === 'other' &&
    /^\p{Lu}/u.test(first.text) &&
    (line.range !== undefined || line.parts.some(({ kind }) => kind === 'school'))
  );
}
