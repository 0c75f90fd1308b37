/** Reads from the words of a degree's entry what its fields lack: the subject, and the class of the degree. */
import type { EducationFact } from '@/shared/record/facts';
import { escapeRegExp } from '../../language/text/escape-reg-exp';
import { cleanRawText } from '../../language/text/hygiene';
import { DEGREE_NAME_PATTERN, FIELD_OF_STUDY_PATTERN } from './degree-patterns';

/** The class of a degree: 'Upper Second Class Honours (2:1)'. */
const CLASS_PATTERN =
  /(?<!\p{L})(?:first|upper second|lower second|second|third)[- ]class(?: honou?rs)?(?: ?\((?:1st|2[:.][12]|[1-3]rd)\))?(?!\p{L}| (?:division|with|engineer|master))/iu;
/** What remains of a class where the reading has cut it: 'Applied Mechanics -Upper'. */
const CUT_CLASS_PATTERN = /(?:(?<!\s)\s{1,3})?[-–—,]\s{0,3}(?:upper|lower|first|second|third)(?: second)?$/iu;
/** Maximum words of a subject. */
const MAX_SUBJECT_WORDS = 5;
/** Schools and grades, which are not subjects. */
const NO_SUBJECT_PATTERN = /\b(?:universit\w+|college|school|institut\w*|academy|class|honou?rs|gpa)\b|\d/iu;

const quoteOf = ({ spans }: EducationFact): string => cleanRawText(spans.map(({ quote }) => quote).join(' '));

/** The class of an entry, as its source has it; '' if it states none, or if its words name several degrees. */
export function degreeClassOf(entry: EducationFact): string {
  const quote = quoteOf(entry);
  const [found = ''] = CLASS_PATTERN.exec(quote) ?? [];
  return quote.match(new RegExp(CLASS_PATTERN.source, 'giu'))?.length === 1 ? found.trim() : '';
}

/** The subject behind the degree in the words of an entry without one. */
function subjectInQuote(entry: EducationFact): string | undefined {
  const { degree = '' } = entry;
  if (
    !degree ||
    FIELD_OF_STUDY_PATTERN.test(degree.replace(DEGREE_NAME_PATTERN, '').replace(/engineering|science/i, ''))
  )
    return undefined;
  const [, subject = ''] =
    new RegExp(
      `${escapeRegExp(degree)}(?:,| [-–—:]) (\\p{Lu}[\\p{L} &/]{3,60}?)(?=\\s?[-–—,(·|]|$)`,
      'u',
    ).exec(quoteOf(entry)) ?? [];
  const isSubject =
    subject.split(' ').length <= MAX_SUBJECT_WORDS &&
    FIELD_OF_STUDY_PATTERN.test(subject) &&
    !NO_SUBJECT_PATTERN.test(subject);
  return isSubject ? subject.trim() : undefined;
}

/** The name of a level, whose degree stands in the field: 'Master’s Degree, M.Sc. in Tides'. */
const LEVEL_ALONE_PATTERN = /^(?:bachelor|master|doctor)['’]?s? degree$/iu;
const DEGREE_FIRST_PATTERN = new RegExp(`^${DEGREE_NAME_PATTERN.source}`, 'iu');
/** Marks before a degree, and the grade behind it. */
const AROUND_DEGREE_PATTERN = /^[\s.,;:–-]+|\s*\((?:c?gpa|grade)\b[^()]*\)/giu;

/** An entry with the subject that its words name, and without its grade and the rest of a class that was cut. */
export function withSubject(given: EducationFact): EducationFact {
  const { field = '', ...rest } = given;
  const isInField = LEVEL_ALONE_PATTERN.test(given.degree ?? '') && DEGREE_FIRST_PATTERN.test(field);
  const entry = isInField ? { ...rest, degree: field } : given;
  const degree = entry.degree?.replace(CUT_CLASS_PATTERN, '').replace(AROUND_DEGREE_PATTERN, '');
  const subject = entry.field ? undefined : subjectInQuote(entry);
  return { ...entry, ...(degree === undefined ? {} : { degree }), ...(subject ? { field: subject } : {}) };
}

/** Names that are short for a school: 'NIT', 'DA-IICT', 'XLRI Jamshedpur'. */
const ACRONYM_PATTERN = /^\p{Lu}{2,6}(?:-\p{Lu}{2,6})?(?:,? \p{Lu}\p{Ll}{3,})?$/u;
/** Marks, boards of examination and countries, which are no schools. */
const NO_SCHOOL_PATTERN = /^(?:C?GPA|HSC|SSC|SSLC|CBSE|ICSE|USA?|UK|UAE|KSA|EU|PVT|LTD|IT|HR|AI|ISO)\b/u;
/** Whether a school of a known degree is named by its acronym. */
export const isAcronymOfSchool = ({ school, degree = '' }: EducationFact): boolean =>
  ACRONYM_PATTERN.test(school) &&
  !NO_SCHOOL_PATTERN.test(school) &&
  !DEGREE_NAME_PATTERN.test(school) &&
  DEGREE_NAME_PATTERN.test(degree);

/** What a sentence about a degree goes on with: 'a degree with a solid foundation in tides'. */
const DESCRIBED_DEGREE_PATTERN =
  /\bwith (?:an? )?(?:\p{Ll}+ ){0,2}(?:foundation|background|knowledge|understanding|experience|skills|grounding)\b/u;
/** Whether the words of a degree are a sentence about one. */
export const isDescribedDegree = (degree: string): boolean => DESCRIBED_DEGREE_PATTERN.test(degree);

/** Words of levels and of courses, by which a subject is more than attendance. */
const LEVEL_PATTERN =
  /\b(?:certificat\w*|higher|advanced|level|graduat\w*|honou?rs|hons|foundations?|fundamentals|program(?:me)?|training)\b/iu;
/** Whether an entry names a level of education or training, and not a subject alone. */
export const namesLevel = (degree: string): boolean => LEVEL_PATTERN.test(degree);

/** A degree that its field goes on with: 'Master in Tides applied to', 'Harbour Science/'. */
const GOES_ON_PATTERN = /(?:\s(?:à|to|and|et|y|e|und|&)|\/)$/u;
/** A degree with its field, as one name where the reading has divided it. */
export function joinField(degree: string, field: string): string {
  if (!field) return degree;
  if (!GOES_ON_PATTERN.test(degree)) return `${degree}, ${field}`;
  return degree.endsWith('/') ? `${degree}${field}` : `${degree} ${field}`;
}

/** A capital at the end of a word in lower case, which was typed by mistake: 'Master oF LetterS'. */
const LAST_CAPITAL_PATTERN = /(?<!\p{L})(?:[oia](?:F|N|T|S)|anD|\p{L}\p{Ll}{3,}(?![XVI])\p{Lu})(?!\p{L})/gu;
/** The name of a degree without capitals at the end of its words. */
export const withoutLastCapitals = (degree: string): string =>
  degree.replace(LAST_CAPITAL_PATTERN, (word) => `${word.slice(0, -1)}${word.slice(-1).toLowerCase()}`);

/** The years of study by which of two degrees of one rank the newer is told first. */
export const endOfStudy = ({ start, end }: EducationFact): number => end?.year ?? start?.year ?? 0;
