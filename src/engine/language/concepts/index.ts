/**
 * The concepts that roles and careers are about, their hierarchy, and how they are recognised in text. The lists are
 * our own, written from published advertisements and careers in English, German, French and Spanish.
 */
import { LISTED_CONCEPTS } from './concept-lists';
import { endOfPhrase, phrases, phrasesFrom } from './phrases';
import { stemOf, stemPrefixOf, stemsOf } from './tokens';

/** A concept. `closure` is the concept itself and all broader ones. */
interface Concept {
  name: string;
  /** Whether it is a named thing (a tool, a law, a country, a qualification), which nothing else can replace. */
  exact: boolean;
  closure: number[];
}

const numberByConceptName = new Map(LISTED_CONCEPTS.map(({ name }, index) => [name, index]));

function closureOf(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const parent of LISTED_CONCEPTS[numberByConceptName.get(name) ?? -1]?.parents ?? [])
    closureOf(parent, seen);
  return seen;
}

export const CONCEPTS: readonly Concept[] = LISTED_CONCEPTS.map(({ name, exact }) => ({
  name,
  exact,
  closure: [...closureOf(name)].flatMap((broader) => numberByConceptName.get(broader) ?? []),
}));

/** The number of a concept, its index in `CONCEPTS`. */
export type ConceptId = number;

/** The number of a concept. Throws if the vocabulary lacks the name, which would be a programming error. */
export function conceptNumber(name: string): ConceptId {
  const number = numberByConceptName.get(name);
  if (number === undefined) throw new Error(`No concept '${name}'`);
  return number;
}

/** Texts of up to this many words, like entries of a skills list, are taken literally. */
const MAX_LITERAL_WORDS = 3;

export interface ConceptOccurrence {
  /** The concepts named, without duplicates, in order of mention. */
  concepts: number[];
  /** For each token, whether it belongs to the name of a concept. */
  covered: boolean[];
}

/**
 * The concepts that tokens name, and which tokens name them. Linear, since each token begins a bounded number of
 * phrases of bounded length.
 */
export function conceptsIn(tokens: readonly string[]): ConceptOccurrence {
  const concepts: number[] = [];
  const covered = new Array<boolean>(tokens.length).fill(false);
  for (const { concept, at, end } of conceptMatchesIn(tokens)) {
    if (!concepts.includes(concept)) concepts.push(concept);
    covered.fill(true, at, end);
  }
  return { concepts, covered };
}

export interface ConceptMatch {
  concept: number;
  /** The tokens that name it: index of the first, and of the one after the last. */
  at: number;
  end: number;
  /** Whether other words may come between those of the name. */
  gapped: boolean;
  /** Whether the word that names the concept has other senses too, see `disambiguateConcepts`. */
  ambiguous: boolean;
}

/** Every position at which tokens name a concept. Linear. */
export function conceptMatchesIn(tokens: readonly string[]): ConceptMatch[] {
  const matches: ConceptMatch[] = [];
  tokens.forEach((token, at) => {
    for (const number of phrasesFrom(token)) {
      const phrase = phrases[number];
      const end = phrase ? endOfPhrase(phrase, tokens, at) : -1;
      if (phrase && end >= 0)
        matches.push({
          concept: phrase.concept,
          at,
          end,
          gapped: phrase.matchers.includes('gap'),
          ambiguous: phrase.ambiguous,
        });
    }
  });
  return matches;
}

/** A bit set of concepts, closed under their broader concepts. */
export type ConceptSet = Uint32Array;

const WORDS_PER_SET = Math.ceil(CONCEPTS.length / 32);
/** A set without concepts. */
export const emptySet = (): ConceptSet => new Uint32Array(WORDS_PER_SET);

const closures = CONCEPTS.map(({ closure }) => {
  const set = emptySet();
  for (const number of closure) set[number >> 5]! |= 1 << (number & 31);
  return set;
});

/** Adds to a set, in place, the concepts that tokens name, with their broader concepts, and returns it. */
export function addConceptsNamed(set: ConceptSet, tokens: readonly string[]): ConceptSet {
  for (let at = 0; at < tokens.length; at += 1) {
    for (const number of phrasesFrom(tokens[at] as string)) {
      const phrase = phrases[number];
      if (!phrase || hasConcept(set, phrase.concept)) continue;
      if (phrase.matchers.length === 1 || endOfPhrase(phrase, tokens, at) >= 0)
        addConceptsOf(set, closures[phrase.concept] as ConceptSet);
    }
  }
  return set;
}

/**
 * The concepts of the longest names and their broader concepts; a name inside a longer one is ignored ('debt' in
 * 'technical debt').
 * @param context what the text is known to be about: the title and employer of its post
 */
export function conceptsOfLongestMatches(tokens: readonly string[], context?: ConceptSet): ConceptSet {
  const set = emptySet();
  const matches = longestMatches(conceptMatchesIn(tokens));
  for (const { concept } of tokens.length > MAX_LITERAL_WORDS
    ? disambiguateConcepts(matches, context)
    : matches)
    addConceptsOf(set, closures[concept] as ConceptSet);
  return set;
}

/**
 * Keeps names that are used in the sense of their concept. An ambiguous word ('raised', 'consolidation',
 * 'wind') names a concept only if the text or its context contains something of the same field.
 */
export function disambiguateConcepts(matches: readonly ConceptMatch[], context?: ConceptSet): ConceptMatch[] {
  if (!matches.some(({ ambiguous }) => ambiguous)) return [...matches];
  const field = emptySet();
  for (const { concept, ambiguous } of matches)
    if (!ambiguous) addConceptsOf(field, closures[concept] as ConceptSet);
  if (context) addConceptsOf(field, context);
  return matches.filter(
    ({ concept, ambiguous }) =>
      !ambiguous || (closures[concept] as ConceptSet).some((bits, index) => (bits & field[index]!) !== 0),
  );
}

/**
 * Names that are not part of a longer one, as 'accounting' is of 'accounting software'. Named things (`exact`) always
 * count.
 */
export const longestMatches = (matches: readonly ConceptMatch[]): ConceptMatch[] =>
  matches.filter((one, index) => {
    if (CONCEPTS[one.concept]?.exact) return true;
    const length = one.end - one.at;
    return !neighboursOf(matches, index).some(
      (other) => !other.gapped && other.at <= one.at && other.end >= one.end && other.end - other.at > length,
    );
  });

/** The names near one of them. A name has at most a dozen tokens, so names further away cannot contain it. */
const neighboursOf = (matches: readonly ConceptMatch[], index: number) =>
  matches.slice(Math.max(0, index - MATCHES_ON_EACH_SIDE), index + MATCHES_ON_EACH_SIDE);
const MATCHES_ON_EACH_SIDE = 24;

/** Adds the concepts of `other` to `set`, in place, and returns it. */
export const addConceptsOf = (set: ConceptSet, other: ConceptSet): ConceptSet => {
  for (let index = 0; index < WORDS_PER_SET; index += 1) set[index]! |= other[index]!;
  return set;
};

/** Whether a set contains a concept, given by its number. */
export const hasConcept = (set: ConceptSet, concept: number) =>
  (set[concept >> 5]! & (1 << (concept & 31))) !== 0;

export { stemOf, stemPrefixOf, stemsOf };
