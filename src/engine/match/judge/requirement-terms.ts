/** Turns a requirement into weighted concepts and words. */
import {
  CONCEPTS,
  type ConceptId,
  type ConceptMatch,
  conceptMatchesIn,
  conceptsIn,
  disambiguateConcepts,
  longestMatches,
  stemPrefixOf,
  stemsOf,
} from '../../language/concepts';
import { SOFT_SKILL_WORDS } from '../../language/concepts/lists/sectors';
import { STOP_WORDS } from '../../language/concepts/lists/stop-words';
import { conceptWeightOf, isBroad, isExact, isGeneric } from '../concept-weights';

/** Something a requirement asks for: any of its concepts is enough. */
export interface AskedConcept {
  alternatives: ConceptId[];
  weight: number;
}

export interface RequirementTerms {
  concepts: AskedConcept[];
  /** Words that no concept covers, which are searched for literally. */
  words: { word: string; weight: number; exact: boolean }[];
  /** The stems of all its words that are specific enough to distinguish requirements. */
  distinctiveStems: ReadonlySet<string>;
  /** Whether it asks only for qualities that no document could show. */
  soft: boolean;
}

const stopStems = new Set(stemsOf(STOP_WORDS));

const softWords = new Set<string>();
const softPrefixes: string[] = [];
for (const word of SOFT_SKILL_WORDS) {
  if (word.endsWith('*')) softPrefixes.push(word.slice(0, -1));
  else for (const token of stemsOf(word)) softWords.add(token);
}
const isSoft = (token: string) =>
  softWords.has(token) || softPrefixes.some((prefix) => token.startsWith(prefix));

const SOFT_SKILL_PATTERN =
  /\bskills?\b|communicator|fähigkeit|kompetenz|compétences|capacités|habilidades|capacidad/i;

/** The weight of a word that no concept covers, at most: one word decides less than the most general concept. */
const MAX_PLAIN_WORD_WEIGHT = 0.2;
/** All words that no concept covers weigh together about a third as much as the concepts beside them. */
const PLAIN_WORDS_SHARE = 0.35;
/** The name of a tool, company or method weighs as much as a specific concept: nothing else can substitute it. */
const PROPER_NOUN_WEIGHT = 1.2;
/** Words that are searched for literally, at most: those of one long sentence. */
const MAX_LITERAL_WORDS = 16;
/** Shorter words are searched for only within names. */
const MIN_LITERAL_CHARACTERS = 4;
const MIN_DISTINCTIVE_CHARACTERS = 3;
/** A requirement that begins with this many words for qualities asks for these, whatever follows. */
const LEADING_WORDS = 2;
/** Beside this many words for qualities, one name does not make a requirement a matter of evidence. */
const MIN_SOFT_WORDS_TO_IGNORE_A_NAME = 3;

/**
 * Reads the concepts and words that a requirement asks for.
 * @param ordinaryCapitals whether ordinary nouns are capitalised, as in German
 */
export function readRequirementTerms(text: string, ordinaryCapitals: boolean): RequirementTerms {
  const tokens = stemsOf(text);
  const { covered } = conceptsIn(tokens);
  // 'Communication skills' are a quality, 'communications' a line of work.
  const specific = specificIn(
    tokens,
    ({ at, end }) => SOFT_SKILL_PATTERN.test(text) && tokens.slice(at, end).every(isSoft),
  );
  const properNouns = ordinaryCapitals ? new Set<string>() : properNounsIn(text);
  const softCount = tokens.filter(isSoft).length;
  // 'Pragmatic attitude with a focus on ...' asks for a quality, whatever follows.
  const leadingSoftCount = tokens
    .filter((token) => !stopStems.has(token))
    .slice(0, LEADING_WORDS)
    .filter(isSoft).length;
  const concepts = groupAlternatives(text, tokens, specific);
  const uncoveredWords = [...new Set(tokens)].filter(
    (token) =>
      token.length >= MIN_LITERAL_CHARACTERS &&
      !covered[tokens.indexOf(token)] &&
      !stopStems.has(token) &&
      !isSoft(token) &&
      !/^\d/.test(token),
  );
  const plainWords = uncoveredWords.filter((word) => !properNouns.has(word));
  // 'Led' alone does not state what was led.
  const conceptWeight = concepts.reduce(
    (sum, { alternatives, weight }) => sum + (alternatives.every(isGeneric) ? 0 : weight),
    0,
  );
  const plainWeight =
    conceptWeight > 0
      ? Math.min(MAX_PLAIN_WORD_WEIGHT, (conceptWeight * PLAIN_WORDS_SHARE) / Math.max(1, plainWords.length))
      : MAX_PLAIN_WORD_WEIGHT;
  const words = uncoveredWords.slice(0, MAX_LITERAL_WORDS).map((word) => ({
    word: stemPrefixOf(word),
    exact: properNouns.has(word),
    weight: properNouns.has(word) ? PROPER_NOUN_WEIGHT : plainWeight,
  }));
  const nameCount =
    specific.filter((one) => !isGeneric(one) && !isBroad(one)).length +
    words.filter(({ exact }) => exact).length;
  return {
    concepts,
    words,
    distinctiveStems: new Set(
      tokens
        .filter(
          (token) => token.length >= MIN_DISTINCTIVE_CHARACTERS && !stopStems.has(token) && !isSoft(token),
        )
        .map(stemPrefixOf),
    ),
    soft:
      leadingSoftCount >= LEADING_WORDS ||
      (nameCount <= (softCount >= MIN_SOFT_WORDS_TO_IGNORE_A_NAME ? 1 : 0) &&
        softCount > 0 &&
        softCount >= specific.filter(isBroad).length &&
        !TRACK_RECORD_PATTERN.test(text)),
  };
}

