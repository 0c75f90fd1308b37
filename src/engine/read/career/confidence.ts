/** How sure a reading is, and by that whether it is stated or asked about: docs/reading-model.md has the table. */
import { isDegree } from '../resume/education';
import type { ReadEntry } from '../resume/experience';
import { isEmploymentForm, isLegalForm } from '../vocabulary/employment';
import { sectionKinds } from '../vocabulary/headings';
import { isSchool, organisationScore } from '../vocabulary/organisations';
import { isArea, isPlace } from '../vocabulary/places';
import { titleScore } from '../vocabulary/titles';
import { isTown } from '../vocabulary/towns';
import type { Candidate } from './candidates';
import type { Reading } from './readings';
import type { Scope } from './scopes';

/** From this probability on, an employer is stated though the rules read another: calibrated, docs/reading-model.md. */
const MARGIN = 0.8;
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
export function confidenceOf(reading: Reading, opinion: ReadEntry | undefined, scope: Scope): number {
  const { employer } = reading.best;
  const probability = employer
    ? reading.pairs
        .filter((pair) => pair.employer !== undefined && isSameSpan(pair.employer, employer))
        .reduce((sum, pair) => sum + pair.probability, 0)
    : reading.best.probability;
  const agrees =
    opinion !== undefined && isSameName(comparable(opinion.parts.organisation), comparable(reading.employer));
  const confidence =
    (agrees || probability >= MARGIN) && !isDoubtful(reading)
      ? 0.7 + 0.4 * Math.max(0, probability - 0.5) - (scope.work || scope.volunteering ? 0 : 0.1)
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
export function isDoubtful({ employer: name, title }: Pick<Reading, 'employer' | 'title'>): boolean {
  if (isDoubtfulName(name)) return true;
  const score = organisationScore(name);
  // Studies, told among the jobs.
  if (isSchool(name) && titleScore(title) === 0) return true;
  // A heading, a project, a topic: no post was held there.
  return title === '' && score === 0;
}

/** No name: a legal form or 'Company' alone, a heading, a sentence, a title or a town. */
function isDoubtfulName(name: string): boolean {
  if (isLegalForm(name) || isEmploymentForm(name) || sectionKinds(name).length > 0) return true;
  const score = organisationScore(name);
  if (score === 0 && (titleScore(name) >= 2 || isDegree(name))) return true;
  const words = name.split(/\s+/);
  if (words.filter((word) => /^\p{Ll}{3,}/u.test(word)).length * 2 > words.length) return true;
  return score < 1.5 && (isTown(name.split(',')[0] ?? '') || isPlace(name) || isArea(name));
}
