/** Ranks people for a role by function, seniority, requirements, words and industry. */
import type { RoleFacts } from '@/shared/roles/role-fit';
import {
  addConceptsNamed,
  addConceptsOf,
  CONCEPTS,
  type ConceptSet,
  conceptsIn,
  emptySet,
  hasConcept,
  stemsOf,
} from '../language/concepts';
import { functionsOf, seniorityOf } from '../language/concepts/seniority-and-function';
import { memoizeByText } from '../language/text/memoize';
import type { Person } from './candidate/types';
import { conceptOfFunction, conceptWeightOf, isGeneric } from './concept-weights';
import { conflictsOf } from './conflicts';
import { countriesOf } from './judge/regions';
import { type RequirementTerms, readRequirementTerms } from './judge/requirement-terms';
import { MAX_CONCEPT_TEXT_CHARACTERS } from './limits';
import { plainText } from './role-text/plain-text';

export interface RankedPerson {
  id: string;
  /** Higher is better. Comparable within one role only. */
  score: number;
}

/** A role prepared for ranking any number of people. */
export interface RoleAim {
  role: RoleFacts;
  requirements: { asked: RequirementTerms; weight: number }[];
  /** Concepts of title, duties and requirements, weighted by how often they are named. */
  themes: { concept: number; weight: number }[];
  titleWords: Set<string>;
  functions: number[];
  today: string;
}

/** Size of each cache: titles and places recur among the people of a pool, and the patterns for them are expensive. */
const POOL_CACHE = { maxTexts: 20_000 };
const cachedFunctionsOf = memoizeByText(functionsOf, POOL_CACHE);
const cachedSeniorityOf = memoizeByText(seniorityOf, POOL_CACHE);
const cachedCountriesOf = memoizeByText(countriesOf, POOL_CACHE);

/** Seniorities, the lowest first. */
const RANKS = ['ic', 'manager', 'director', 'vp', 'c-level', 'board'] as const;

/** Prepares a role for ranking. @param today 'YYYY-MM-DD' */
export function prepareAim(role: RoleFacts, text: string, today: string): RoleAim {
  const german = role.textLanguage === 'de';
  const counts = new Map<number, number>();
  const add = (words: string, weight: number) => {
    for (const concept of conceptsIn(stemsOf(words)).concepts)
      counts.set(concept, (counts.get(concept) ?? 0) + weight);
  };
  add(role.title ?? '', 4);
  for (const { text: words, must } of role.requirements) add(plainText(words), must ? 1 : 0.6);
  for (const { text: words } of role.responsibilities) add(plainText(words), 0.6);
  add(plainText(text.slice(0, 20_000)), 0.8);
  add(role.industry.join('. '), 1);
  return {
    role,
    requirements: role.requirements.map((requirement) => ({
      asked: readRequirementTerms(plainText(requirement.text), german),
      weight: requirement.must ? 2 : 1,
    })),
    themes: [...counts]
      .filter(([concept]) => !isGeneric(concept))
      .map(([concept, count]) => ({
        concept,
        weight: conceptWeightOf(concept) * Math.sqrt(Math.min(count, 6)),
      })),
    titleWords: new Set(titleWordsOf(role.title ?? '')),
    functions: role.functions.map(conceptOfFunction),
    today,
  };
}

const IGNORED_TITLE_WORDS = new Set(
  stemsOf(
    'of and the de at in for und et y interim fractional senior head lead chief officer director manager vp vice president remote',
  ),
);
const titleWordsOf = (title: string) =>
  stemsOf(title).filter((word) => word.length > 2 && !IGNORED_TITLE_WORDS.has(word));

/** The data that ranking stores of a person: a few numbers and two sets, however long their record is. */
export interface PersonTraits {
  shown: ConceptSet;
  listed: ConceptSet;
  /** How well each of these fits, 0 to 1: the line of work, words of the title, seniority, place. */
  line: number;
  titles: number;
  level: number;
  place: number;
  /** The number of the role's terms that conflict with the person's preferences. */
  conflicts: number;
}

/** Collects a person's traits in time linear in the length of their texts. Evidence is not searched for. */
export function collectTraits(aim: RoleAim, person: Person): PersonTraits {
  const headline = conceptsNamedIn([person.headline]);
  const contexts = person.posts.map(({ title, organisation }) => conceptsNamedIn([title, organisation]));
  const shown = conceptsNamedIn([...person.statements, ...person.credentials].map(({ text }) => text));
  for (const set of [headline, ...contexts]) addConceptsOf(shown, set);
  const titles = [person.headline, ...person.posts.map(({ title }) => title)].filter(Boolean).slice(0, 40);
  const words = new Set(titles.flatMap(stemsOf));
  const line = functionScore(aim, titles, headline, contexts);
  return {
    shown,
    listed: conceptsNamedIn(person.skills),
    // People who led a whole organisation exist in every line of work, so there the subject decides and not
    // the title.
    line: aim.role.functions.includes('general-management') ? 0.7 + 0.3 * line : line,
    titles: weightedMean([...aim.titleWords].map((word) => [1, words.has(word) ? 1 : 0])),
    level: levelScore(aim, titles),
    place: placeScore(aim, person),
    conflicts: conflictsOf(aim.role, person, aim.today).length,
  };
}

