/** Finds certificates in other sections: labelled rows, trainings, languages and awards. */
import { anyOf } from '@/engine/language/text/word-lists';
import type { CertificationFact } from '@/shared/record/facts';
import type { FactsBuilder } from '../../facts-builder';
import { isBareBullet } from '../../layout/bullets';
import type { DocumentLine } from '../../layout/line';
import {
  isCertificateIssuer,
  isTrainingInstitution,
  saysCertificate,
} from '../../vocabulary/certificate-issuers';
import { CERTIFICATES_CELL_PATTERN, CERTIFICATES_LABEL_PATTERN } from '../../vocabulary/certificates';
import { isCoursePlatform } from '../../vocabulary/course-platforms';
import { isPlace } from '../../vocabulary/places';
import { spokenLanguageOf } from '../../vocabulary/spoken-languages';
import { isCapitals } from '../headings/typography';
import { removeDatesFromCells } from '../lists/list-entries';
import { datesOf } from '../lists/name-years';
import { joinWrappedLists } from './certificate-lines';
import { readCertifications } from './certificates';

/** Rows that begin with their label: 'Certifications: PMP, CSM', or 'Certificates' in a cell before 'PMP (2013)'. */
export function certificateRows(lines: readonly DocumentLine[]): DocumentLine[] {
  return joinWrappedLists(joinWrappedRows(lines)).flatMap((line) => {
    const [first = '', ...rest] = line.cells;
    const isCell = rest.length > 0 && CERTIFICATES_CELL_PATTERN.test(first);
    if (!isCell && !CERTIFICATES_LABEL_PATTERN.test(line.text)) return [];
    const text = isCell ? rest.join(' ') : line.text.replace(CERTIFICATES_LABEL_PATTERN, '');
    if (KNOWLEDGE_START_PATTERN.test(text)) return [];
    return [{ ...line, text, cells: [text], bullet: false }];
  });
}

/** What somebody knows of certification, after the label: 'Deep knowledge of Part 21J, CS-25'. */
const KNOWLEDGE_START_PATTERN =
  /^(?:\p{L}+ )?(?:knowledge|understanding|experience|expertise) (?:of|in|with)\b/iu;

/**
 * Joins an item that begins with the label and continues in the lines below it: '• Certifications: PMP, AWS' over
 * 'Certified ...'.
 */
function joinWrappedRows(lines: readonly DocumentLine[]): DocumentLine[] {
  const joined: DocumentLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const isRest =
      last?.bullet &&
      CERTIFICATES_LABEL_PATTERN.test(last.text) &&
      last.text.length >= MIN_FULL_LINE_CHARACTERS &&
      !line.bullet &&
      line.flow === last.flow &&
      line.cells.length === 1 &&
      line.gap < MIN_ITEM_BREAK_FONT_SIZES &&
      !/^[^:]{2,40}:/u.test(line.text);
    if (last && isRest) {
      const text = `${last.text} ${line.text}`;
      joined[joined.length - 1] = { ...last, text, cells: [text] };
    } else joined.push(line);
  }
  return joined;
}

/** Minimum number of characters of a line that continues in the next. */
const MIN_FULL_LINE_CHARACTERS = 61;
/** Minimum distance between two items in font sizes; the lines of one are closer. */
const MIN_ITEM_BREAK_FONT_SIZES = 1.9;
/** Maximum number of characters of a certificate. */
const MAX_CERTIFICATE_CHARACTERS = 119;

