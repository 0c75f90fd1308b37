/**
 * Prepares the lines of a list of certificates: splits lines with several, and removes text that is not part
 * of a name.
 */
import { findDates } from '../dates/dates';
import type { DocumentLine } from '../layout/line';
import { saysCertificate } from '../vocabulary/certificate-issuers';
import { isCertificateLetters } from '../vocabulary/certificate-letters';
import { isPlace } from '../vocabulary/places';
import { isDetail, isOnlyDate } from './lists';

/**
 * Splits a line with several certificates: 'CPCU; AIC' without dates or issuers, 'PMP | CSM | ITIL' as the only line of
 * the list, a line where each has its issuer and date between bars, or where each ends with its year in brackets or its
 * month in figures.
 */
export function splitCertificates(
  given: DocumentLine,
  at: number,
  lines: readonly DocumentLine[],
): DocumentLine[] {
  if (NO_NAME.test(given.text) || isGroup(given, lines[at + 1])) return [];
  const line = removeItemNumber(given);
  const own = splitColumns(line);
  if (own.length > 1) return own;
  const dated = line.text.split(/\s\|\s/u);
  if (dated.length > 1 && dated.filter((part) => ISSUED.test(part)).length > 1) return dated.map(alone(line));
  const bracketed = line.text.split(
    /(?<=\((?:19|20)\d\d\)|\b\d{1,2}\/(?:19|20)\d\d)(?:,\s+|\s?[;|•·]\s*)(?=\p{L})/u,
  );
  if (bracketed.length > 1) return bracketed.map(alone(line));
  const isOnly = lines.length === 1;
  const [listed, barred] = [
    line.text.split(/(?:(?<!\s)\s+)?;\s*/),
    OF_VERB.test(line.text) ? [line.text] : splitOutsideBrackets(line.text),
  ];
  // Each ends with its issuer in brackets or is called a certificate, or all are abbreviations: 'CPA, CGMA'.
  const isIssued =
    barred.length > 1 &&
    (barred.every((part) => /\)$/.test(part)) ||
      barred.every(isCertificateLetters) ||
      barred.every((part) => /^\p{Lu}/u.test(part) && part.includes(' ') && saysCertificate(part)) ||
      isTypedList(line.text, barred));
  const isList =
    isIssued || (barred.length >= MANY && barred.every((part) => part.split(' ').length <= SHORT));
  const isBarred = ((isOnly && barred.length > 2) || isList) && !isWithIssuer(barred);
  if (isBarred && isWithPlaces(line, barred)) {
    const [name = '', ...where] = line.text.split(/\s[–—-]\s/u);
    return [{ ...line, cells: [name, where.join(' – ')] }];
  }
  const parts = listed.length > 1 ? listed : isBarred ? barred : [];
  const isOne = (part: string) =>
    /^\p{L}{1,2}$/u.test(part) || isDetail(part) || isDated(part) || part.split(' ').length > 9;
  if (parts.length === 0 || parts.some(isOne)) return [line];
  return parts.filter(Boolean).map(alone(line));
}

/** Whether the parts are one certificate with its issuer and place: 'Welding certificate, RWL, Oslo'. */
const isWithIssuer = ([first = '', ...rest]: readonly string[]) =>
  rest.length < (isPlace(rest.at(-1) ?? '') ? MANY : MANY - 1) &&
  first.includes(' ') &&
  saysCertificate(first) &&
  !rest.some(saysCertificate);

/** Whether commas without spaces separate the items: 'Lead Implementer,Nordhav Security for Developers'. */
const isTypedList = (text: string, parts: readonly string[]) =>
  !/,\s/.test(text) && parts.every((part) => /^\p{Lu}/u.test(part) && part.includes(' '));

