/**
 * Prepares the lines of a list of certificates: joins those of a wrapped list, splits those with several, and removes
 * text that is not part of a name.
 */
import { findDates } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import { saysCertificate } from '../../vocabulary/certificate-issuers';
import { isCertificateLetters } from '../../vocabulary/certificate-letters';
import { isPlace } from '../../vocabulary/places';
import { isDetail, isOnlyDate } from '../lists/list-details';
import { removeRemarks } from './certificate-remarks';

/**
 * The certificates of a line, each in a line of its own and without remarks; none if the line is a label or says
 * something else. A line is split only where it shows that each part is a certificate: by issuers or dates of their
 * own, words such as 'certified', abbreviations ('CPA, CGMA'), or many short parts. The only line of a list is split
 * without these too: 'Cranes | Forklifts | Harbour Pilot'.
 */
export function splitCertificates(
  given: DocumentLine,
  at: number,
  lines: readonly DocumentLine[],
): DocumentLine[] {
  if (NOT_A_CERTIFICATE_ROW_PATTERN.test(given.text) || isGroup(given, at, lines)) return [];
  const line = removeRemarks(joinTornCells(given));
  // Below emphasised names other text is a description.
  if (!line.strong && lines[0]?.strong && lines.filter(({ strong }) => strong).length > 1) return [line];
  const columns = splitColumns(line);
  if (columns.length > 1) return columns;
  const partsBetweenBars = line.text.split(/\s\|\s/u);
  if (partsBetweenBars.filter((part) => ISSUED_CERTIFICATE_PATTERN.test(part)).length > 1)
    return partsBetweenBars.map(createLineWithText(line));
  const partsBetweenMarks = splitAtMarks(line.text);
  if (partsBetweenMarks.length > 1)
    return partsBetweenMarks.flatMap((part) => splitDated(part)).map(createLineWithText(line));
  const partsWithDates = splitDated(line.text);
  if (partsWithDates.length > 1) return partsWithDates.map(createLineWithText(line));
  const isOnly = lines.length === 1;
  const partsBetweenSemicolons = line.text.split(/(?:(?<!\s)\s+)?;\s*/);
  const partsOutsideBrackets =
    COURSE_SENTENCE_PATTERN.test(line.text) || LEARNING_SENTENCE_PATTERN.test(line.text)
      ? [line.text]
      : splitOutsideBrackets(line.text);
  // Each ends with its issuer in brackets or is called a certificate, or all are abbreviations: 'CPA, CGMA'.
  const areCertificates =
    partsOutsideBrackets.length > 1 &&
    (partsOutsideBrackets.every((part) => /\)$/.test(part)) ||
      partsOutsideBrackets.every(isCertificateLetters) ||
      (/\p{Ll}{3}/u.test(partsOutsideBrackets[0] ?? '') &&
        partsOutsideBrackets
          .slice(1)
          .every((part) => /^\p{Lu}/u.test(part) && part.includes(' ') && saysCertificate(part))) ||
      partsOutsideBrackets.every(
        (part) => /^\p{Lu}/u.test(part) && part.includes(' ') && saysCertificate(part),
      ) ||
      isTypedList(line.text, partsOutsideBrackets));
  const isList =
    areCertificates ||
    (partsOutsideBrackets.length >= MIN_LIST_PARTS &&
      partsOutsideBrackets.every((part) => part.split(' ').length <= MAX_PART_WORDS));
  const isSeparated =
    ((isOnly && partsOutsideBrackets.length > 2) || isList) && !isWithIssuer(partsOutsideBrackets);
  if (isSeparated && isTrainingForOrganisations(line, partsOutsideBrackets)) {
    const [name = '', ...organisations] = line.text.split(/\s[–—-]\s/u);
    return [{ ...line, cells: [name, organisations.join(' – ')] }];
  }
  const parts =
    partsBetweenSemicolons.length > 1 ? partsBetweenSemicolons : isSeparated ? partsOutsideBrackets : [];
  const isNotName = (part: string) =>
    /^\p{L}{1,2}$/u.test(part) || isDetail(part) || isDated(part) || part.split(' ').length > 9;
  if (parts.length === 0 || parts.some(isNotName)) return [line];
  return parts.filter(Boolean).map(createLineWithText(line));
}

/** The line as one cell if a wide space tears its words: 'Certificate Course in ¦ Crane Safety'. */
function joinTornCells(line: DocumentLine): DocumentLine {
  const isTorn = /\b(?:in|of|on|for|and|de|en|für)$/u.test(line.cells[0] ?? '') && line.cells.length > 1;
  return isTorn ? { ...line, cells: [line.cells.join(' ')] } : line;
}

