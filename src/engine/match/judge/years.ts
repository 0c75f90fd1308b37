/** Counts years of experience by the dates of the posts in which it was gained. */

import { CONCEPTS, type ConceptSet, hasConcept } from '../../language/concepts';
import type { IndexedPerson } from '../candidate/indexed-person';
import { isGeneric, isSectorConcept } from '../concept-weights';
import { NUMBER_BY_WORD, NUMBER_WORDS_SOURCE } from '../number-words';
import type { AskedConcept, RequirementTerms } from './requirement-terms';
import { isFunctionOrPosition, isLeadershipConcept } from './terms';

/** A number of years. A word behind a hyphen is the end of one that is not in the list: 'quarante-deux'. */
const NUMBER_SOURCE = `(\\d{1,2}|(?<!\\p{L}-)(?:${NUMBER_WORDS_SOURCE}))(?:\\s*\\(\\d{1,2}\\))?(?:\\s*\\+)?`;
/** What follows between the two numbers of a range; a word may take the place of the second: '5 or more'. */
const UPPER_SOURCE = '\\s*(?:\\d{1,2}|\\p{L}+(?:-\\p{L}+)?)(?:\\s*\\(\\d{1,2}\\))?(?:\\s*\\+)?';
/** 'And' joins the numbers of a range only after 'between': 'level 2 and 5 years of experience' is none. */
const BETWEEN_SOURCE = `(?:between|zwischen|entre)\\s+${NUMBER_SOURCE}\\s*(?:and|und|et|y)(?=[\\s\\d])${UPPER_SOURCE}`;
const UP_TO_SOURCE = `${NUMBER_SOURCE}(?:\\s*(?:[-–—]|(?:to|or|bis|bis zu|oder|à|jusqu['’]à|ou|a|hasta|o)(?=[\\s\\d]))${UPPER_SOURCE})?`;
/** The French 'an' only after 1: it is a preposition in German. */
const YEARS_SOURCE =
  '(?:years?|yrs?|jahr(?:en?)?|jährige\\p{L}*|ans|an(?<=(?<![\\p{L}\\d])(?:1|un)\\san)|années?|años?)(?!\\p{L})';
const YEARS_OF_EXPERIENCE_PATTERN = new RegExp(
  `(?<![\\p{L}\\d])(?:${BETWEEN_SOURCE}|${UP_TO_SOURCE})(?:\\s*(?:plus|or more|full|total)(?!\\p{L}))?\\s*${YEARS_SOURCE}`,
  'iu',
);

/**
 * The number of years that a text names, the lower of a range; three for 'several years', undefined if it names none.
 */
export function yearsAsked(text: string): number | undefined {
  const [, lowerOfBetween, lower] = YEARS_OF_EXPERIENCE_PATTERN.exec(text) ?? [];
  const number = (lowerOfBetween ?? lower)?.toLowerCase();
  if (number !== undefined) return NUMBER_BY_WORD[number] ?? Number(number);
  return /mehrjährig|several years|many years|plusieurs années|varios años/i.test(text) ? 3 : undefined;
}

/**
 * The years of posts that show what is required; undefined if no post of the person has dates.
 * @param experiencePosts the result of `postsWithExperience`
 */
export function yearsShown(experiencePosts: ReadonlySet<number>, person: IndexedPerson): number | undefined {
  if (!person.posts.some(({ span }) => span)) return undefined;
  return (
    monthsOf(
      [...experiencePosts].flatMap((post) => {
        const span = person.posts[post]?.span;
        return span ? [span] : [];
      }),
    ) / 12
  );
}

/** The dated posts, by index, that show at least half of what the years are required in. */
export function postsWithExperience(asked: RequirementTerms, { posts, about }: IndexedPerson): Set<number> {
  const specific = asked.concepts.filter(({ alternatives }) => !alternatives.every(isGeneric));
  // Years of leading a plant are years in a plant: having led people alone does not show it.
  const subjects = specific.filter((one) => !isLeadershipConcept(one));
  const telling = subjects.length > 0 ? subjects : specific;
  const leads = asked.concepts.filter(({ alternatives }) => alternatives.every(isGeneric));
  const holds = (set: ConceptSet, { alternatives }: AskedConcept) =>
    alternatives.some(
      (number) =>
        hasConcept(set, number) ||
        (isSectorConcept(number) && hasConcept(about, number) && isNearSector(set, number)),
    );
  const positions = telling.filter(isFunctionOrPosition);
  const weight = weightOfAll(telling);
  return new Set(
    posts.flatMap(({ all, span }, post) => {
      if (!span) return [];
      if (telling.length === 0)
        return leads.length === 0 || leads.some((one) => holds(all, one)) ? [post] : [];
      const weightShown = (concepts: readonly AskedConcept[]) =>
        concepts.reduce((sum, one) => sum + (holds(all, one) ? one.weight : 0), 0);
      // Having led people in the right industry is not the same as having led the required work.
      return weightShown(telling) >= weight * 0.5 && weightShown(positions) >= weightOfAll(positions) * 0.5
        ? [post]
        : [];
    }),
  );
}

const weightOfAll = (asked: readonly AskedConcept[]) => asked.reduce((sum, one) => sum + one.weight, 0);

/**
 * Whether a set shows an industry that includes the given one. Of a person whose summary names the narrower industry,
 * such a post counts: somebody of 'medical device companies' worked at a company of the medical sector.
 */
const isNearSector = (set: ConceptSet, sector: number) =>
  CONCEPTS[sector]?.closure.some(
    (above) => above !== sector && isSectorConcept(above) && hasConcept(set, above),
  ) === true;

/** The number of months in the spans, each counted once. */
function monthsOf(spans: [number, number][]): number {
  let months = 0;
  let covered = 0;
  for (const [from, to] of [...spans].sort((a, b) => a[0] - b[0])) {
    const start = Math.max(from, covered);
    if (to > start) months += to - start;
    covered = Math.max(covered, to);
  }
  return months;
}