/** Whether a dash separates a training from the organisations it was held for: 'Crane Training – Nordhav, Redwell, Oslo Port, RWL'. */
const isWithPlaces = ({ bullet }: DocumentLine, [first = '', ...rest]: readonly string[]) =>
  bullet &&
  /\p{L}\s[–—-]\s\p{Lu}/u.test(first) &&
  !rest.some((part) => /\s[–—-]\s/u.test(part) || saysCertificate(part));

/** The beginning of a sentence about the contents of a course, whose commas do not separate certificates. */
const OF_VERB =
  /^(?:trained|training (?:on|in|for)|pursued|completed|undergone|attended|participated|done|learn(?:ed|t)|worked|certifi\p{L}* (?:course |program(?:me)? )?in)\b/iu;
const BETWEEN = /(?:(?<!\s)\s+)?[|•·]\s*|,(?:\s+and\s+|\s*)/u;

/** Splits a list at its bars and at the commas outside brackets: 'CSM (Redwell, Oslo), PMP (Nordhav)'. */
function splitOutsideBrackets(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  for (const part of text.split(BETWEEN)) {
    if (depth > 0) parts[parts.length - 1] += `, ${part}`;
    else parts.push(part);
    depth += (part.match(/[([]/g) ?? []).length - (part.match(/[)\]]/g) ?? []).length;
    if (depth < 0) depth = 0;
  }
  return parts;
}

/** Minimum number of parts, and maximum words of each, at which one of several lines is itself a list. */
const MANY = 4;
const SHORT = 8;

/** Whether a part ends with a date; a year inside belongs to a name: 'Nordhav Sheets 2013 Certification'. */
const isDated = (part: string) =>
  findDates(part).some(({ index, length }) => index + length >= part.length - 1);

/** Joins the lines of a list that goes on after a comma at the end of a line. */
export function joinWrappedLists(lines: readonly DocumentLine[]): DocumentLine[] {
  const joined: DocumentLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const goesOn =
      last?.flow === line.flow &&
      !line.bullet &&
      line.cells.length === 1 &&
      line.gap < SAME_LIST &&
      /,$/.test(last.text) &&
      last.text.length + line.text.length < LIST_LETTERS &&
      findDates(last.text).length === 0;
    if (last && goesOn) {
      const text = `${last.text} ${line.text}`;
      joined[joined.length - 1] = { ...last, text, cells: [text] };
    } else joined.push(line);
  }
  return joined;
}

/**
 * The lines without the contents of each certificate: items that stand further in than the names, where most of these
 * name certificates and some have no items.
 */
export function removeSyllabus(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const left = Math.min(...lines.map(({ x }) => x));
  const names = lines.filter(({ bullet, x }) => !bullet && x < left + FURTHER_IN);
  const isInner = ({ x }: DocumentLine) => x >= left + FURTHER_IN;
  const contents = lines.filter(isInner);
  const areItems = contents.some(({ bullet }) => bullet) && !contents.includes(lines[0] as DocumentLine);
  const named = names.filter(({ text }) => NAMED.test(text)).length;
  const alone = names.filter((line) => !isInner(lines[lines.indexOf(line) + 1] ?? line)).length;
  return areItems && named * 2 >= names.length && (named > 1 || alone > 1)
    ? lines.filter((line) => !isInner(line))
    : lines;
}

/** Words of the names of certificates. */
const NAMED =
  /certif|speciali[sz]|professional|associate|fundamentals|practitioner|administrator|developer|engineer|programmer|inspector|auditor|diploma|training|licen[cs]e/iu;

/** Maximum distance between the lines of such a list, in line heights, and the number of its letters. */
const SAME_LIST = 1.9;
const LIST_LETTERS = 400;

const alone =
  (line: DocumentLine) =>
  (text: string): DocumentLine => ({ ...line, text, cells: [text], gap: Number.POSITIVE_INFINITY });

/** Whether an item only introduces the indented items below it: 'Cloud certifications:'. */
const isGroup = (line: DocumentLine, next: DocumentLine | undefined): boolean =>
  line.bullet &&
  next?.bullet === true &&
  next.x > line.x + FURTHER_IN &&
  /(?::|\b(?:certifications|certificates|courses|licen[cs]es|trainings))\s*$/iu.test(line.text);
