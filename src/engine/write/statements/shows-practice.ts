/** Decides whether a statement shows a listed practice: 'Negotiated 14 leases' for 'Lease negotiation'. */
import {
  CONCEPTS,
  conceptMatchesIn,
  conceptsOfLongestMatches,
  hasConcept,
  longestMatches,
} from '../../language/concepts';
import { stemOf, stemPrefixOf, stemsOf } from '../../language/concepts/tokens';
import { verbForm } from '../../language/grammar/verbs';
import type { Language } from '../../language/text/language';
import { memoizeByObject, memoizeByText } from '../../language/text/memoize';
import { leadingVerbs } from './object';
import type { Statement } from './statement';

/** Words without meaning of their own in the name of a practice. */
const EMPTY_WORD_PATTERN =
  /^(?:and|of|the|for|in|to|with|a|an|on|by|de|la|le|les|des|du|et|y|e|en|da|do|das|dos|und|der|die|van|di|del|della|skills?|work)$/i;

/** Maximum words between those of a practice: 'negotiated 14 supplier contracts'. */
const MAX_WORDS_BETWEEN = 2;

/** Maximum words of a statement's verb and object, from its beginning. */
const MAX_CORE_WORDS = 14;

/** Words after which a means or a circumstance follows, which was not itself the achievement. */
const CIRCUMSTANCE_PATTERN =
  /^(?:using|via|through|while|when|where|which|that|who|by|because|including|alongside|from|after|before|during|under|without)$/i;
/** Minimum words of a verb and its object; a circumstance does not begin before. */
const MIN_CORE_WORDS = 3;

/** Verbs of helping and attending, whose object others did. */
const HELPING_VERB_PATTERN =
  /^(?:assist|help|support|participate|contribute|attend|join|learn|study|shadow|observe)$/;

/** Words of two families that their stem would take for one: who makes products does not run a production. */
const OWN_FAMILY_PATTERN = /^(?:marketing|production|accounting|communications?|engineering)$/i;