/** Splits after years in brackets and months in figures: 'Crane Safety (2019), Cargo Law (2020)'. */
function splitDated(text: string): string[] {
  const parts = text.split(
    /(?<=\((?:19|20)\d\d\)|\b\d{1,2}\/(?:19|20)\d\d)(?:,\s+|\s?[;|•·]\s*)(?=\p{L})|(?<=\((?:19|20)\d\d\))\s+(?=\p{Lu}[^()]{4,90}\((?:19|20)\d\d\)$)/u,
  );
  // A part without a date after the first may be its issuer.
  const last = parts.at(-1) ?? '';
  return parts.length !== 2 || findDates(last).length > 0 || saysCertificate(last) ? parts : [text];
}

/**
 * Splits a line at marks between certificates, of which at least two have an issuer or a date of their own: 'Crane
 * Course, Corvex • Cargo Law, Redwell (2020)'. Marks between a name, its issuer and its date are left.
 */
function splitAtMarks(text: string): string[] {
  const parts = text.split(/\s[|•·●▪]\s/u).map((part) => part.trim());
  const hasIssuerOrDate = (part: string) => isDated(part) || /\S(?:,|\s[–—-])\s\p{Lu}/u.test(part);
  const isPart = (part: string) =>
    isDetail(part) || isPlace(part) || !/^[\p{Lu}\d]/u.test(part) || OBTAINED_PATTERN.test(part);
  return parts.filter(hasIssuerOrDate).length > 1 && !parts.some(isPart) ? parts : [text];
}

/** When a certificate was obtained, behind its name: 'Admitted Jan 2026'. */
const OBTAINED_PATTERN =
  /^(?:admitted|awarded|issued|passed|obtained|earned|completed|granted)\b.{0,12}\b(?:19|20)\d\d/iu;

/** Whether the parts are one certificate with its issuer and place: 'Welding certificate, RWL, Oslo'. */
const isWithIssuer = ([first = '', ...rest]: readonly string[]) =>
  rest.length < (isPlace(rest.at(-1) ?? '') ? MIN_LIST_PARTS : MIN_LIST_PARTS - 1) &&
  first.includes(' ') &&
  saysCertificate(first) &&
  !rest.some(saysCertificate);

/** Whether commas without spaces separate the items: 'Lead Implementer,Nordhav Security for Developers'. */
const isTypedList = (text: string, parts: readonly string[]) =>
  !/,\s/.test(text) && parts.every((part) => /^\p{Lu}/u.test(part) && part.includes(' '));

/**
 * Whether a dash separates a training from the organisations it was held for: 'Crane Training – Nordhav, Redwell, Oslo
 * Port, RWL'.
 */
const isTrainingForOrganisations = ({ bullet }: DocumentLine, [first = '', ...rest]: readonly string[]) =>
  bullet &&
  /\p{L}\s[–—-]\s\p{Lu}/u.test(first) &&
  !rest.some((part) => /\s[–—-]\s/u.test(part) || saysCertificate(part));

/** The beginning of a sentence about the contents of a course, whose commas do not separate certificates. */
const COURSE_SENTENCE_PATTERN =
  /^(?:trained|training (?:on|in|for)|pursued|completed|undergone|attended|participated|done|learn(?:ed|t)|worked|certifi\p{L}* (?:course |program(?:me)? )?in)\b/iu;
/** A sentence about what was learnt: 'Covered tides, currents and charts for pilots.' */
const LEARNING_SENTENCE_PATTERN =
  /^(?!(?:Certified|Advanced|Licensed|Registered|Chartered|Accredited|Qualified|Applied)\b)\p{Lu}\p{Ll}{2,12}ed\b.{30,300}\.$/u;
const CERTIFICATE_SEPARATOR_PATTERN = /(?:(?<!\s)\s+)?[|•·]\s*|,(?:\s+and\s+|\s*)/u;

/** Splits a list at the bars, bullets and commas outside brackets: 'CSM (Redwell, Oslo), PMP (Nordhav)'. */
export function splitOutsideBrackets(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  for (const part of text.split(CERTIFICATE_SEPARATOR_PATTERN)) {
    if (depth > 0) parts[parts.length - 1] += `, ${part}`;
    else parts.push(part);
    depth += (part.match(/[([]/g) ?? []).length - (part.match(/[)\]]/g) ?? []).length;
    if (depth < 0) depth = 0;
  }
  return parts;
}

/** A line with this many short parts or more is a list, whatever its parts are. */
const MIN_LIST_PARTS = 4;
/** Maximum words of each part of a list of short parts. */
const MAX_PART_WORDS = 8;

/** Whether a part ends with a date; a year inside belongs to a name: 'Nordhav Sheets 2013 Certification'. */
const isDated = (part: string) =>
  findDates(part).some(({ index, length }) => index + length >= part.length - 1);

/** Joins the lines of a list that goes on after a comma, dash, bar or bullet at the end of a line. */
export function joinWrappedLists(lines: readonly DocumentLine[]): DocumentLine[] {
  const joined: DocumentLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const goesOn =
      last?.flow === line.flow &&
      !line.bullet &&
      line.cells.length === 1 &&
      line.gap < MIN_LIST_BREAK_FONT_SIZES &&
      (/\s[—–|•·]$/u.test(last.text) || (/,$/.test(last.text) && findDates(last.text).length === 0)) &&
      last.text.length + line.text.length <= MAX_LIST_CHARACTERS;
    if (last && goesOn) {
      const text = `${last.text} ${line.text}`;
      joined[joined.length - 1] = { ...last, text, cells: [text] };
    } else joined.push(line);
  }
  return joined;
}

