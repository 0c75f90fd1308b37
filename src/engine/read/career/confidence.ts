/** How sure a reading is, and by that whether it is stated or asked about: docs/reading-model.md has the table. */
import { isDegree } from '../resume/education';
import type { ReadEntry } from '../resume/experience';
import { isEmploymentForm, isLegalForm } from '../vocabulary/employment';
import { sectionKinds } from '../vocabulary/headings';
import { isGenericName, isSchool, organisationScore } from '../vocabulary/organisations';
import { isArea, isPlace } from '../vocabulary/places';
import { isSector } from '../vocabulary/sectors';
import { titleScore } from '../vocabulary/titles';
import { isTown } from '../vocabulary/towns';
import type { Candidate } from './candidates';
import type { EntryReading } from './readings';
import type { Scope } from './scopes';

/** From these probabilities on an employer is stated: calibrated on documents not learnt from, docs/reading-model.md. */
const MARGIN = 0.9;
/** The same, where the rules read that employer too. */
const AGREED = 0.7;
/** The most that is given to a reading that is to be asked about: less than `PROSE_CONFIDENCE`. */
export const ASKED_MAX = 0.55;

const comparable = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Two ways to cut one name out of its line: with a department, with its legal form or without. */
function isSameSpan(a: Candidate, b: Candidate): boolean {
  return a.text === b.text || (a.line === b.line && a.from < b.to && b.from < a.to);
}

/** One name, with or without a town or a legal form behind it. */
function isSameName(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length > 3 ? long.startsWith(short) : a === b;
}

/** `opinion` is what the rules read in the same place: that two readers agree counts. */
export function confidenceOf(reading: EntryReading, opinion: ReadEntry | undefined, scope: Scope): number {
  const { employer } = reading.best;
  const probability = employer
    ? reading.pairs
        .filter((pair) => pair.employer !== undefined && isSameSpan(pair.employer, employer))
        .reduce((sum, pair) => sum + pair.probability, 0)
    : reading.best.probability;
  const agrees =
    opinion !== undefined && isSameName(comparable(opinion.parts.organisation), comparable(reading.employer));
  const isStated = probability >= (agrees ? AGREED : MARGIN) && !isDoubtful(reading);
  const confidence = isStated
    ? 0.6 + 0.32 * probability - (scope.work || scope.volunteering ? 0 : 0.1)
    : Math.min(ASKED_MAX, 0.25 + 0.4 * probability);
  return Math.round(confidence * 100) / 100;
}

/** Whether the rules read an entry without any doubt of its own: a title that is one, and an employer that may be. */
export function isPlain({ entry, parts }: ReadEntry): boolean {
  return (
    entry.range !== undefined &&
    titleScore(parts.title) >= 2 &&
    parts.organisation !== '' &&
    titleScore(parts.organisation) < 2 &&
    !isDoubtfulName(parts.organisation)
  );
}

/** What companies are seldom called: it is asked about, however likely. */
export function isDoubtful({ employer: name, title }: Pick<EntryReading, 'employer' | 'title'>): boolean {
  if (isDoubtfulName(name)) return true;
  const score = organisationScore(name);
  // A post has a title, or else the name says by its legal form what it is.
  if (titleScore(title) === 0 && score < 3) return true;
  // Studies, told among the jobs.
  return isSchool(name) && titleScore(title) === 0;
}

/** Longer names are mostly a name and something else. */
const NAME_WORDS = 7;

/** No name: a legal form or 'Company' alone, a heading, a sentence, a title or a town. */
function isDoubtfulName(name: string): boolean {
  const words = name.split(/\s+/);
  if (words.length > NAME_WORDS || isGenericName(name)) return true;
  if (isLegalForm(name) || isEmploymentForm(name) || isSector(name) || sectionKinds(name).length > 0)
    return true;
  const score = organisationScore(name);
  if (score === 0 && (titleScore(name) >= 2 || isDegree(name))) return true;
  if (words.filter((word) => /^\p{Ll}{3,}/u.test(word)).length * 2 > words.length) return true;
  return score < 1.5 && (isTown(name.split(',')[0] ?? '') || isPlace(name) || isArea(name));
}