const wordsOf = (text: string): string[] =>
  text.split(/[^\p{L}\p{N}\p{M}+#&'’-]+/u).filter((word) => word !== '');

/** The verb and object of a statement, without means, purpose and circumstances. */
const coreOf = memoizeByObject((statement: Statement): string[] => {
  const words = wordsOf(statement.predicate?.text ?? statement.text).slice(0, MAX_CORE_WORDS);
  const isPurpose = (at: number) =>
    words[at] === 'to' && statement.language === 'en' && verbForm(words[at + 1] ?? '')?.form === 'base';
  const end = words.findIndex(
    (word, at) => at >= MIN_CORE_WORDS && (CIRCUMSTANCE_PATTERN.test(word) || isPurpose(at)),
  );
  return end < 0 ? words : words.slice(0, end);
});

/** The common beginning of the forms of a word: of 'managed' and 'management'. */
function familyOf(word: string, language: Language): string {
  const lower = word.toLowerCase();
  if (OWN_FAMILY_PATTERN.test(lower)) return lower;
  if (lower === 'leadership') return 'lead';
  const base = language === 'en' ? verbForm(lower)?.base : undefined;
  return stemPrefixOf(stemOf(base ?? word));
}

/** The families of the words of a statement's verb and object, in their order. */
const familiesOfCore = memoizeByObject((statement: Statement): string[] =>
  coreOf(statement).map((word) => familyOf(word, statement.language)),
);

/** Minimum characters that two stems of one family have in common. */
const MIN_COMMON_CHARACTERS = 4;
/** Maximum characters by which one of them is longer. */
const MAX_OTHER_CHARACTERS = 2;

/** Whether two stems are of one family: 'negotiat' of 'negotiated' and 'negoti' of 'negotiation'. */
const isSameFamily = (a: string, b: string): boolean =>
  a === b ||
  (Math.min(a.length, b.length) >= MIN_COMMON_CHARACTERS &&
    Math.abs(a.length - b.length) <= MAX_OTHER_CHARACTERS &&
    (a.startsWith(b) || b.startsWith(a)));

/**
 * Whether the verb and object of a statement have every word of a practice's name, in any of their forms and near each
 * other.
 */
export function namesPractice(statement: Statement, practice: string): boolean {
  const { language } = statement;
  const practiceFamilies = [
    ...new Set(
      wordsOf(practice)
        .filter((word) => !EMPTY_WORD_PATTERN.test(word))
        .map((word) => familyOf(word, language)),
    ),
  ];
  const families = familiesOfCore(statement);
  const [only] = practiceFamilies;
  // A single common word occurs in unrelated sentences, unless it is their verb.
  if (practiceFamilies.length < 2)
    return language === 'en' && only !== undefined && isSameFamily(families[0] ?? '', only);
  const reach = practiceFamilies.length + MAX_WORDS_BETWEEN;
  return families.some((family, at) => {
    if (!practiceFamilies.some((one) => isSameFamily(one, family))) return false;
    const near = families.slice(at, at + reach);
    const places = practiceFamilies.map((one) => near.findIndex((other) => isSameFamily(one, other)));
    return !places.includes(-1) && !describesNoun(statement, at + Math.max(...places));
  });
}

/** Words that may follow the noun that an achievement was done to. */
const AFTER_OBJECT_PATTERN =
  /^(?:and|or|of|for|in|to|with|at|on|by|from|across|during|within|through|throughout|over|between|among|against|into|under|as|per|plus|while|that|which|including|\p{L}+ly)$/iu;

/** Whether an English word of the core only describes the noun behind it: 'change' in 'managed change planning'. */
function describesNoun(statement: Statement, at: number): boolean {
  const [word = '', next] = coreOf(statement).slice(at, at + 2);
  if (statement.language !== 'en' || next === undefined || /s$/i.test(word)) return false;
  const isAdjacent = (statement.predicate?.text ?? statement.text).includes(`${word} ${next}`);
  return isAdjacent && /^\p{Ll}/u.test(next) && !AFTER_OBJECT_PATTERN.test(next);
}

/** Names of concepts so broad that a statement about a part of one does not show the whole. */
const BROAD_CONCEPT_PATTERN =
  /^(?:data|technology|operations|people|product|finance|commercial|learning|strategy|international|large-scale|growth|consulting|media|risk|content|design|education|healthcare|clinical|manufacturing|retail|software-engineering|marketing|sales|quality|security|compliance|events|law|programme|project-management|tools|stakeholders|.*-sector|.*-lead)$/;

/** The concepts that the name of a practice consists of; none if it says more than they do. */
const conceptsOfPractice = memoizeByText((practice: string): readonly number[] => {
  const tokens = stemsOf(practice);
  const matches = longestMatches(conceptMatchesIn(tokens)).filter(({ gapped }) => !gapped);
  const covered = new Set(matches.flatMap(({ at, end }) => tokens.slice(at, end)));
  const isWhole = tokens.every((token) => covered.has(token) || EMPTY_WORD_PATTERN.test(token));
  const concepts = [...new Set(matches.map(({ concept }) => concept))];
  const isNarrow = concepts.every((concept) => !BROAD_CONCEPT_PATTERN.test(CONCEPTS[concept]?.name ?? ''));
  return isWhole && isNarrow ? concepts : [];
});

const conceptsOfCore = memoizeByObject((statement: Statement) =>
  conceptsOfLongestMatches(stemsOf(coreOf(statement).join(' '))),
);

/** Whether the core of a statement is about every concept of a practice, or about a narrower one. */
function isAboutPractice(statement: Statement, practice: string): boolean {
  const concepts = conceptsOfPractice(practice);
  // A method or a law is shown only by its own name.
  const isNamedThing = concepts.some((concept) => CONCEPTS[concept]?.exact);
  return (
    concepts.length > 0 &&
    !isNamedThing &&
    concepts.every((concept) => hasConcept(conceptsOfCore(statement), concept))
  );
}

/**
 * Whether what a statement says was done is an exercise of a practice, by the words of the practice's name or by the
 * concepts that both are about. What the person helped with or learnt does not count, nor a line without a verb, which
 * may be a heading.
 * @param practice as the person lists it, in the language of the statement
 */
export function showsPractice(statement: Statement, practice: string): boolean {
  const [verb = ''] = statement.language === 'en' ? leadingVerbs(statement.predicate?.text ?? '') : [];
  return (
    statement.predicate !== undefined &&
    !HELPING_VERB_PATTERN.test(verb) &&
    (namesPractice(statement, practice) || isAboutPractice(statement, practice))
  );
}
