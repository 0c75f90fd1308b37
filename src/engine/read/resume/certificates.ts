/**
 * Reads certificates from their own section, from below a label in another section, or from single labelled
 * rows.
 */
import type { CertificationFact } from '@/shared/record/facts';
import { findRange } from '../dates/dates';
import type { FactsBuilder } from '../facts-builder';
import type { DocumentLine } from '../layout/line';
import { isBody, isIssuer } from '../vocabulary/certificate-issuers';
import { CERTIFICATES_LABEL, isCertificate } from '../vocabulary/certificates';
import { isFormRow } from '../vocabulary/form-rows';
import { sectionKinds } from '../vocabulary/headings';
import { isSchool, organisationScore } from '../vocabulary/organisations';
import { entriesOfBlocks } from './certificate-blocks';
import { separateColumnItems } from './certificate-columns';
import { joinWrappedLists, removeSyllabus, splitCertificates } from './certificate-lines';
import { entriesOfList, isDetail } from './lists';
import { datesOf } from './name-years';
import type { HeadedLines } from './sections';
import { linesOfList } from './stray-items';

/** Phrases before the name of a certificate: 'successfully completed'. */
const COMPLETED =
  /^(?:course\s*[:–-]+\s*|holder of\s+|(?:i )?got (?:an? )?(?=.{2,80}\bcertifi)|passed (?:an? |the )?(?=.{2,80}\bexam)|(?:i have |have |has )?(?:successfully )?(?:course )?(?:completed|obtained|done|undergone|attended|participat(?:ed|ing) in)\s+(?:an? |the )?(?=\p{L}|\d+ (?:days?|weeks?|months?|years?)))/iu;
