/**
 * Recognises headings that have unknown words beside one that decides: 'DOŚWIADCZENIE SPRZEDAŻOWE', 'Clinical Skills'.
 */

import { alphanumericKey } from '@/engine/language/text/keys';
import { anyOf } from '@/engine/language/text/word-lists';
import { findRange } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import { foreignKinds } from '../../vocabulary/heading-words';
import type { SectionKind } from '../../vocabulary/headings';
import { sectionKinds } from '../../vocabulary/headings';
import { isSchool, ORGANISATION_WORD_SCORE, organisationScore } from '../../vocabulary/organisations';
import { titleScore } from '../../vocabulary/titles';
import { isCapitals } from './typography';

/** Kinds of which one word says enough; 'project' and 'course' are words of entries too. */
const KINDS_OF_ONE_WORD = new Set<SectionKind>([
  'experience',
  'education',
  'skills',
  'languages',
  'interests',
]);
/** Kinds of which one word says enough in a line whose style is that of headings. */
const KINDS_OF_STYLED_LINES = new Set<SectionKind>([
  ...KINDS_OF_ONE_WORD,
  'projects',
  'publications',
  'awards',
  'courses',
  'certifications',
  'volunteering',
  'highlights',
]);

/** Lines that begin or end with a word of headings but may name a degree or a course: 'Formation Data Scientist'. */
const COURSE_LIKE_HEADING_PATTERN =
  /^(?:formation|studium|ausbildung|formación|formação|corso|cours?e|curso|training|certifica\p{L}+|academics?|educational|qualifications?)\b|\b(?:certificate|certification|licen[cs]e|diploma|degree|objectives?)$/iu;
/** Other meanings of the words: 'User Experience' is a trade, 'Education Department' a part of a company. */
const OTHER_MEANING_PATTERN =
  /\b(?:user|customer|client|guest|employee|candidate|digital|brand|employer|learning|language|project|health) (?:experience|education|skills)\b|^knowledge\b|^(?:locations?|years?|levels?|types?|nature|details?|scope) of\b|\b(?:department|team|center|centre|services?|solutions?|activit\p{L}+|group|council|board|institute|stack|ministry)\b/iu;

const MAX_HEADING_WORDS = 5;