/**
 * The lines without the contents of each certificate: lines that are indented more than the names, items among them.
 * They are kept unless at least half of the names have a word of certificates, and several such names, or several names
 * without contents, show that the list is not a name with its items.
 */
export function removeSyllabus(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const leftEdge = Math.min(...lines.map(({ x }) => x));
  const names = lines.filter(({ bullet, x }) => !bullet && x < leftEdge + MIN_INDENT_POINTS);
  const isInner = ({ x }: DocumentLine) => x >= leftEdge + MIN_INDENT_POINTS;
  const contents = lines.filter(isInner);
  const areItems = contents.some(({ bullet }) => bullet) && !contents.includes(lines[0] as DocumentLine);
  const namedCount = names.filter(({ text }) => CERTIFICATE_WORD_PATTERN.test(text)).length;
  const aloneCount = names.filter((line) => !isInner(lines[lines.indexOf(line) + 1] ?? line)).length;
  return areItems && namedCount * 2 >= names.length && (namedCount > 1 || aloneCount > 1)
    ? lines.filter((line) => !isInner(line))
    : lines;
}

/** Words of the names of certificates. */
const CERTIFICATE_WORD_PATTERN =
  /certif|speciali[sz]|professional|associate|fundamentals|practitioner|administrator|developer|engineer|programmer|inspector|auditor|diploma|training|licen[cs]e/iu;

/** Minimum distance between a list and the next line in font sizes; the lines of one list are closer. */
const MIN_LIST_BREAK_FONT_SIZES = 1.9;
/** Maximum number of characters of a list of certificates. */
const MAX_LIST_CHARACTERS = 399;

/** Returns a function that makes a line of a part of this line's text. */
export const createLineWithText =
  (line: DocumentLine) =>
  (text: string): DocumentLine => ({
    ...line,
    text,
    cells: [text],
    gap: Number.POSITIVE_INFINITY,
    divided: true,
  });

/**
 * Whether an item only introduces the indented items below it: 'Cloud certifications:', or 'Databases' over several
 * that call themselves certificates.
 */
function isGroup(line: DocumentLine, at: number, lines: readonly DocumentLine[]): boolean {
  const isIndented = ({ x }: DocumentLine) => x > line.x + GROUP_INDENT_POINTS;
  const next = lines[at + 1];
  if (!line.bullet || !next?.bullet || !isIndented(next)) return false;
  if (/(?::|\b(?:certifications|certificates|courses|licen[cs]es|trainings))\s*$/iu.test(line.text))
    return true;
  if (saysCertificate(line.text) || !/^\p{Lu}[\p{L} &/,-]{2,60}$/u.test(line.text)) return false;
  const below = lines.slice(at + 1);
  const end = below.findIndex((each) => !isIndented(each));
  const items = below.slice(0, end < 0 ? below.length : end).filter(({ bullet }) => bullet);
  return items.length > 1 && items.every(({ text }) => saysCertificate(text));
}
/** Minimum indent of the contents of a certificate relative to its name, in points. */
const MIN_INDENT_POINTS = 8;
/** The items of a group begin more than this far right of the group's name, in points. */
const GROUP_INDENT_POINTS = 8;

/** A name with its issuer and year, or 'in progress': 'Ethical Hacking - Nordhav Academy, 2022'. */
const ISSUED_CERTIFICATE_PATTERN = /\S\s[–—-]\s.{0,80}\b(?:(?:19|20)\d\d|in progress)\W*$/iu;

/** A labelled row that is not a certificate, such as the tools or topics of a course. */
const NOT_A_CERTIFICATE_ROW_PATTERN =
  /^(?:course )?(?:contents?|modules|syllabus|subjects)(?: covered)?\s?[:–-]\s|^(?:tools?|skills?|topics|technologies|[\p{L} ]{0,40}techniques|awards?|activities|languages?|continuous learning)[^:]{0,24}:/iu;

/** Splits a table row that holds two or more certificates, each with its date in the next cell. */
function splitColumns(line: DocumentLine): DocumentLine[] {
  const { cells } = line;
  const isPaired =
    cells.length >= 4 &&
    cells.length % 2 === 0 &&
    cells.every((cell, index) => index % 2 === 0 || isOnlyDate(cell)) &&
    cells.every((cell, index) => index % 2 === 1 || findDates(cell).length === 0);
  if (!isPaired) return [line];
  return cells.flatMap((cell, index) =>
    index % 2 === 0
      ? [
          {
            ...line,
            text: `${cell} ${cells[index + 1]}`,
            cells: [cell, cells[index + 1] ?? ''],
            gap: Number.POSITIVE_INFINITY,
          },
        ]
      : [],
  );
}
