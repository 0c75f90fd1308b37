/**
 * Reads the certificates of a list, such as the section of certificates, and finds the lists that stand below a label
 * in another section.
 */
import type { CertificationFact } from '@/shared/record/facts';
import { findRange } from '../../dates/dates';
import type { FactsBuilder } from '../../facts-builder';
import type { DocumentLine } from '../../layout/line';
import { isBody, isIssuer, saysCertificate } from '../../vocabulary/certificate-issuers';
import { CERTIFICATES_LABEL_PATTERN, isCertificate } from '../../vocabulary/certificates';
import { isFormRow } from '../../vocabulary/form-rows';
import { sectionKinds } from '../../vocabulary/headings';
import { isSchool } from '../../vocabulary/organisations';
import type { HeadedLines } from '../headings/sections';
import { isCapitals } from '../headings/typography';
import { isDetail } from '../lists/list-details';
import { entriesOfList } from '../lists/list-entries';
import { datesOf } from '../lists/name-years';
import { linesOfList } from '../lists/stray-items';
import { entriesOfBlocks } from './certificate-blocks';
import { entriesOfCards } from './certificate-cards';
import { separateColumnItems } from './certificate-columns';
import { separateGroups, spaceDashes } from './certificate-groups';
import { separateByHabit } from './certificate-habits';
import { joinWrappedLists, removeSyllabus, splitCertificates } from './certificate-lines';
import { orderCertificateTables } from './certificate-tables';
import { joinDateColumn, separateYears } from './certificate-years';
import { splitCommaLists } from './comma-lists';
import { nameAndIssuer } from './name-and-issuer';

