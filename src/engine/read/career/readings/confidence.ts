/**
 * Confidence of a reading. It decides whether a role is stated or its owner is asked. See
 * docs/reading-model.md.
 */
import { findDates } from '../../dates/dates';
import { comparableText } from '../../layout/comparable';
import { phraseKindsOf } from '../../phrases/classifier';
import { isDegree } from '../../resume/education/education';
import type { ReadEntry } from '../../resume/experience/experience';
import {
  COMPANY_SCORE,
  isSchool,
  LEGAL_FORM_SCORE,
  ORGANISATION_WORD_SCORE,
  organisationScore,
} from '../../vocabulary/organisations';
import { titleScore } from '../../vocabulary/titles';
import { isWorkArea } from '../../vocabulary/work-areas';
import { isDoubtfulName } from '../names/doubtful-name';
import { isReadFromTableRow } from '../sentences/posts-in-sentences';
import { type EntryReading, probabilityOf } from './readings';

/**
 * Minimum probability of an employer that is stated; calibrated on documents outside the training set
 * (docs/reading-model.md).
 */
const MIN_STATED = 0.8;
/**
 * Minimum probability of an employer after a form's label, with dates: of 12 such names below `MIN_STATED`, 11 were
 * right.
 */
const MIN_STATED_LABELLED = 0.6;
/** Minimum probability of the employer of an entry with the layout of the section's other stated entries. */
const MIN_STATED_ALIKE = 0.65;
/**
 * Minimum probability of the employer of a dated post with a known title, if the rules read it too. Below .65, 7 of 8
 * employers were right and both of 2 schools wrong.
 */
const MIN_STATED_AGREED = 0.55;
const MIN_STATED_AGREED_SCHOOL = 0.65;
/**
 * Minimum probability of an employer whose name shows the kind of organisation, in a dated post, with a title near it
 * or without one: of 25 employers that this adds, 20 were right.
 */
const MIN_STATED_ORGANISATION = 0.65;
/**
 * Minimum probability of a company by its legal form or two words, and of a name without any word of organisations,
 * each with dates and a title near it: the 3 and the 4 employers that this adds were all right. Names with one such
 * word were wrong in 5 of 9 cases.
 */
const MIN_STATED_COMPANY = 0.55;
const MIN_STATED_PLAIN_NAME = 0.6;
/**
 * Minimum probability of the employer of a dated entry without a title, if the rules read it too or it has a legal
 * form: the 3 and the 2 employers that this adds were all right.
 */
const MIN_STATED_UNTITLED = 0.55;
/**
 * Minimum probability of a stated employer whose name is doubtful, in a dated post with a known title, if the rules
 * read it too: of 7 such employers all were right, of 2 with a lower probability none.
 */
const MIN_STATED_DESPITE_NAME = 0.62;
/** Minimum probability of an employer near a known title, with a single date or none: of 3 all were right. */
const MIN_STATED_LONE = 0.65;
/** Maximum distance in lines between an employer and its title; farther apart, they belong to different entries. */
const MAX_TITLE_DISTANCE_LINES = 2;
/** Minimum score of a title that is recognised by its words. */
const MIN_KNOWN_TITLE_SCORE = 2;
/** Maximum confidence of a reading that the owner is asked about; it is below `PROSE_CONFIDENCE`. */
export const MAX_ASKED_CONFIDENCE = 0.55;
/** Maximum confidence of any reading. */
const MAX_CONFIDENCE = 0.99;

/** Whether two names are equal, or the longer begins with the shorter, as with a town or legal form at its end. */
export function isSameName(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length > 3 ? long.startsWith(short) : a === b;
}

/**
 * The confidence of a reading, 0 to 1, rounded to hundredths.
 * @param opinion what the rules read from the same lines; agreement raises confidence in unusual names
 * @param hasCommonLayout whether the entry has the layout of the section's other entries
 */