/** Names in their intended sense; if all of them are ambiguous, nothing decides and they are taken literally. */
const intendedNames = (matches: ConceptMatch[]) =>
  matches.every(({ ambiguous }) => ambiguous) ? matches : disambiguateConcepts(matches);

/**
 * The concepts that tokens name, except those inside a longer name, and general ones of which a specific kind
 * is named too.
 */
function specificIn(
  tokens: readonly string[],
  isExcluded: (match: ConceptMatch) => boolean = () => false,
): ConceptId[] {
  const matches = intendedNames(
    longestMatches(conceptMatchesIn(tokens)).filter((match) => !isExcluded(match)),
  );
  const concepts = [...new Set(matches.map(({ concept }) => concept))];
  return concepts.filter((one) => !isBroaderThanAny(one, concepts));
}

/** Whether a concept is broader than one of several. */
const isBroaderThanAny = (one: number, several: readonly number[]) =>
  several.some((other) => other !== one && CONCEPTS[other]?.closure.includes(one));

const ALTERNATIVE_PATTERN = /^\s*(?:and\/or|or|oder|bzw\.?|ou|et\/ou|o|u|y\/o)\s*$/iu;
const SEPARATOR_PATTERN =
  /((?:(?:(?<!\s)\s+)?,|(?<!\s))\s+(?:and\/or|or|oder|bzw\.?|ou|et\/ou|y\/o)\s+|(?:(?<!\s)\s+)?[,/]\s*)/iu;
const EXAMPLES_PATTERN =
  /\([^()]{3,200}\)|\b(?:e\.g\.|such as|zum beispiel|wie z\.\s?b\.|par exemple|como)\s[^.;()]{3,160}/iu;

/**
 * Whether a match of `EXAMPLES_PATTERN` lists examples: always after 'such as'. Brackets do around several things,
 * while around a single one they explain or limit the words before.
 */
