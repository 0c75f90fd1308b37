/**
 * Confidence of a reading, which decides whether it is stated or asked about. The table is in docs/reading-model.md.
 */
import { findDates, isDuration } from '../dates/dates';
import { kindsOf } from '../phrases/classifier';
import { isDegree } from '../resume/education';
import type { ReadEntry } from '../resume/experience';
import { isEmploymentForm, isLegalForm } from '../vocabulary/employment';
import { formField } from '../vocabulary/form-labels';
import { sectionKinds } from '../vocabulary/headings';
import { isGenericName, isSchool, organisationScore } from '../vocabulary/organisations';
import { isArea, isPlace } from '../vocabulary/places';
import { isSector } from '../vocabulary/sectors';
import { titleScore } from '../vocabulary/titles';
import { isTown } from '../vocabulary/towns';
import { type EntryReading, probabilityOf } from './readings';
import type { Scope } from './scopes';

/** From these probabilities on an employer is stated: calibrated on documents not learnt from, docs/reading-model.md. */
const MARGIN = 0.9;
/** The same, where the rules read that employer too, or where its words are those of a name. */
const SUPPORTED = 0.7;
/** The same, for a school: what is told of one is often studies. */
const SCHOOL = 0.95;
/** From this probability on two readers that agree bear out a post without a known title. */
const BORNE_OUT = 0.8;
/** The most that is given to a reading that is to be asked about: less than `PROSE_CONFIDENCE`. */
export const ASKED_MAX = 0.55;

const comparable = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** One name, with or without a town or a legal form behind it. */
function isSameName(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length > 3 ? long.startsWith(short) : a === b;
}

/** `opinion` is what the rules read in the same place: that two readers agree counts. */
export function confidenceOf(reading: EntryReading, opinion: ReadEntry | undefined, scope: Scope): number {
  const { employer } = reading.best;
  const probability = employer ? probabilityOf(reading.pairs, employer) : reading.best.probability;
  const agrees =
    opinion !== undefined && isSameName(comparable(opinion.parts.organisation), comparable(reading.employer));
  const isStated =
    probability >= marginOf(reading.employer, agrees) &&
    !isDoubtful(reading, agrees && probability >= BORNE_OUT);
  const confidence = isStated
    ? 0.6 + 0.32 * probability - (scope.work || scope.volunteering ? 0 : 0.1)
    : Math.min(ASKED_MAX, 0.25 + 0.4 * probability);
  return Math.round(confidence * 100) / 100;
}

/** How likely a reading must be to be stated, by what the words of its employer are. */
function marginOf(name: string, agrees: boolean): number {
  const { organisation, school, person, place, mixture } = kindsOf(name);
  if (person > CLEAR) return Number.POSITIVE_INFINITY;
  if (school > CLEAR) return SCHOOL;
  // Companies are called after places; what is a known place only is doubtful in any case.
  return agrees || organisation + place + mixture > CLEAR ? SUPPORTED : MARGIN;
}

/** The share of a kind that is likelier than all others together. */
const CLEAR = 0.5;

/** Whether the words of a name are those of an organisation. */
export function isLikelyName(name: string): boolean {
  const { organisation, school } = kindsOf(name);
  return organisation + school > CLEAR;
}

/** Whether the rules read an entry without any doubt of its own: a title that is one, and an employer that may be. */
export function isPlain({ entry, parts }: ReadEntry): boolean {
  return (
    entry.range !== undefined &&
    titleScore(parts.title) >= 2 &&
    parts.organisation !== '' &&
    titleScore(parts.organisation) < 2 &&
    !isDoubtfulName(parts.organisation) &&
    findDates(parts.organisation).length === 0 &&
    kindsOf(parts.organisation).title < CLEAR
  );
}

/**
 * Tells whether an employer is to be asked about, however likely, because companies seldom have such names. Not where
 * two readers agree (`isBorneOut`), which also makes up for a title that is missing or unknown.
 */
export function isDoubtful(
  { employer: name, title }: Pick<EntryReading, 'employer' | 'title'>,
  isBorneOut = false,
): boolean {
  if (isDoubtfulName(name)) return true;
  if (titleScore(title) > 0 || kindsOf(title).title > CLEAR) return false;
  // Studies, told among the jobs.
  if (isSchool(name)) return !isBorneOut || title === '';
  // A post has a title, or else the name says by its legal form what it is.
  return organisationScore(name) < 3 && !isBorneOut;
}

/** 'Working period': the label of a form, without what it labels. */
function isLabel(name: string): boolean {
  const field = formField(name);
  return field !== undefined && field !== 'organisation' && organisationScore(name) === 0;
}

/** Longer names are mostly a name and something else. */
const NAME_WORDS = 7;
/** The same, of names that say what they are: 'Institute for Marine Research and Coastal Innovation, Velmont University'. */
const KNOWN_NAME_WORDS = 12;

/** Headings inside an entry, however they are spelt ('Job Responsibilities Handled'), and lines that tell a post ('As a Buyer'). */
const NO_NAME = /^(?:(?:job|key|my|main|major) (?:res?pons?[ie]|dut|role|task|project)|as an? )/i;

/** No name: a legal form or 'Company' alone, a heading, a sentence, a title or a town. */
function isDoubtfulName(name: string): boolean {
  const words = name.split(/\s+/);
  const score = organisationScore(name);
  if (words.length > (score >= 3 ? KNOWN_NAME_WORDS : NAME_WORDS) || isGenericName(name) || isLabel(name))
    return true;
  if (/:\s/.test(name) || isDuration(name) || NO_NAME.test(name)) return true;
  if (isLegalForm(name) || isEmploymentForm(name) || isSector(name) || sectionKinds(name).length > 0)
    return true;
  if (score === 0 && (titleScore(name) >= 2 || isDegree(name))) return true;
  if (score < 3 && words.filter((word) => /^\p{Ll}{3,}/u.test(word)).length * 2 > words.length) return true;
  return score < 1.5 && (isTown(name.split(',')[0] ?? '') || isPlace(name) || isArea(name));
}