/** The concepts that the texts name; only the beginning of a very long text is read. */
function conceptsNamedIn(texts: readonly string[]): ConceptSet {
  const set = emptySet();
  for (const text of texts) addConceptsNamed(set, stemsOf(text.slice(0, MAX_CONCEPT_TEXT_CHARACTERS)));
  return set;
}

/**
 * The score of a person.
 * @param rarity 0 to 1 for each concept: low for one that nearly everybody in the pool shows
 */
export function scoreOf(aim: RoleAim, traits: PersonTraits, rarity: (concept: number) => number): number {
  const { shown, listed, line, titles, level, place, conflicts: conflictCount } = traits;
  const shareShown = (concept: number) =>
    hasConcept(shown, concept) ? 1 : hasConcept(listed, concept) ? 0.6 : 0;
  const themes = weightedMean(
    aim.themes.map(({ concept, weight }) => [weight * rarity(concept), shareShown(concept)]),
  );
  const requirements = weightedMean(
    aim.requirements
      .filter(({ asked }) => !asked.soft && asked.concepts.length > 0)
      .map(({ asked, weight }) => [
        weight,
        weightedMean(
          asked.concepts.map(({ alternatives, weight: conceptWeight }) => [
            conceptWeight * Math.max(...alternatives.map(rarity)),
            Math.max(...alternatives.map(shareShown)),
          ]),
        ),
      ]),
  );
  return (
    100 * (0.3 * line + 0.14 * titles + 0.24 * requirements + 0.24 * themes + 0.05 * level + 0.03 * place) -
    0.6 * conflictCount
  );
}

/** The sum of weights times shares, divided by the sum of weights. */
function weightedMean(parts: [weight: number, share: number][]): number {
  let points = 0;
  let totalWeight = 0;
  for (const [weight, share] of parts) {
    points += weight * share;
    totalWeight += weight;
  }
  return totalWeight === 0 ? 0 : points / totalWeight;
}

/**
 * How well the person's titles fit the role's function, 0 to 1: most for the headline or the latest post, less for an
 * older post, or if only the concepts of the headline or a post fit.
 */
function functionScore(
  { role, functions: concepts }: RoleAim,
  titles: readonly string[],
  headline: ConceptSet,
  contexts: readonly ConceptSet[],
): number {
  if (role.functions.length === 0) return 0.5;
  let best = 0;
  titles.slice(0, 12).forEach((title, index) => {
    const titleFunctions = cachedFunctionsOf(title);
    const fits = titleFunctions.some((name) => role.functions.includes(name));
    if (fits) best = Math.max(best, index <= 1 ? 1 : Math.max(0.4, 0.85 - index * 0.08));
  });
  if (best > 0) return best;
  if (concepts.some((concept) => hasConcept(headline, concept))) return 0.6;
  return contexts.some((context) => concepts.some((concept) => hasConcept(context, concept))) ? 0.4 : 0;
}

/** How close the person's highest level is to the role's, 0 to 1; a seat on a board counts as the level below it. */
function levelScore({ role }: RoleAim, titles: readonly string[]): number {
  if (!role.seniority || titles.length === 0) return 0.5;
  const roleRank = RANKS.indexOf(role.seniority);
  const highestRank = Math.max(
    ...titles
      .map((title) => RANKS.indexOf(cachedSeniorityOf(title)))
      .map((rank) => Math.min(rank, RANKS.indexOf('c-level'))),
  );
  return Math.max(0, 1 - Math.abs(roleRank - highestRank) * 0.3);
}

/** Whether the person is in a country of the role, as 0 or 1; a half if the place does not matter. */
function placeScore({ role }: RoleAim, person: Person): number {
  if (role.places.length === 0 || role.remote === 'remote') return 0.5;
  const roleCountries = role.places.flatMap(cachedCountriesOf);
  return person.places.some((place) => cachedCountriesOf(place).some((code) => roleCountries.includes(code)))
    ? 1
    : 0;
}

/**
 * Ranks people for a role, the best first, and equal scores by id. Memory grows by some hundred bytes per
 * person.
 */
export function rankPeople(aim: RoleAim, people: Iterable<{ id: string; person: Person }>): RankedPerson[] {
  const pool: { id: string; traits: PersonTraits }[] = [];
  const peopleByConcept = new Uint32Array(CONCEPTS.length);
  for (const { id, person } of people) {
    const traits = collectTraits(aim, person);
    pool.push({ id, traits });
    for (let concept = 0; concept < peopleByConcept.length; concept += 1)
      if (hasConcept(traits.shown, concept)) peopleByConcept[concept]! += 1;
  }
  const maxRarity = Math.log(1 + pool.length);
  const rarity = (concept: number) =>
    Math.log(1 + pool.length / Math.max(1, peopleByConcept[concept] ?? 1)) / maxRarity;
  return pool
    .map(({ id, traits }) => ({ id, score: Number(scoreOf(aim, traits, rarity).toFixed(4)) }))
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}