/** Reads a list of certificates with their issuers and dates. Those not yet obtained are left out. */
export function readCertifications(
  builder: FactsBuilder,
  lines: readonly DocumentLine[],
): CertificationFact[] {
  const cards = entriesOfCards(lines);
  const dated = separateYears(joinDateColumn(linesOfList(lines)));
  const rows = separateGroups(spaceDashes(removeOtherRows(dated)));
  const prepared = removeSyllabus(
    orderCertificateTables(linesBeforeOtherHeading(separateColumnItems(rows))),
  ).map(removeLabel);
  const entries =
    cards ??
    entriesOfBlocks(prepared) ??
    entriesOfList(joinWrappedLists(splitCommaLists(prepared)).flatMap(splitCertificates));
  const finishedEntries = entries.filter(({ quote }) => !UNFINISHED_CERTIFICATE_PATTERN.test(quote));
  return (cards ? finishedEntries : separateByHabit(finishedEntries.map(putNameFirst)))
    .filter(({ name }) => !isIssuer(name))
    .map((entry) => ({ ...entry, ...nameAndIssuer(entry.name) }))
    .filter(
      ({ name }) => name.length > 1 && name.length <= MAX_CERTIFICATE_NAME_CHARACTERS && isCertificate(name),
    )
    .map(({ name, issuer: given, detail, page, quote }) => {
      const date = datesOf(quote)[0];
      const issuerInDetail =
        detail
          .split(/(?:(?<!\s)\s+)?\|\s*/)[0]
          ?.replace(/^(?:issued by|by|issuer:?)\s+/i, '')
          .trim() ?? '';
      // The words before a date remain when it is removed: 'Nordhav Academy in 2013'.
      const issuer = (given || issuerInDetail)
        .replace(/\s\(?(?:in|on|to|since|during|from)?\s?$/iu, '')
        .replace(
          /(?:\s(?:issued|completed|awarded|obtained|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{Ll}{0,6}))?\s?[:(]?$/iu,
          '',
        )
        // 'Inc.' and 'Ltd.' keep their full stop.
        .replace(/(?<=\p{Ll}{4})\.$/u, '');
      const end = date?.end === 'present' ? date.start : (date?.end ?? date?.start);
      return {
        ...builder.text('certification', name, { page, quote }, 0.85),
        ...(issuer &&
          issuer.length <= MAX_ISSUER_CHARACTERS &&
          !NO_ISSUER_PATTERN.test(issuer) && { issuer }),
        ...(end && { date: end }),
      };
    });
}

const removeLabel = (line: DocumentLine): DocumentLine => {
  const text = line.text.replace(CERTIFICATES_LABEL_PATTERN, '');
  return text === line.text || line.cells.length > 1 ? line : { ...line, text, cells: [text] };
};

/** Swaps the name and the detail of an entry that has the academy in its first line and the certificate below it. */
function putNameFirst<T extends { name: string; detail: string }>(entry: T): T {
  const { name, detail } = entry;
  const isReversed =
    isIssuer(name) ||
    isBody(name) ||
    (isSchool(name) &&
      !NAMES_COURSE_PATTERN.test(name) &&
      !nameAndIssuer(name).issuer &&
      isCertificate(detail));
  return isReversed && /^\p{Lu}.{2,100}$/u.test(detail) && !isDetail(detail)
    ? { ...entry, name: detail, detail: name }
    : entry;
}
const NAMES_COURSE_PATTERN =
  /certif|boot ?camp|course|program|diplom|train|member|fellow|licen[cs]e|graduate|academy \p{Lu}/iu;

const MAX_CERTIFICATE_NAME_CHARACTERS = 150;
const MAX_ISSUER_CHARACTERS = 59;
/** A link, a number, a mark or a word such as 'Completed' in the position of an issuer. */
const NO_ISSUER_PATTERN =
  /https?:|^\(|^(?:issued|completed|obtained|awarded|emitid[ao]|obtenu|ausgestellt)\b(?:\s(?:in|on))?\W*$|^certificate no\b|^[^\p{L}]*$/iu;
/** Marks a certificate that the person does not hold yet. */
const UNFINISHED_CERTIFICATE_PATTERN =
  /\b(?:in (?:progress|process)|stud(?:ying|y) for|completing (?:the |an? )?exam\p{L}*|preparing for|currently (?:studying|doing|running|undertaking|undergoing|taking|enrolled|completing)|appearing|ongoing|expected|pursuing|candidate|planned|en cours|in Vorbereitung|em andamento|en curso)\b/iu;

/** The lines without rows whose label names something else: 'Languages: Norwegian'. */
const removeOtherRows = (lines: readonly DocumentLine[]) =>
  lines.filter(({ text, cells }) => {
    const [label = ''] =
      cells.length > 1 && /^[\p{L} ]{4,30}:?$/u.test(cells[0] ?? '') ? cells : text.split(/:\s/u);
    const kind = label === text ? undefined : sectionKinds(label)[0];
    return kind === undefined || !OTHER_ROW_KINDS.has(kind);
  });
const OTHER_ROW_KINDS = new Set<string>([
  'languages',
  'interests',
  'references',
  'contact',
  'awards',
  'volunteering',
]);

/** The lines up to the end of their table row, or up to one like a heading of something else: 'Synopsis:'. */
function linesBeforeOtherHeading(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const firstPlainLine = lines.findIndex(({ bullet }) => !bullet);
  const end = lines.findIndex(
    ({ text, bullet, cells, strong, flow }, index) =>
      index > 0 &&
      !bullet &&
      cells.length === 1 &&
      // In a row of a Word table beside its label the list ends with the row.
      ((lines[0]?.shared && lines[0].edge === 0 && flow !== lines[0].flow) ||
        // Emphasised text after a list of items, or a label, begins something else.
        (strong && firstPlainLine === index && index > 1) ||
        isNextHeading(lines, index) ||
        isOtherLabel(text)),
  );
  return end < 0 ? lines : lines.slice(0, end);
}

/** Whether a line in bold capitals, below lines that are not bold, heads something else: 'PROFESSIONAL BODIES'. */
export const isNextHeading = (lines: readonly DocumentLine[], index: number): boolean => {
  const line = lines[index];
  return (
    line !== undefined &&
    index > 0 &&
    line.strong &&
    !line.bullet &&
    line.cells.length === 1 &&
    isCapitals(line.text) &&
    !/\d/u.test(line.text) &&
    !saysCertificate(line.text) &&
    !lines.slice(0, index).some(({ strong }) => strong)
  );
};

/** Whether a line is the label of something other than certificates: 'Synopsis:', 'Passport Details'. */
function isOtherLabel(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length > MAX_LABEL_CHARACTERS || trimmed.split(/\s+/).length > MAX_LABEL_WORDS) return false;
  if (LISTS_CERTIFICATES_PATTERN.test(trimmed)) return false;
  return /^\p{Lu}[^,;()\d]*:$/u.test(trimmed) || /^\p{L}+ details:?$/iu.test(trimmed);
}

const MAX_LABEL_CHARACTERS = 50;
const MAX_LABEL_WORDS = 5;
const LISTS_CERTIFICATES_PATTERN =
  /certif|zertif|certyf|licen[cs]|credential|course|training|diplom|workshop/iu;

/**
 * Labels of a list of certificates, such as 'Microsoft Certification Status:' or 'CERTIFICATE OF PARTICIPATION'.
 */
const CERTIFICATES_LINE_LABEL_PATTERN =
  /^(?:(?:professional|technical|additional|other|misc\.?|academic|online|course|computer|software|safety|technology|trade|\p{Lu}\p{L}+) ){0,2}(?:certifications?|certificates?|licen[cs]es|credentials|zertifikate|zertifizierungen|certificats|certificaciones|certificações|certificazioni)(?: (?:status|details|courses?|of participation|held|obtained|earned|completed|(?:and|&) (?:licen[cs]es|trainings?|courses?|workshops?|diplomas?|achievements?)|additional qualifications|adicionais|adicionales))?\s*[:：–-]*(?:\s*\([^()]{1,40}\))?$/iu;
/** School-leaving certificates: 'Higher Secondary Certificate (HSC)'. */
const SCHOOL_CERTIFICATE_PATTERN = /\b(?:secondary|school|matriculation|ssc|hsc)\b/i;
/** Maximum number of items read below the label of a list of certificates. */
const MAX_ITEMS = 12;
const MAX_ITEM_CHARACTERS = 120;

/** The lists of certificates that follow a label inside another section, each without its label. */
export function labelledCertificates({ lines }: HeadedLines): DocumentLine[][] {
  const lists: DocumentLine[][] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const label = lines[at];
    if (!label || label.cells.length > 1 || !isCertificatesLabel(label.text)) continue;
    // The items of a label that is itself an item are indented further: '▪ Certifications' over 'o PMP'.
    if (label.bullet && !hasOwnItems(label, lines[at + 1])) continue;
    const items: DocumentLine[] = [];
    for (const line of lines.slice(at + 1, at + 1 + MAX_ITEMS)) {
      const first = items[0];
      if (line.flow !== label.flow || line.text.length > MAX_ITEM_CHARACTERS || endsList(line)) break;
      if (first && (first.bullet !== line.bullet || (!first.strong && line.strong && !line.bullet))) break;
      items.push(line);
    }
    if (items.length > 0) lists.push(items);
    at += items.length;
  }
  return lists;
}

/**
 * Whether the line below an item belongs to it: it is an item too, and indented further if the item above may be a
 * certificate itself.
 */
const hasOwnItems = (label: DocumentLine, next: DocumentLine | undefined): boolean =>
  next?.bullet === true && (next.x > label.x || !/\S\scertificat(?:e|ion)$/iu.test(label.text.trim()));

/** Whether a line is the label of a list of certificates: 'Certifications'. */
export function isCertificatesLabel(text: string): boolean {
  const trimmed = text.trim();
  // A letter-spaced label is twice as long.
  if (trimmed.length > 2 * MAX_LABEL_CHARACTERS) return false;
  const isSpaced = /^(?:\p{L}{1,2} ){6,}\p{L}{1,2}\s*:?$/u.test(trimmed);
  return (
    !SCHOOL_CERTIFICATE_PATTERN.test(trimmed) &&
    CERTIFICATES_LINE_LABEL_PATTERN.test(isSpaced ? trimmed.replace(/ /g, '') : trimmed)
  );
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