/** The clause after a passed exam: 'Nordhav Developer exam proving my competence'. */
const PROVES = /\sexam(?:(?:ination)?\s(?:proving|showing|demonstrating|that|which)\b.*)?$/iu;
/** Words between a certificate's name and its issuer. */
const GIVEN_BY =
  /(?<!:)\s(?:(?:conducted|organi[sz]ed|offered|issued|awarded|provided|given) (?:by|at)|[Ff]rom|FROM|by|at|through)\s+(?:the\s+)?(?=["“]?\p{Lu})/u;
/** The rest of 'Safety Certificate, 2021: Nordhav Academy' after its date was removed. */
const AFTER_DATE = /(?<!\s)\s*,\s*:\s+/u;
/** A dash before the subject: 'Certificate program in -Harbour Safety'. */
const DASH_OF_FIELD = /(?<=^certifi\p{L}+ (?:\p{L}+ )?(?:in|on) )[–-]\s?(?=\p{L})/iu;
/**
 * Splits the text of a certificate into its name and its issuer ('' if none): 'AutoCAD from Nordwerk Academy,
 * Oslo'.
 */
export function nameAndIssuer(text: string): { name: string; issuer: string } {
  const [beforeDate = '', afterDate = ''] = text
    .replace(COMPLETED, '')
    .replace(PROVES, '')
    .replace(DASH_OF_FIELD, '')
    .split(AFTER_DATE);
  if (afterDate !== '') return { name: removeMarks(beforeDate), issuer: afterDate };
  const issuedBy = GIVEN_BY.exec(beforeDate);
  // 'Registered at ...' is not the name of a certificate without the organisation, so it is not split.
  if (issuedBy && issuedBy.index > 1 && !/^\p{L}+ed$/u.test(beforeDate.slice(0, issuedBy.index)))
    return {
      name: removeMarks(beforeDate.slice(0, issuedBy.index)),
      issuer: beforeDate.slice(issuedBy.index + issuedBy[0].length),
    };
  const [, own = '', inside = ''] = /^(.{2,100}?)\s\(([^()]{2,60})\)$/u.exec(beforeDate) ?? [];
  if (own !== '' && !isSchool(own) && (isSchool(inside) || organisationScore(inside) >= CLEAR))
    return { name: removeMarks(own), issuer: inside };
  // A colon may separate them too: 'CSM: Nordhav Alliance'.
  const [, named = '', giver = ''] = /^([^:]{2,60}):\s(\p{Lu}[^:]{2,60})$/u.exec(beforeDate) ?? [];
  if (isIssuer(giver) || isBody(giver)) return { name: removeMarks(named), issuer: giver };
  // A dash may separate name and issuer: 'Networks, OpenFlow & NFV – Nordhav Academy'.
  const [, before = '', after = ''] = /^(.{2,120}\S)\s[–—-]\s(\p{Lu}[^–—]{2,60})$/u.exec(beforeDate) ?? [];
  if (isIssuer(after) || (!OF_COURSE.test(after) && (isSchool(after) || organisationScore(after) >= CLEAR)))
    return { name: removeMarks(before), issuer: after };
  const parts = beforeDate.split(/,\s+/);
  const from = parts.findIndex(
    (part, index) => index > 0 && (isIssuer(part) || isSchool(part) || organisationScore(part) >= CLEAR),
  );
  return from < 0
    ? { name: removeMarks(beforeDate), issuer: '' }
    : { name: removeMarks(parts.slice(0, from).join(', ')), issuer: parts.slice(from).join(', ') };
}

/** The end of the name of a course: 'Cloud Academy Foundations'. */
const OF_COURSE = /\b(?:foundations?|fundamentals|essentials|basics)$/i;

/**
 * Minimum `organisationScore` at which a text is an organisation: a legal form, or two words typical of
 * companies.
 */
const CLEAR = 3;

const removeMarks = (text: string) =>
  text
    .replace(/^[–-]\s?(?=\p{L})/u, '')
    .replace(/(?<![\s,;])[\s,;]+\)/gu, ')')
    .replace(/(?<![\s,;:–-])[\s,;:–-]+$/u, '');

/** Reads a list of certificates. The issuer is in the line below the name, or after a bar. */
export function readCertifications(
  builder: FactsBuilder,
  lines: readonly DocumentLine[],
): CertificationFact[] {
  const own = removeSyllabus(ownLines(separateColumnItems(linesOfList(lines)))).map(removeLabel);
  const entries = entriesOfBlocks(own) ?? entriesOfList(joinWrappedLists(own).flatMap(splitCertificates));
  return entries
    .filter(({ quote }) => !UNFINISHED.test(quote))
    .map(putNameFirst)
    .filter(({ name }) => !isIssuer(name))
    .map((entry) => ({ ...entry, ...nameAndIssuer(entry.name) }))
    .filter(({ name }) => name.length > 1 && name.length <= 150 && isCertificate(name))
    .map(({ name, issuer: given, detail, page, quote }) => {
      const date = datesOf(quote)[0];
      const named =
        detail
          .split(/(?:(?<!\s)\s+)?\|\s*/)[0]
          ?.replace(/^(?:issued by|by|issuer:?)\s+/i, '')
          .trim() ?? '';
      // The words before a date remain when it is removed: 'Nordhav Academy in 2013'.
      const issuer = (given || named)
        .replace(/\s\(?(?:in|on|to|since|during|from)?\s?$/iu, '')
        .replace(/\s\($/u, '');
      const end = date?.end === 'present' ? date.start : (date?.end ?? date?.start);
      return {
        ...builder.text('certification', name, { page, quote }, 0.85),
        ...(issuer && issuer.length < MAX_ISSUER && !NO_ISSUER.test(issuer) && { issuer }),
        ...(end && { date: end }),
      };
    });
}

const removeLabel = (line: DocumentLine): DocumentLine => {
  const text = line.text.replace(CERTIFICATES_LABEL, '');
  return text === line.text || line.cells.length > 1 ? line : { ...line, text, cells: [text] };
};

/** An entry whose first line is the academy, with the certificate below it, the other way round. */
function putNameFirst<T extends { name: string; detail: string }>(entry: T): T {
  const { name, detail } = entry;
  const isReversed =
    isIssuer(name) ||
    isBody(name) ||
    (isSchool(name) && !NAMES_COURSE.test(name) && !nameAndIssuer(name).issuer && isCertificate(detail));
  return isReversed && /^\p{Lu}.{2,100}$/u.test(detail) && !isDetail(detail)
    ? { ...entry, name: detail, detail: name }
    : entry;
}
const NAMES_COURSE = /certif|course|program|diplom|train|member|fellow|licen[cs]e|graduate|academy \p{Lu}/iu;

const MAX_ISSUER = 60;
/** A link, a number or a mark in the position of an issuer. */
const NO_ISSUER = /https?:|^certificate no\b|^[^\p{L}]*$/iu;
/** Marks a certificate that the person does not hold yet. */
const UNFINISHED =
  /\b(?:in progress|stud(?:ying|y) for|completing (?:the |an? )?exam\p{L}*|preparing for|currently (?:studying|doing|running)|appearing|ongoing|expected|pursuing|candidate|planned|en cours|in Vorbereitung|em andamento|en curso)\b/iu;

/** The lines up to the first that resembles a heading of something else: 'Synopsis:', 'Passport Details'. */
function ownLines(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const items = lines.findIndex(({ bullet }) => !bullet);
  const end = lines.findIndex(
    ({ text, bullet, cells, strong, flow }, index) =>
      index > 0 &&
      !bullet &&
      cells.length === 1 &&
      // In a row of a Word table beside its label the list ends with the row.
      ((lines[0]?.shared && lines[0].edge === 0 && flow !== lines[0].flow) ||
        // Emphasised text after a list of items, or a label, begins something else.
        (strong && items === index && index > 1) ||
        isOtherLabel(text)),
  );
  return end < 0 ? lines : lines.slice(0, end);
}

/** Whether a line is the label of something other than certificates: 'Synopsis:', 'Passport Details'. */
function isOtherLabel(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length > MAX_LABEL || trimmed.split(/\s+/).length > LABEL_WORDS) return false;
  if (LISTS_CERTIFICATES.test(trimmed)) return false;
  return /^\p{Lu}[^,;()\d]*:$/u.test(trimmed) || /^\p{L}+ details:?$/iu.test(trimmed);
}

const MAX_LABEL = 50;
const LABEL_WORDS = 5;
const LISTS_CERTIFICATES = /certif|zertif|certyf|licen[cs]|credential|course|training|diplom|workshop/iu;

/**
 * Labels such as 'Microsoft Certification Status:' or 'CERTIFICATE OF PARTICIPATION', letter-spaced or not.
 */
const LABEL =
  /^(?:(?:professional|technical|additional|other|misc\.?|academic|online|course|computer|software|safety|technology|trade|\p{Lu}\p{L}+) ){0,2}(?:certifications?|certificates?|licen[cs]es|credentials|zertifikate|zertifizierungen|certificats|certificaciones|certificações|certificazioni)(?: (?:status|details|courses?|of participation|held|obtained|earned|completed|(?:and|&) (?:licen[cs]es|trainings?|courses?|workshops?|diplomas?|achievements?)|additional qualifications|adicionais|adicionales))?\s*[:：–-]*(?:\s*\([^()]{1,40}\))?$/iu;
/** School-leaving certificates: 'Higher Secondary Certificate (HSC)'. */
const OF_SCHOOL = /\b(?:secondary|school|matriculation|ssc|hsc)\b/i;
/** Maximum number of items read below such a label. */
const MAX_ITEMS = 12;
const MAX_ITEM = 120;

/** Lists of certificates that follow a label inside another section. */
export function labelledCertificates({ lines }: HeadedLines): DocumentLine[][] {
  const lists: DocumentLine[][] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const label = lines[at];
    if (!label || label.cells.length > 1 || !isCertificatesLabel(label.text)) continue;
    // The items of a label that is itself an item are indented further: '▪ Certifications' over 'o PMP'.
    if (label.bullet && lines[at + 1]?.bullet !== true) continue;
    const items: DocumentLine[] = [];
    for (const line of lines.slice(at + 1, at + 1 + MAX_ITEMS)) {
      const first = items[0];
      if (line.flow !== label.flow || line.text.length > MAX_ITEM || endsList(line)) break;
      if (first && (first.bullet !== line.bullet || (!first.strong && line.strong && !line.bullet))) break;
      items.push(line);
    }
    if (items.length > 0) lists.push(items);
    at += items.length;
  }
  return lists;
}

/** Whether a line is the label of a list of certificates: 'Certifications'. */
export function isCertificatesLabel(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length > 2 * MAX_LABEL || trimmed.split(/\s+/).length > 2 * MAX_LABEL) return false;
  const isSpaced = /^(?:\p{L}{1,2} ){6,}\p{L}{1,2}\s*:?$/u.test(trimmed);
  return !OF_SCHOOL.test(trimmed) && LABEL.test(isSpaced ? trimmed.replace(/ /g, '') : trimmed);
}

function endsList({ text, cells }: DocumentLine): boolean {
  return (
    isFormRow(text) ||
    isFormRow(cells[0] ?? '') ||
    isOtherLabel(text) ||
    sectionKinds(text).length > 0 ||
    findRange(text) !== undefined ||
    /^[^:：]{3,30}[:：]$/u.test(cells[0] ?? '')
  );
}
