/** Splits the lines of a list of certificates where one holds several, and takes away what is no part of a name. */
import { findDates } from '../dates/dates';
import type { DocumentLine } from '../layout/line';
import { isDetail, isOnlyDate } from './lists';

/**
 * The certificates of a line. Several stand in one line where none has its date or issuer ('CPCU; AIC', or 'PMP | CSM |
 * ITIL' as the only line), where each has both between bars, or where each has its year in brackets.
 */
export function certificatesOfLine(
  given: DocumentLine,
  at: number,
  lines: readonly DocumentLine[],
): DocumentLine[] {
  if (NO_NAME.test(given.text) || isGroup(given, lines[at + 1])) return [];
  const line = withoutNumber(given);
  const own = inColumns(line);
  if (own.length > 1) return own;
  const dated = line.text.split(/\s\|\s/u);
  if (dated.length > 1 && dated.filter((part) => ISSUED.test(part)).length > 1) return dated.map(alone(line));
  const bracketed = line.text.split(/(?<=\((?:19|20)\d\d\)),\s+/u);
  if (bracketed.length > 1) return bracketed.map(alone(line));
  const isOnly = lines.length === 1;
  const [listed, barred] = [
    line.text.split(/(?:(?<!\s)\s+)?;\s*/),
    line.text.split(/(?:(?<!\s)\s+)?[|•·]\s*|,(?:\s+and\s+|\s*)/u),
  ];
  const parts = listed.length > 1 ? listed : isOnly && barred.length > 2 ? barred : [];
  const isOne = (part: string) =>
    /^\p{L}{1,2}$/u.test(part) || isDetail(part) || findDates(part).length > 0 || part.split(' ').length > 9;
  if (parts.length === 0 || parts.some(isOne)) return [line];
  return parts.filter(Boolean).map(alone(line));
}

const alone =
  (line: DocumentLine) =>
  (text: string): DocumentLine => ({ ...line, text, cells: [text], gap: Number.POSITIVE_INFINITY });

/** Whether an item only opens the items below it, which are set further in: 'Cloud certifications:' */
const isGroup = (line: DocumentLine, next: DocumentLine | undefined): boolean =>
  line.bullet &&
  next?.bullet === true &&
  next.x > line.x + FURTHER_IN &&
  /(?::|\b(?:certifications|certificates|courses|licen[cs]es|trainings))\s*$/iu.test(line.text);
/** Points by which the items of a group are set further in than its name. */
const FURTHER_IN = 8;

/** 'Ethical Hacking - Nordhav Academy, 2022': a name with its issuer and its year. */
const ISSUED = /\S\s[–—-]\s.{0,80}\b(?:(?:19|20)\d\d|in progress)\W*$/iu;

/** A number or a code of the certificate behind its name: '– Certificate ID: 0012810078'. */
const IDENTIFIED =
  /(?<![\s.,;|–—-])[\s.,;|–—-]{0,6}\(?\b(?:certificate|credential|certification|license|licence|verification|verifikations?)?[ -]?(?:id|no|nro|nr|number|code|#)\b\s?[.:#]?\s?[\p{L}\d-]*\d[\p{L}\d-]*\)?\s*$/iu;
/** How long a course took, and what follows: ', 54,5h, 2025, Nordhav Academy'. */
const HOURS = /,\s*\d[\d.,]{0,7}\s?(?:h|hrs|horas|hours|Stunden|heures)\b.{0,120}$/iu;
const A_YEAR = /\s(?:19|20)\d\d(?!\d)/;
/** The text of a link behind a name: '– Credential'. */
const LINK = /\s[–—-]\s(?:credential|certificate|link|view|verify)$/iu;
/** What a certificate certifies, and not its name. */
const COMPLETION = /^certificate of (?:completion|achievement|participation)\s*[:–—-]\s*(?=\p{L})/iu;
/** The label of what was learnt for a certificate, or of something else. */
const NO_NAME =
  /^(?:tools?|skills?|topics|technologies|[\p{L} ]{0,40}techniques|awards?|activities|languages?|continuous learning)[^:]{0,24}:/iu;

function withoutNumber(line: DocumentLine): DocumentLine {
  const bare = (text: string) =>
    text
      .replace(COMPLETION, '')
      .replace(LINK, '')
      .replace(IDENTIFIED, '')
      .replace(HOURS, (rest) => A_YEAR.exec(rest)?.[0] ?? '')
      .replace(NUMBER, (number) => (findDates(number).length > 0 ? number : ''));
  return { ...line, text: bare(line.text), cells: line.cells.map(bare) };
}

/** Splits a row of a table with two certificates, each with its year. */
function inColumns(line: DocumentLine): DocumentLine[] {
  const { cells } = line;
  const isPaired =
    cells.length >= 4 &&
    cells.length % 2 === 0 &&
    cells.every((cell, index) => index % 2 === 0 || isOnlyDate(cell)) &&
    cells.every((cell, index) => index % 2 === 1 || findDates(cell).length === 0);
  if (!isPaired) return [line];
  return cells.flatMap((cell, index) =>
    index % 2 === 0
      ? [{ ...line, text: `${cell} ${cells[index + 1]}`, cells: [cell, cells[index + 1] ?? ''] }]
      : [],
  );
}

/** A number of the certificate in brackets: '(I367-9826)'. */
const NUMBER = /(?<!\s)\s*\([^()]{0,80}\d{3}[^()]{0,12}\)/gu;