export function confidenceOf(
  reading: EntryReading,
  opinion: ReadEntry | undefined,
  hasCommonLayout = false,
): number {
  const { employer } = reading.best;
  const probability = employer ? probabilityOf(reading.pairs, employer) : reading.best.probability;
  const agrees =
    opinion !== undefined &&
    isSameName(comparableText(opinion.parts.organisation), comparableText(reading.employer));
  const isLabelled =
    employer?.label === 'organisation' && !reading.anchor.isWeak && probability >= MIN_STATED_LABELLED;
  const { hasCommonEmployerLine: isAsOthers = false } = reading.best;
  const isSetAlike = isAsOthers || (hasCommonLayout && probability >= MIN_STATED_ALIKE);
  const isAgreed =
    agrees &&
    reading.employer !== '' &&
    !reading.anchor.isWeak &&
    titleScore(reading.title) >= MIN_KNOWN_TITLE_SCORE &&
    probability >= (isSchool(reading.employer) ? MIN_STATED_AGREED_SCHOOL : MIN_STATED_AGREED);
  const isUntitled =
    !reading.anchor.isWeak &&
    reading.title === '' &&
    probability >= MIN_STATED_UNTITLED &&
    !isSchool(reading.employer) &&
    (agrees || organisationScore(reading.employer) >= LEGAL_FORM_SCORE);
  const isOfLoneAnchor =
    reading.anchor.isWeak === true &&
    titleScore(reading.title) >= MIN_KNOWN_TITLE_SCORE &&
    probability >= MIN_STATED_LONE &&
    reading.best.title !== undefined &&
    isTitleNear(reading.best);
  const isOrganisation =
    !reading.anchor.isWeak &&
    probability >= MIN_STATED_ORGANISATION &&
    isOrganisationName(reading.employer) &&
    isTitleNear(reading.best);
  const isStated =
    (probability >= MIN_STATED ||
      isLabelled ||
      isSetAlike ||
      isAgreed ||
      isUntitled ||
      isOfLoneAnchor ||
      isOrganisation ||
      isClearBesideTitle(reading, probability)) &&
    ((isAgreed && probability >= MIN_STATED_DESPITE_NAME && !isSchool(reading.employer)) ||
      !isDoubtful(
        reading,
        agrees || isOrganisation || isAsOthers || isReadFromTableRow(reading.best),
        isLabelled || isSetAlike || isAgreed,
      ));
  const confidence = isStated
    ? Math.max(MIN_STATED, probability)
    : Math.min(MAX_ASKED_CONFIDENCE, probability);
  return Math.round(Math.min(MAX_CONFIDENCE, confidence) * 100) / 100;
}

/**
 * Whether an employer with dates and a title near it is likely enough to be stated. The name of a company is stated at
 * a lower probability than a name without any word of organisations.
 */
function isClearBesideTitle(
  { best: { title, employer }, anchor, title: read, employer: name }: EntryReading,
  probability: number,
): boolean {
  if (anchor.isWeak || !employer || !title || Math.abs(title.line - employer.line) > MAX_TITLE_DISTANCE_LINES)
    return false;
  const score = organisationScore(name);
  return score === 0
    ? probability >= MIN_STATED_PLAIN_NAME && titleScore(read) >= 1 && !isSchool(name)
    : probability >= MIN_STATED_COMPANY &&
        titleScore(read) >= MIN_KNOWN_TITLE_SCORE &&
        score >= COMPANY_SCORE &&
        isOrganisationName(name);
}

/** Whether a name has a word of organisations. A unit of one, 'Department of Biology', is not an employer by itself. */
const isOrganisationName = (name: string): boolean =>
  organisationScore(name) >= ORGANISATION_WORD_SCORE &&
  !/^(?:department|dept\.?|division|faculty) of /i.test(name);

/** Whether the title of a reading is close to its employer; true for a reading without one of them. */
const isTitleNear = ({ title, employer }: EntryReading['best']): boolean =>
  !title || !employer || Math.abs(title.line - employer.line) <= MAX_TITLE_DISTANCE_LINES;

/** Minimum number of entries that show a section's layout, and the share of entries that must follow it. */
const MIN_ALIKE_ENTRIES = 3;
const MIN_ALIKE_SHARE = 0.7;

/**
 * Whether an entry has title and employer in the same positions as most of the confidently read entries of its
 * section.
 */
export function hasLayoutOfOthers(reading: EntryReading, all: readonly EntryReading[]): boolean {
  const slotsOf = ({ best, anchor }: EntryReading) =>
    best.title && best.employer && !anchor.isWeak ? `${best.title.slot}/${best.employer.slot}` : undefined;
  const slots = slotsOf(reading);
  const sure = all.filter(
    (each) =>
      each !== reading && each.best.employer && probabilityOf(each.pairs, each.best.employer) >= MIN_STATED,
  );
  const readingsInLayout = sure.filter((each) => slotsOf(each) === slots);
  return (
    slots !== undefined &&
    readingsInLayout.length >= MIN_ALIKE_ENTRIES &&
    readingsInLayout.length >= sure.length * MIN_ALIKE_SHARE
  );
}

