/** Reads completed degrees from the education entries, and words the highest ones. */

import type { CareerFacts, EducationFact } from '@/shared/record/facts';
import { type CitedText, spansOf } from '../../check/cited-text';
import { wordsKey } from '../../language/text/keys';
import { anyOf } from '../../language/text/word-lists';
import { ALL_YEARS_PATTERN } from '../../language/text/years';
import { ENGLISH_MONTHS_SOURCE } from '../../language/vocabulary/months';
import { countriesIn } from '../../language/vocabulary/places';
import { TITLE_NOUN_PATTERN } from '../../language/vocabulary/titles';
import { labelledSources } from '../statements/labelled-sources';
import { isPlausibleSchool } from '../statements/plausible';
import { printedName } from '../statements/printed-name';
import {
  degreeClassOf,
  endOfStudy,
  isAcronymOfSchool,
  isDescribedDegree,
  joinField,
  namesLevel,
  withoutLastCapitals,
  withSubject,
} from './degree-details';
import { DEGREE_NAME_PATTERN, DEGREE_NOT_AWARDED_PATTERN, FIELD_OF_STUDY_PATTERN } from './degree-patterns';
import { BACHELOR_RANK, DIPLOMA_RANK, DOCTORATE_RANK, degreeRankOf } from './degree-rank';
import { separateSchool } from './glued-schools';
import { spokenDegree } from './spoken-degree';

const MAX_DEGREES = 6;
/** Maximum characters of a degree with its field; a longer text is several lines read as one. */
const MAX_DEGREE_CHARACTERS = 109;
/** Maximum words of a field of study; longer ones include a thesis or a second line. */
const MAX_FIELD_WORDS = 8;

/** Maximum years from the beginning of the present role to the end of a degree; one that ends later is unfinished. */
const MAX_YEARS_BESIDE_PRESENT_ROLE = 6;

/**
 * Whether an education entry reads as one degree of one school: not two lines read as one, a heading, an address, a
 * course or a degree in progress.
 */
export function isPlausibleEntry(entry: EducationFact, isGiven: boolean): boolean {
  const { school, degree = '', field = '' } = entry;
  const all = `${degree} ${field}`;
  const degrees = all.replace(/\([^()]*\)/gu, '').match(new RegExp(DEGREE_NAME_PATTERN.source, 'giu')) ?? [];
  return (
    // A list of degrees need not name schools.
    (isGiven || school === '' || isPlausibleSchool(school) || isAcronymOfSchool(entry)) &&
    !/^(?:from|by|at|accomplish\w*|attended|conducted|name of)\b|^universit\w+\/|^college\//iu.test(
      school.trim(),
    ) &&
    !/\s(?:for|of|in|and|the|with|come|to)$/i.test(field.trim()) &&
    !/^\p{Ll}/u.test(school.trim()) &&
    !/qualification/i.test(degree) &&
    !isDescribedDegree(degree) &&
    all.split('(').length === all.split(')').length &&
    field.split(/\s+/).length <= MAX_FIELD_WORDS &&
    !/universi|college|school|institut/i.test(all) &&
    all.length <= MAX_DEGREE_CHARACTERS &&
    // An e-mail address, a heading whose letters are set apart, and the heading of a column.
    !/@|(?:^|\s)(?:\p{L} ){4}|^degrees? (?:awarded|obtained|received|title|name)$/iu.test(all.trim()) &&
    // The full stop of 'B.Sc. Physics' does not end a sentence.
    !/\p{Ll}{4}\.\s\p{Lu}\p{Ll}|\b(?:that|which|did|not|was|issued)\b/u.test(all) &&
    degrees.length <= 2 &&
    countriesIn(field).length === 0 &&
    !/^[^\p{L}]|\b(?:19|20)\d\d\b|[|;:•]|\b(?:gpa|cgpa|currently|expected|present|ongoing|thesis|courses?|candidate|student|candidature|class|division|from|at|email|office)\b/iu.test(
      all.trim(),
    )
  );
}