/** The kind that one word of a heading names; empty if none does, or several name different ones. */
function kindOfOneWord(text: string, kinds: ReadonlySet<SectionKind>): SectionKind[] {
  const words = text.split(/[^\p{L}'’-]+/u).filter((word) => word.length > 3);
  const all = new Set(words.flatMap(kindsOfWord));
  const [kind] = all;
  return all.size === 1 && kind !== undefined && kinds.has(kind) ? [kind] : [];
}

/** Words that are a heading alone and decide nothing beside others: 'Work', 'Career', 'Technology', 'Profile'. */
const WEAK_HEADING_WORD_PATTERN = anyOf(
  [
    String.raw`information|acad\p{L}+|work|works|career|careers|job|jobs|history|tools?|software`,
    String.raw`technolog\p{L}+|stack|development|training|trainings|learning|writing|community|charity|civic`,
    'board|boards|portfolio|talks|details|personal|info|links|social|connect|roles?|employer',
    'employers|record|about|profile?l?|overview|background|sectors?|domains?|domain|industry',
    'reference|contact|contacts|introduction|praxis|praca|stages?|stage|engagements?|positions?',
    'assignments?|appointments?|employment|internships?|articles?|books?|papers?|patents?|results?',
    'honou?rs?|award|expertise|credentials?|project|projet|projekt|proyecto|progetto|projeto|course',
    String.raw`cours|curso|corso|kurs|capabilit\p{L}+|academics?|academia|academy|degrees|schooling|studies`,
    'études|studi|studien|language|langue|idioma|lingua|skill|passions?|interest|logiciels',
    String.raw`qualit\p{L}+|premio|prix|empleos?|trabajos?|emplois|erfahrung|mission|statement|me|myself`,
    'objective|objectives',
  ],
  { before: '^', after: '$', flags: 'iu' },
);

function kindsOfWord(word: string): readonly SectionKind[] {
  if (WEAK_HEADING_WORD_PATTERN.test(word)) return [];
  const [kind] = sectionKinds(word);
  const kinds = kind === undefined ? foreignKinds(alphanumericKey(word)) : [kind];
  return kinds.slice(0, 1);
}

const mayBeHeading = ({ text, bullet, cells }: DocumentLine) =>
  !bullet &&
  cells.length === 1 &&
  text.split(' ').length <= MAX_HEADING_WORDS &&
  /^[^\p{L}]{0,3}\p{Lu}[\p{L}\s&/'’,()-]*[:：]?$/u.test(text) &&
  !COURSE_LIKE_HEADING_PATTERN.test(text) &&
  !OTHER_MEANING_PATTERN.test(text) &&
  (titleScore(text) < 2 || /\bexperience$/iu.test(text)) &&
  !isSchool(text);

/**
 * The kind of an emphasised line that one of its words names; empty if it has no emphasis, is close to the text above
 * or may be the text of an entry.
 */
export function partlyKnownKinds(
  line: DocumentLine,
  bodySize: number,
  lines: readonly DocumentLine[],
): readonly SectionKind[] {
  const isLarge = line.size > bodySize + SIZE_DIFFERENCE_POINTS;
  const isSetApart = line.gap > MAX_LINE_GAP_FONT_SIZES || !Number.isFinite(line.gap);
  const isEmphasised = isLarge || line.heading || (isCapitals(line.text) && (line.strong || isSetApart));
  if (!isEmphasised || !isSetApart) return [];
  // Alone in its line the word is a heading; in a row of cells it would be the name of a column.
  if (/^\W*qualification\W*$/iu.test(line.text) && line.cells.length === 1) return ['education'];
  return mayBeHeading(line) ? withoutLoneWork(kindOfOneWord(line.text, KINDS_OF_ONE_WORD), lines) : [];
}

/** The plurals of 'certificate' and 'licence' in several languages, as headings of lists have them. */
const CERTIFICATES_PATTERN =
  /(?<!\p{L})(?:certifi(?:cates|cations|cats)|zertifi(?:kate|zierungen)|certifica(?:dos|ciones|ções|ti|zioni|ten|ringen)|certificeringen|certyfikaty|licen[cs]es|сертификаты)(?!\p{L})/iu;
/** The years of what is listed, at the end of a heading: 'Courses 2023/2024/2025', 'Courses (2019-2024)'. */
const YEARS_AT_END_PATTERN = /\s\(?(?:19|20)\d\d(?:\s?[/–-]\s?(?:19|20)?\d\d){0,4}\)?$/u;
const MAX_WORDS_ABOVE_LIST = 6;

/**
 * Whether a line set apart from the text above heads a list of certificates, by the plural of the word and the items
 * below it: 'Obtained Nordhav Certificates 2023/2024'.
 */
export function headsCertificates(lines: readonly DocumentLine[], index: number): boolean {
  const [line, next, second] = lines.slice(index, index + 3);
  if (!line || !next || !second || line.bullet || line.cells.length > 1) return false;
  const text = line.text.replace(YEARS_AT_END_PATTERN, '').replace(/\s?[:：]$/u, '');
  const isList = next.bullet && next.flow === line.flow && second.flow === line.flow;
  return (
    (line.gap > MAX_LINE_GAP_FONT_SIZES || !Number.isFinite(line.gap)) &&
    isList &&
    CERTIFICATES_PATTERN.test(text) &&
    text.split(' ').length <= MAX_WORDS_ABOVE_LIST &&
    /^\p{Lu}[\p{L}\s&/'’-]+$/u.test(text)
  );
}

/**
 * The kind that one word of a line in the style of headings names, or what somebody says of themselves below it;
 * otherwise 'other'.
 */
export function kindsByStyle(line: DocumentLine, lines: readonly DocumentLine[]): readonly SectionKind[] {
  if (!mayBeHeading(line)) return ['other'];
  const kinds = withoutLoneWork(kindOfOneWord(line.text, KINDS_OF_STYLED_LINES), lines);
  if (kinds.length > 0) return kinds;
  return isAboveSelfDescription(line, lines) ? ['summary'] : ['other'];
}

/** What somebody says of themselves in general, and not of a post: 'I am a friendly driver', 'I work well'. */
const SELF_DESCRIPTION_PATTERN =
  /^(?:(?:hello|hi)\b[^.]{0,20}\b)?(?:I(?:['’]m| am| have| work well| enjoy| love| like| can| speak| believe)\b|my (?:strengths?|skills|goal|aim|passion)\b)/iu;
/** Maximum number of lines of such a section. */
const MAX_SELF_DESCRIPTION_LINES = 8;

/** Whether a heading that names no employer stands above undated text about oneself: 'Communication', 'Leadership'. */
function isAboveSelfDescription(heading: DocumentLine, lines: readonly DocumentLine[]): boolean {
  const below = lines.slice(lines.indexOf(heading) + 1).filter(({ flow }) => flow === heading.flow);
  const end = below.findIndex(({ size, strong }) => size === heading.size && strong === heading.strong);
  const section = end < 0 ? below : below.slice(0, end);
  return (
    organisationScore(heading.text) < ORGANISATION_WORD_SCORE &&
    section.length <= MAX_SELF_DESCRIPTION_LINES &&
    SELF_DESCRIPTION_PATTERN.test(section[0]?.text ?? '') &&
    !section.some((line) => findRange(line.text))
  );
}

/**
 * The kinds, without 'experience' in a document that has no other heading of work. Such a document lists its posts
 * elsewhere, and they would not be found if a heading like 'SHUTDOWN EXPERIENCES' counted.
 */
const withoutLoneWork = (kinds: SectionKind[], lines: readonly DocumentLine[]): SectionKind[] =>
  kinds[0] === 'experience' &&
  !lines.some(({ text, bullet }) => !bullet && sectionKinds(text)[0] === 'experience')
    ? []
    : kinds;

/** The type of a heading is more than this many points larger than that of the text. */
const SIZE_DIFFERENCE_POINTS = 1.4;
/** Maximum gap between lines of text, in font sizes; a heading is farther from the line above. */
const MAX_LINE_GAP_FONT_SIZES = 1.9;