const isList = (examples: string) => !examples.startsWith('(') || LIST_PATTERN.test(examples);
const EXAMPLES_OPENING_PATTERN =
  /^\(?(?:e\.?g\.?|ex|such as|like|z\.\s?b\.|zum beispiel|wie|par ex|p\. ?ej|como)/i;
const LIST_PATTERN =
  /[,/;]|\bor\b|\boder\b|\bou\b|\b[ou]\b|^\((?:e\.?g\.?|ex|such as|like|z\.\s?B\.|par ex|p\. ?ej)/i;

/**
 * Groups the specific concepts of a requirement into alternatives: 'Salesforce or HubSpot', '(e.g. Xero, Sage)', and
 * those that the same words name. A concept without alternatives is a group of its own.
 */
function groupAlternatives(
  text: string,
  tokens: readonly string[],
  specific: readonly number[],
): AskedConcept[] {
  const groups: number[][] = [];
  const parts = text.split(SEPARATOR_PATTERN);
  for (let index = 1; index < parts.length; index += 2) {
    if (!ALTERNATIVE_PATTERN.test((parts[index] ?? '').replace(/,/g, ''))) continue;
    let from = index - 1;
    // Goes back over the items of a list that ends with 'or'.
    while (
      from >= 2 &&
      (parts[from] ?? '').trim().split(/\s+/).length <= 3 &&
      !ALTERNATIVE_PATTERN.test((parts[from - 1] ?? '').replace(/,/g, ''))
    )
      from -= 2;
    const members = [...parts.slice(from, index).filter((_, at) => at % 2 === 0), parts[index + 1] ?? ''];
    groups.push(members.flatMap((member, at) => nearestConcepts(member, at === members.length - 1)));
  }
  const examples = EXAMPLES_PATTERN.exec(text)?.[0];
  if (examples && isList(examples)) {
    const examplesNamed = specificIn(stemsOf(examples)).filter((one) => specific.includes(one));
    // Without 'e.g.' only names are examples: '(SOC 2, ISO 27001)', but not '(marketing, sales)'.
    if (EXAMPLES_OPENING_PATTERN.test(examples) || examplesNamed.every(isExact)) groups.push(examplesNamed);
  }
  const alternatives = groups.filter(
    (group) => new Set(group).size > 1 && group.some((one) => specific.includes(one)),
  );
  const inGroup = new Set(alternatives.flat());
  // If the same words name several concepts, any of them is enough.
  for (const same of groupBySameWords(tokens, specific)) {
    const ungrouped = same.filter((one) => !inGroup.has(one));
    if (ungrouped.length === 0) continue;
    alternatives.push(ungrouped);
    for (const one of ungrouped) inGroup.add(one);
  }
  return alternatives.map((group) => ({
    alternatives: [...new Set(group)],
    weight: Math.max(...group.map(conceptWeightOf)),
  }));
}

/** Groups the concepts that the same words name. */
function groupBySameWords(tokens: readonly string[], specific: readonly number[]): number[][] {
  const conceptsBySpan = new Map<string, number[]>();
  for (const { concept, at, end } of longestMatches(conceptMatchesIn(tokens))) {
    if (!specific.includes(concept)) continue;
    const span = `${at}-${end}`;
    conceptsBySpan.set(span, [...(conceptsBySpan.get(span) ?? []), concept]);
  }
  // 'SQL' names both a tool and its field; the tool is required.
  return [...conceptsBySpan.values()].map((same) => (same.some(isExact) ? same.filter(isExact) : same));
}

/** The concept in a part of a list that is nearest to the conjunction. */
function nearestConcepts(part: string, after: boolean): number[] {
  const tokens = stemsOf(part);
  const matches = longestMatches(conceptMatchesIn(tokens));
  if (matches.length === 0) return [];
  const edge = after ? Math.min(...matches.map(({ at }) => at)) : Math.max(...matches.map(({ end }) => end));
  const nearest = matches
    .filter(({ at, end }) => (after ? at === edge : end === edge))
    .map(({ concept }) => concept);
  return nearest.filter((one) => !isBroaderThanAny(one, nearest));
}

/** Requirements for results in general, which any result in the same line of work meets. */
export const TRACK_RECORD_PATTERN =
  /track[- ]record|proven (?:success|record|ability to (?:deliver|achieve))|demonstrated (?:success|results)|nachweisliche erfolge|historial/i;

/** Capitalised words within a sentence: names of tools, companies, methods. */
function properNounsIn(text: string): Set<string> {
  const properNouns = new Set<string>();
  if (isTitleCase(text)) return properNouns;
  for (const match of removeExamples(text).matchAll(
    /(?<=[\p{Ll}\p{N},;(/][\s(]{0,2}|\s)(?<![.!?:]\s)\p{Lu}[\p{L}\p{N}.+#]{2,}/gu,
  )) {
    for (const token of stemsOf(match[0])) if (match.index > 0) properNouns.add(token);
  }
  return properNouns;
}

/** Removes examples, since names among them are not required themselves. */
const removeExamples = (text: string) =>
  text.replace(EXAMPLES_PATTERN, (examples) => (isList(examples) ? ' ' : examples));

/**
 * Whether most longer words are capitalised, so that capitals do not mark names: 'Strong Leadership and
 * Communication Skills'.
 */
function isTitleCase(text: string): boolean {
  const longWords = text.match(/\p{L}{4,}/gu) ?? [];
  const capitalisedCount = longWords.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length;
  return longWords.length >= 3 && capitalisedCount * 2 > longWords.length;
}