/** A kind of phrase with a larger share than this is likelier than all others together. */
const MAJORITY_THRESHOLD = 0.5;

/** Whether the rules read a dated entry unambiguously: its title is one, and its employer can be one. */
export function isReadUnambiguously({ entry, parts }: ReadEntry): boolean {
  return (
    entry.range !== undefined &&
    titleScore(parts.title) >= 2 &&
    parts.organisation !== '' &&
    titleScore(parts.organisation) < 2 &&
    !isDoubtfulName(parts.organisation) &&
    !isWorkArea(parts.organisation) &&
    findDates(parts.organisation).length === 0 &&
    phraseKindsOf(parts.organisation).title < MAJORITY_THRESHOLD
  );
}

/** A break in a career, in place of a title: 'Sabbatical – Travels in Asia'. */
const CAREER_BREAK_PATTERN =
  /^(?:career (?:break|pause)|sabbatical(?: leave| year)?|(?:parental|maternity|paternity|family) leave|gap year|elternzeit|auszeit|congé (?:parental|sabbatique))$/iu;

/** A training or study between posts, in place of a title: 'Training: Networks', 'Studium der Chemie'. */
const TRAINING_PATTERN =
  /^(?:(?:(?:further |vocational |advanced |continuing )?(?:training|education)|(?:training |online )?course|bootcamp|formation(?: continue| professionnelle)?|cursos?|formación|formação|corso|formazione|cursus|opleiding|kurs|szkolenie)\s?:\s|(?:(?:berufliche |it-)?(?:fort|weiter)bildung|umschulung|(?:intensiv)?lehrgang|(?:intensiv|sprach)kurs|(?:bachelor|master|diplom|zweit|aufbau|fern|promotions)?studium|(?:fach|berufs|berufsfach|fachober|real|haupt|grund|handels)schule|abitur|schulbesuch)(?:\s?:|\s(?:bei|beim|zum|zur|als|im|in|am|an|der|des)\s|$))/iu;

/** What a student is called, in place of a title: 'Student', 'Undergraduate'. */
const LEARNER_TITLE_PATTERN =
  /^(?:(?:under|post)?graduate(?: student)?|(?:master['’]?s?|bachelor|exchange|university|visiting|erasmus) student|student(?:in)?|pupil|étudiante?|estudiante|estudante|studente(?:ssa)?|студент(?:ка)?)$/iu;
/** Positions of pupils and students at their school: 'House Captain', 'Class Representative'. */
const PUPIL_POSITION_PATTERN =
  /\b(?:(?:house|school|vice|team|sports|college|class|student) (?:captain|prefect|representative|president|secretary)|head (?:boy|girl)|prefect|captain)\b/i;

/**
 * Whether the owner must confirm an employer, whatever its probability: few companies have such a name, the title does
 * not show that this is a post, or it may be a school that the person attended. A company's name that something else
 * supports, such as the rules (`isBorneOut`), is accepted even if its title is missing or unknown, and one in lower
 * case where a label or the other entries show that it is one (`isPlaced`).
 */
export function isDoubtful(
  { employer: name, title }: Pick<EntryReading, 'employer' | 'title'>,
  isBorneOut = false,
  isPlaced = false,
): boolean {
  if (isDoubtfulName(name, isPlaced) || CAREER_BREAK_PATTERN.test(title)) return true;
  if (TRAINING_PATTERN.test(title) || TRAINING_PATTERN.test(name)) return true;
  // An education entry in a list of jobs.
  const isEducationEntry =
    isDegree(title) && titleScore(title) < MIN_KNOWN_TITLE_SCORE && !/\bassociate\b/i.test(title);
  if (
    isSchool(name) &&
    (isEducationEntry || PUPIL_POSITION_PATTERN.test(title) || LEARNER_TITLE_PATTERN.test(title))
  )
    return true;
  if (titleScore(title) > 0 || phraseKindsOf(title).title > MAJORITY_THRESHOLD) return false;
  // A school in a list of jobs is probably an education entry.
  if (isSchool(name)) return !isBorneOut || title === '';
  // A role needs a title, or an employer that is clearly a company by its words.
  return organisationScore(name) < COMPANY_SCORE && !isBorneOut;
}