/** Degree and field as printed; '' for an entry that is not from a labelled field and names no degree. */
function degreeOf(education: EducationFact, isGiven = false): { degree: string; field: string } {
  const degree = withoutLastCapitals(printedName(education.degree ?? ''))
    .replace(/(?:(?<!\s)\s+)?[-,]\s*(?=[A-Z]{2,4}$)/, ' (')
    .replace(/( \([A-Z]{2,4})$/, '$1)')
    .replace(/\s(?:em|en|in|of|de)$/i, '');
  if (!(isGiven || DEGREE_NAME_PATTERN.test(degree)) || /\(\d|^\(/.test(degree))
    return { degree: '', field: '' };
  // 'Business And Hotel Administration' is printed with a small 'and'.
  const studied = printedName(education.field ?? '').replace(
    /(?<=\p{L},? )(?:And|Of|For|With)(?= \p{Lu})/gu,
    (word) => word.toLowerCase(),
  );
  // A labelled field needs no known words: 'Processamento de Dados'.
  const field =
    (isGiven || FIELD_OF_STUDY_PATTERN.test(studied)) &&
    !TITLE_NOUN_PATTERN.test(studied.replace(/ technician$/i, ''))
      ? studied
      : '';
  const foldedDegree = wordsKey(degree);
  const isFieldStated =
    !field ||
    foldedDegree.includes(wordsKey(field)) ||
    (/\bmba\b/.test(foldedDegree) && /^business admin/i.test(field));
  return { degree, field: isFieldStated ? '' : field };
}

/** The line of a degree: 'MSc, Physics, University of Varn'; '' if the entry names none. */
export function degreeLineOf(education: EducationFact, isGiven: boolean): string {
  const { degree, field } = degreeOf(education, isGiven);
  return degree
    ? [
        joinField(degree, field),
        degreeClassOf(education),
        printedName(education.school.replace(/^[,;\s]+/u, '')),
      ]
        .filter(Boolean)
        .join(', ')
    : '';
}

/** An answer in a form to the question for a degree that says that there is none. */
const NO_DEGREE_PATTERN = /^(?:none|n\/a|no degree|not applicable|-+)$/iu;

/** Words around a degree that are not part of it. */
const AROUND_DEGREE_PATTERN =
  /^for (?=bachelor|master)|^(?:recently |i have |successfully )*(?:completed|obtained|passed|done|pursued)(?: (?:the|my|an?))?\s|(?<![\s:;,–-])(?:\s?[:;,–-])+\s*$/giu;
/** A year, grade or honours after a field of study. */
const AFTER_FIELD_PATTERN = anyOf(
  [
    String.raw`(?:in )?(?:(?:${ENGLISH_MONTHS_SOURCE})[\s,]{0,2})?(?:19|20)\d\d\)?`,
    String.raw`\(?cum laude\)?`,
    String.raw`with (?:an? )?(?:first class|distinction|\d[\d.]{0,5} ?%[^%]{0,40})`,
  ],
  { before: String.raw`(?<![\s,(–-])[\s,(–-]{1,9}`, after: '$', flags: 'iu' },
);
/** The faculty behind a degree: 'Bachelor of Science - Varn School of Engineering'. */
const FACULTY_PATTERN = /\s[-–—]\s(?:[^-–—]* )?(?:schools?|college|faculty|institute) of [^-–—]*$/iu;
/** Courses of another field: 'Psychology with courses in Engineering'. */
const FURTHER_COURSES_PATTERN = /,? with (?:courses?|coursework)\b.*$/iu;
const POINTS_AFTER_PATTERN = /(?<![\s.,])[\s.,]{1,9}$/u;

/**
 * Removes additions to the degree and field of an entry.
 * @param latest the latest year of any role: an entry whose field names a later year is unfinished, and stays unchanged
 */
function tidyEducation(entry: EducationFact, latest: number): EducationFact {
  const years = (entry.field?.match(ALL_YEARS_PATTERN) ?? []).map(Number);
  if (years.some((year) => year > latest)) return entry;
  // 'Doctor of Music (D.M.); Organ Building Certificate' is a degree and a certificate; only the degree is used.
  const degree = entry.degree
    ?.replace(NO_DEGREE_PATTERN, '')
    .split(';')[0]
    ?.replace(FACULTY_PATTERN, '')
    .trim()
    .replace(AROUND_DEGREE_PATTERN, '')
    .trim();
  const field = entry.field
    ?.replace(FURTHER_COURSES_PATTERN, '')
    .replace(POINTS_AFTER_PATTERN, '')
    .replace(AFTER_FIELD_PATTERN, '')
    .replace(POINTS_AFTER_PATTERN, '')
    .trim();
  return {
    ...entry,
    ...(degree !== undefined && { degree }),
    ...(entry.field !== undefined && { field: field ?? '' }),
  };
}

/** School-leaving certificates, and schools that award them. */
const SCHOOL_CERTIFICATE_PATTERN =
  /\b(?:grade|intermediate|higher secondary|secondary|primary|junior school|high school|(?:central|public|model|residential|boarding|convent|grammar|middle)(?: \p{L}+)? school|technikum|gymnasi(?:e|um|al)\p{L}*|studentere(?:ksamen|xamen)|katedralskole|lukio|vwo|havo|lyc[ée]e|liceo|baccalaureate|baccalauréat|abitur|matura|[oa][- ]levels?|g\.?c\.?[es]\.?(?:e\.?)?|advanced level|ordinary level|examination|ssc|hsc|cbse)\b/iu;

/** The latest year of any role. */
export const latestYearOfRoles = ({ roles }: CareerFacts): number =>
  Math.max(0, ...roles.map(({ start, end }) => (typeof end === 'object' ? end.year : (start?.year ?? 0))));

/**
 * Creates a test of whether a labelled field states education after school that has certainly ended, so that its words
 * need no check.
 */
function createIsGiven(facts: CareerFacts): (entry: EducationFact) => boolean {
  const labelled = labelledSources(facts);
  const latest = latestYearOfRoles(facts);
  return ({ spans, end, degree = '', school }) =>
    !SCHOOL_CERTIFICATE_PATTERN.test(`${degree} ${school}`) &&
    spans.some(({ source }) => labelled.has(source)) &&
    end !== undefined &&
    end.year <= latest;
}

/** Phrases for a degree in progress: 'Currently pursuing a Master of ...', 'PhD candidate'. */
const PURSUES_PATTERN =
  /\b(?:pursuing|studying for|working towards?|enrolled (?:in|at)|completing|wrap(?:ping)? up|finishing|candidate for) (?:an? |my |the |his |her )?(?:[\p{L}’'-]+ ){0,3}(?:master|bachelor|doctor|ph\.? ?d|mba|m\.?sc|b\.?sc|degree|diploma)|\b(?:ph\.? ?d|doctoral|mba|master['’]?s?) (?:candidate|student)\b/iu;

/** The education entry that the person says is in progress: the one without an end, or that ends last. */
function presentEducation(
  { about, headline }: CareerFacts,
  education: readonly EducationFact[],
): EducationFact | undefined {
  const isOngoing = [...about, ...(headline ? [headline] : [])].some(({ value }) =>
    PURSUES_PATTERN.test(value),
  );
  const yearOf = ({ end }: EducationFact) => end?.year ?? Number.POSITIVE_INFINITY;
  return isOngoing
    ? education.reduce<EducationFact | undefined>(
        (last, entry) => (last && yearOf(entry) <= yearOf(last) ? last : entry),
        undefined,
      )
    : undefined;
}

/** Driving schools and driving licences. */
const DRIVING_SCHOOL_PATTERN = /\bdriving\b/i;

/**
 * Whether an entry is of courses: a bare 'Certification', or a subject without two dates that are at least
 * `MIN_DEGREE_YEARS` apart.
 */
const isCourses = ({ degree = '', start, end }: EducationFact): boolean =>
  /^certifications?$/i.test(degree) ||
  (isSubjectAlone(degree) && !(start && end && end.year - start.year >= MIN_DEGREE_YEARS));
const MIN_DEGREE_YEARS = 2;
/** Whether a degree is the name of a subject alone. */
const isSubjectAlone = (degree: string): boolean =>
  !DEGREE_NAME_PATTERN.test(degree) &&
  FIELD_OF_STUDY_PATTERN.test(degree) &&
  !TITLE_NOUN_PATTERN.test(degree) &&
  !namesLevel(degree);

/** Entries of completed degrees, the highest first. */
function completedEducation(facts: CareerFacts): EducationFact[] {
  const { education, roles } = facts;
  const current = roles.find(({ end }) => end === 'present')?.start?.year;
  const latest = latestYearOfRoles(facts);
  const isGiven = createIsGiven(facts);
  const tidy = education.map((entry) => tidyEducation(withSubject(separateSchool(entry)), latest));
  const unfinished = presentEducation(facts, tidy);
  return tidy
    .filter((entry) => isPlausibleEntry(entry, isGiven(entry)))
    .filter(({ spans }) => !spans.some(({ quote }) => DEGREE_NOT_AWARDED_PATTERN.test(quote)))
    .filter(({ end }) => !(end && current && current < end.year - MAX_YEARS_BESIDE_PRESENT_ROLE))
    .filter(
      (entry) => !isCourses(entry) && !DEGREE_NOT_AWARDED_PATTERN.test(`${entry.degree} ${entry.field}`),
    )
    .filter(
      (entry) => entry !== unfinished && !DRIVING_SCHOOL_PATTERN.test(`${entry.degree} ${entry.school}`),
    )
    .filter(
      // Beside a degree that is named, a subject alone is time spent at a school.
      (entry, _, all) =>
        !isSubjectAlone(entry.degree ?? '') || !all.some((other) => degreeRankOf(other) > DIPLOMA_RANK),
    )
    .sort((a, b) => degreeRankOf(b) - degreeRankOf(a) || endOfStudy(b) - endOfStudy(a));
}

/** A placeholder for a school's name in a form, and the authority above a school. */
const SCHOOL_PLACEHOLDER_PATTERN = /^(?:college|university|institute|school) name$|^institute\b,/iu;
const AFFILIATED_PATTERN =
  /,? ?\(?\b(?:affil?l?iat\p{L}*|affilated|afflicted|approved|recogni[sz]ed|accredited|under the)\b(?: (?:to|by|with))?.*$/iu;

/** A degree that can be part of a sentence. */
const SPOKEN_DEGREE_PATTERN = /^(?!.*(?:[,()&/:]|\bTechnician$))\p{Lu}[\p{L}’'. -]{1,79}$/u;

/**
 * The highest degree that can be used in a sentence, with its school: 'MSc in Physics', 'University of Varn'.
 */
export function highestDegree(
  facts: CareerFacts,
): { degree: string; school: string; entry: EducationFact } | undefined {
  const latest = latestYearOfRoles(facts);
  // A degree that has a start but no end, a doctorate without an end, and what ends in the last year of the record
  // may still be in progress.
  const isHeld = (entry: EducationFact) =>
    degreeClassOf(entry) !== '' ||
    (entry.end ? entry.end.year < latest : entry.start === undefined && degreeRankOf(entry) < DOCTORATE_RANK);
  for (const entry of completedEducation(facts).filter((one) => one.school !== '' && isHeld(one))) {
    const degreeWithField = degreeOf(entry);
    // If the subject cannot be worded, a master's degree or doctorate is stated without it rather than a lower degree.
    const spokenText = [
      degreeWithField,
      ...(degreeRankOf(entry) > BACHELOR_RANK ? [{ ...degreeWithField, field: '' }] : []),
    ]
      .map(spokenDegree)
      .find((text) => text !== undefined && SPOKEN_DEGREE_PATTERN.test(text));
    // 'Velmont University (VU)' is written without its abbreviation.
    const school = printedName(entry.school)
      .replace(/\s\(\p{Lu}{2,8}\)$/u, '')
      .replace(AFFILIATED_PATTERN, '')
      .trim();
    if (SCHOOL_PLACEHOLDER_PATTERN.test(school)) continue;
    if (spokenText && !/[:(]/.test(school)) return { degree: spokenText, school, entry };
  }
  return undefined;
}

/** The first words of a degree and its school, which are the same if a source names the degree twice. */
const keyOf = (line: string) =>
  `${wordsKey(line).split(' ').slice(0, 4).join(' ')} ${wordsKey(line.split(', ').at(-1) ?? '')}`;
/** The highest degrees, each with its school. */
export function degreesOf(facts: CareerFacts): CitedText[] {
  const isGiven = createIsGiven(facts);
  return completedEducation(facts)
    .map((entry) => ({ text: degreeLineOf(entry, isGiven(entry)), spans: spansOf(entry) }))
    .filter(({ text }) => text !== '')
    .filter(({ text }, at, all) => all.findIndex((other) => keyOf(other.text) === keyOf(text)) === at)
    .slice(0, MAX_DEGREES);
}