/** What precedes the name: 'I have successfully completed a', 'Three months', 'March 2016 –', 'Professional'. */
const BEFORE_CERTIFICATE_SOURCE = [
  String.raw`(?:[^\p{L}]*)`,
  '(?:(?:i have |have )?(?:successfully )?(?:completed|done|undergone|attended|obtained|passed) ',
  String.raw`(?:an? |(?:\d{1,2}|one|two|three|six) (?:years?|months?|days?|weeks?) )?`,
  String.raw`|(?:\d{1,2}|one|two|three|six)[ -](?:years?|months?|weeks?)(?:['’]s)? )?`,
  String.raw`(?:(?:\p{Lu}\p{Ll}{2,8}\.? )?(?:19|20)\d\d\s?[:–—-]\s?)?`,
  String.raw`(?:(?:advanced?|post\s?graduate|training|trade|professional) )?`,
].join('');
/** Words for a certificate, but not for the end of a school. */
const CERTIFICATE_WORDS = [
  String.raw`\p{L}{0,12}-?zertifi(?:kat|zierung)\b`,
  String.raw`(?:certificado|certificación|certificação|certificato|certificazione)\b(?! (?:de|di) (?:estudios|bachillerato|ensino|conclus[ãa]o|estudos))`,
  String.raw`certification (?=\p{Lu})`,
  "certificat (?!d['’]|de (?:fin|formation|travail))",
  'certificate (?:in|of|course|program(?:me)?)|certification (?:in|of|course|program(?:me)?)|certified ',
];
/** A name that ends with 'certificate', but not a sentence, a degree or a school. */
const CERTIFICATE_LAST_SOURCE = [
  String.raw`(?!I (?!have )|\p{L}+ing\b|.{0,80}\b(?:degree|diploma|school|bachelor|master|secondary|primary)\b)`,
  String.raw`(?:(?:19|20)\d\d\s?[:–—-]\s?)?(?:\p{Lu}[\p{L}.&' -]{2,40}: )?`,
  String.raw`\p{Lu}[\p{L}&/’' -]{2,60} (?:certificate|certification)`,
  String.raw`(?=$|\s?[.,;|(]|\s?[–—-]\s|\s(?:for|from|by|in)\s)`,
].join('');
/** Names of certificates in a section of education or training, with or without a date before them. */
const NAMED_CERTIFICATE_PATTERN = anyOf(CERTIFICATE_WORDS, {
  before: `^${BEFORE_CERTIFICATE_SOURCE}`,
  after: String.raw`[\s–-]*\p{L}|^${CERTIFICATE_LAST_SOURCE}`,
  flags: 'iu',
});
/** A certificate named after its vendor: 'Nordhav Certified Engineer', 'NCP (Nordhav Certified Professional)'. */
const VENDOR_CERTIFICATE_PATTERN =
  /^[^\p{L}]*(?:\p{Lu}[\p{L}+]{1,8}\s?\()?\p{Lu}[\p{L}.+]*(?: \p{Lu}[\p{L}.+]*){0,2} Certified(?: (?:in )?\p{Lu}|\W*$)/u;
/** Certificates known by their abbreviations. */
const ABBREVIATED_CERTIFICATE_PATTERN =
  /^[^\p{L}]*(?:CCNA|CCNP|MCSE|MCSA|MCITP|RHCE|RHCSA|PMP|CAPM|OCJP|OCJA|SCJP|ITIL|NEBOSH|IOSH|PRINCE2|(?:[Nn]ebosh|[Ii]osh))(?![\p{L}])/u;
/** Words of what is not a professional certificate: of schools, praise, sports, cadets, births, payments, knowledge. */
const NOT_A_CERTIFICATE_PATTERN =
  /\b(?:merit|appreciation|participation|excellence|ncc|n\.c\.c|nss|sports?|(?<!\b(?:customer|employee|guest|user) )experience|payment|birth|school|secondary|primary|matriculation|pursuing|knowledge)\b/iu;

/** Whether a line of a section of education or training names a certificate. */
export const isNamedCertificate = (text: string): boolean =>
  NAMED_CERTIFICATE_PATTERN.test(text) ||
  (text.length <= MAX_CERTIFICATE_CHARACTERS &&
    (VENDOR_CERTIFICATE_PATTERN.test(text) || ABBREVIATED_CERTIFICATE_PATTERN.test(text)) &&
    !NOT_A_CERTIFICATE_PATTERN.test(text));

/** Whether a line names a vendor's certificate or a completed course, or begins with 'Certified' or its like. */
export const isCertificateLine = ({ text, cells }: DocumentLine): boolean =>
  cells.length === 1 &&
  text.length <= MAX_CERTIFICATE_CHARACTERS &&
  !NOT_A_CERTIFICATE_PATTERN.test(text) &&
  (VENDOR_CERTIFICATE_PATTERN.test(text) ||
    CERTIFIED_IN_PATTERN.test(text) ||
    COMPLETED_COURSE_PATTERN.test(text));
const CERTIFIED_IN_PATTERN =
  /^[^\p{L}]*(?:certified (?:in|as|for) (?:an? )?\p{L}|(?:have |obtained |completed |got )?(?:an? )?(?:certificate|certification|certified) (?:course|program(?:me)?) (?:in|on|of) \p{L}|certification (?:course )?in \p{L})/iu;

/** A completed course with its year, and perhaps its issuer: 'Completed Cargo Designing Course 2017'. */
const COMPLETED_COURSE_PATTERN =
  /^[^\p{L}]*(?:I have |[Hh]ave )?(?:[Ss]uccessfully )?[Cc]ompleted (?:an? |the )?\p{Lu}[^.]{3,60}\b(?:[Cc]ourse|[Cc]ertification)\b(?:,? (?:from|at|by) \p{Lu}[^.]{2,40})?\W{0,3}(?:in )?(?:19|20)\d\d\W{0,2}$/u;

/** Whether a line of a list calls itself a certificate. */
const callsItselfCertificate = (text: string) =>
  text.length <= MAX_CERTIFICATE_CHARACTERS &&
  saysCertificate(text) &&
  !NOT_A_CERTIFICATE_PATTERN.test(text) &&
  !LESSONS_PATTERN.test(text) &&
  !isCertificateIssuer(text.split(', ')[0] ?? '');
/** Lessons, which may lead to a certificate but are not one. */
const LESSONS_PATTERN = /^[^\p{L}]*(?:training|course|workshop|seminar)s?\b|\bprepar(?:ation|atory|ing)\b/iu;

/** Reads the certificates among the courses and trainings of a section. */
export const readNamedCertificates = (builder: FactsBuilder, lines: readonly DocumentLine[]) =>
  readCertifications(
    builder,
    splitEnumerations(lines).filter(
      ({ text }) => isNamedCertificate(text) || callsItselfCertificate(text) || isPlatformCourse(text),
    ),
  );

/** Whether a course names a known issuer after it: 'Machine Learning – Coursera'. */
const isPlatformCourse = (text: string) => {
  const parts = removeDatesFromCells([text])
    .join(' ')
    .split(/,\s|\s[–—|-]\s|\s\(|\)/u);
  return (
    parts.length > 1 &&
    parts.slice(1).some((part) => isCoursePlatform(part) || isTrainingInstitution(part.trim()))
  );
};

/** The lines with enumerations of short items divided, so that each item is judged by its own words. */
const splitEnumerations = (lines: readonly DocumentLine[]): DocumentLine[] =>
  lines.flatMap((line) => {
    const parts = line.text.split(/,\s(?:and\s)?|;\s/u);
    const areItems =
      parts.length >= MIN_ENUMERATED_ITEMS &&
      line.cells.length === 1 &&
      !/[()]/u.test(line.text) &&
      parts.every((part) => part.split(' ').length <= MAX_ITEM_WORDS && !isPlace(part));
    return areItems ? parts.map((text) => ({ ...line, text, cells: [text] })) : [line];
  });
/** Minimum number of items of an enumeration. */
const MIN_ENUMERATED_ITEMS = 4;
/** Maximum words of an item of an enumeration. */
const MAX_ITEM_WORDS = 8;

/** Reads the lines of another section whose heading names certificates too: 'Awards & Certifications'. */
export const readMixedCertificates = (
  builder: FactsBuilder,
  lines: readonly DocumentLine[],
): CertificationFact[] =>
  splitEnumerations(lines.flatMap(itemsOfRow))
    .filter(({ text }) => callsItselfCertificate(text))
    .flatMap((line) => readCertifications(builder, [line]));

/** The items of a row with bullets between them, each as a line: 'Cranes ¦ • ¦ Harbour Pilot Certification'. */
function itemsOfRow(line: DocumentLine): DocumentLine[] {
  const items = line.cells.filter((cell) => !isBareBullet(cell));
  return items.length === line.cells.length
    ? [line]
    : items.map((text) => ({ ...line, text, cells: [text] }));
}

/** Reads the certificates among languages: 'English: fluent, Redwell Certificate of English, Velmont University'. */
export const readCertificatesOfLanguages = (
  builder: FactsBuilder,
  lines: readonly DocumentLine[],
): CertificationFact[] =>
  readMixedCertificates(
    builder,
    lines.map((line) => {
      const parts = line.text.split(/,\s+|(?<=\p{L})\s?:\s+|\s[–—-]\s/u);
      const at = parts.findIndex((part) => saysCertificate(part) && spokenLanguageOf(part) !== part);
      const text = parts.slice(Math.max(at, 0)).join(', ');
      return at > 0 ? { ...line, text, cells: [text] } : line;
    }),
  );

/** Reads the trainings and courses that a section lists as attended: short names, no sentences. */
export const readAttendedCourses = (builder: FactsBuilder, lines: readonly DocumentLine[]) =>
  readCertifications(
    builder,
    removeProse(upToHeading(lines)).filter(({ text }) => !MEETING_PATTERN.test(text)),
  );

/** Meetings, which are attended as courses are but are not training. */
const MEETING_PATTERN =
  /\b(?:meet(?:ing)?s?|conferences?|congress|symposium|summit|convention|seminars?|workshops?)\b/iu;

/** The lines up to one in the style of a heading: bold or in capitals, without a date, far from the line above. */
function upToHeading(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const [first] = lines;
  const end = lines.findIndex(
    (line, index) =>
      index > 0 &&
      !line.bullet &&
      line.cells.length === 1 &&
      line.gap > MAX_LINE_GAP_FONT_SIZES &&
      datesOf(line.text).length === 0 &&
      ((line.strong && !first?.strong) || (isCapitals(line.text) && !isCapitals(first?.text ?? ''))),
  );
  return end < 0 ? lines : lines.slice(0, end);
}

/** Maximum distance between two lines of a list in font sizes; a heading is farther from the line above. */
const MAX_LINE_GAP_FONT_SIZES = 1.9;

/** Reads the certificates of a section of professional development, and its courses that name their issuer. */
export const readDevelopmentCourses = (builder: FactsBuilder, lines: readonly DocumentLine[]) =>
  readCertifications(
    builder,
    removeProse(lines).filter(
      ({ text, cells }) =>
        isNamedCertificate(text) ||
        callsItselfCertificate(text) ||
        [...cells, ...text.split(/,\s|\s[–—-]\s|\s\(|\)/u)]
          .slice(1)
          .some((part) => isCertificateIssuer(part.trim())),
    ),
  );

/** Maximum number of characters of an item that names a course; a longer one is prose. */
const MAX_COURSE_CHARACTERS = 120;

/** The lines of a list without sentences about actions, including their wrapped lines. */
function removeProse(lines: readonly DocumentLine[]): DocumentLine[] {
  const isItemised = lines.filter(({ bullet }) => bullet).length > 1;
  let isProse = false;
  return lines.filter((line) => {
    if (isItemised && !line.bullet) return !isProse;
    isProse = line.text.length > MAX_COURSE_CHARACTERS || ACTION_SENTENCE_PATTERN.test(line.text);
    return !isProse;
  });
}

/** The beginning of a sentence: 'Conducted self-directed study', 'Responsible for'; or the end of a long one. */
const ACTION_SENTENCE_PATTERN =
  /^(?:(?!(?:Advanced|Certified|Accredited|Licensed|Applied|Distributed|Integrated|Confined|Embedded|Automated|Qualified|Registered|Chartered|Need|Speed|Shared|Red|Completed|Attended)\b)\p{Lu}\p{Ll}+ed\b|I |My |Responsible|[Pp]articipated)|^(?:\S+\s+){5}.*[\p{Ll})]{3}\.$/u;