/** Minimum indentation, in points, of a group's items relative to the group's name. */
const FURTHER_IN = 8;

/** A name with its issuer and year: 'Ethical Hacking - Nordhav Academy, 2022'. */
const ISSUED = /\S\s[–—-]\s.{0,80}\b(?:(?:19|20)\d\d|in progress)\W*$/iu;

/** The certificate's number or code after its name: '– Certificate ID: 0012810078'. */
const IDENTIFIED =
  /(?<![\s.,;|–—-])[\s.,;|–—-]{0,6}\(?\b(?:certificate|credential|certification|license|licence|verification|verifikations?)?[ -]?(?:id|no|nro|nr|number|code|#)\b\s?[.:#]?\s?[\p{L}\d-]*\d[\p{L}\d-]*\)?\s*$/iu;
/** The duration of a course, and what follows it: ', 54,5h, 2025, Nordhav Academy'. */
const HOURS = /,\s*\d[\d.,]{0,7}\s?(?:h|hrs|horas|hours|Stunden|heures)\b.{0,120}$/iu;
const A_YEAR = /\s(?:19|20)\d\d(?!\d)/;
/** The date of issue in brackets: '(Emitida el 29 de septiembre de 2024)'. */
const ISSUED_ON =
  /(?<!\s)\s*\((?:issued|awarded|obtained|completed|emitid[ao]|expedid[ao]|obtenid[ao]|délivrée?|obtenue?|ausgestellt|erhalten|rilasciat[ao])\b[^()]{0,60}\)/giu;
/** The text of a link after the name: '– Credential'. */
const LINK = /(?:\s?[–—-]\s?|,\s)course completed?$|\s[–—-]\s(?:credential|certificate|link|view|verify)$/iu;
/** Words before the name of a completed course: 'Certificate of Completion: ...'. */
const COMPLETION = /^certificate of (?:completion|achievement|participation)\s*[:–—-]\s*(?=\p{L})/iu;
/** A labelled row that is not a certificate, such as the tools or topics of a course. */
const NO_NAME =
  /^(?:course )?(?:contents?|modules|syllabus|subjects)(?: covered)?\s?[:–-]\s|^(?:tools?|skills?|topics|technologies|[\p{L} ]{0,40}techniques|awards?|activities|languages?|continuous learning)[^:]{0,24}:/iu;

function removeItemNumber(line: DocumentLine): DocumentLine {
  const cleaned = (text: string) =>
    text
      .replace(ISSUED_ON, (remark) => A_YEAR.exec(remark)?.[0] ?? '')
      .replace(COMPLETION, '')
      .replace(LINK, '')
      .replace(IDENTIFIED, '')
      .replace(HOURS, (rest) => A_YEAR.exec(rest)?.[0] ?? '')
      .replace(LIST_NUMBER, '')
      .replace(ISSUER_AND_DATE, ' | $1 | $2')
      .replace(NUMBER, (number) => (findDates(number).length > 0 ? number : ''));
  return { ...line, text: cleaned(line.text), cells: line.cells.map(cleaned) };
}

/** Splits a table row that holds two certificates, each with its year. */
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

/** Issuer and date in brackets: '(Nordhav Agile, Inc., Jan 2023)'. */
const ISSUER_AND_DATE = /(?<!\s)\s?\((\p{Lu}[^()]{1,60}),\s((?:\p{L}{3,9}\.?\s)?(?:19|20)\d\d)\)$/u;
/** The number of an item: '1 . Fork lift licence'. */
const LIST_NUMBER = /^\d{1,2}\s?[.)]\s?(?=\p{Lu})/u;
/** The certificate's number in brackets: '(I367-9826)'. */
const NUMBER = /(?<!\s)\s*\([^()]{0,80}\d{3}[^()]{0,12}\)/gu;
