/** Shortens the words of an object to a title. */
import { anyOf } from '../../language/text/word-lists';

export const MIN_TITLE_WORDS = 2;
export const MAX_TITLE_WORDS = 6;
export const MAX_TITLE_CHARACTERS = 48;
/** A title with this many words or more loses an empty noun at its end: 'sales training activities'. */
const MIN_WORDS_WITH_EMPTY_NOUN = 3;

/** Determiners, quantifiers, and adjectives of praise or extent before a noun, which a title omits. */
export const DETERMINER_PATTERN = anyOf(
  [
    'a|an|the|all|its|their|his|her|our|my|your|each|every|both|some|any|this|these|those|such',
    'various|multiple|several|numerous|many|few|new|own|other|more|most|over|about|around|nearly',
    'almost|approximately|up|successful|successfully|complex|sophisticated|healthy|innovative|robust',
    'scalable|comprehensive|effective|efficient|high-quality|quality|key|critical|major|important',
    'significant|strong|excellent|overall|entire|complete|full|whole|existing|current|different',
    'certain|relevant|appropriate|necessary|required|assigned|first|second|third|last|next|large',
    'small|great|good|best|better|half|simple|basic|right|proper|novel|unique|timely|one|two|three',
    'four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|dozens?|hundreds?|thousands?',
  ],
  { before: '^', after: '$', flags: 'i' },
);
/** Adjectives and adverbs, which cannot end a name. */
export const QUALIFIER_PATTERN = /(?:ly|ous|ful|less|able|ible|ive|ary|ical|ific|istic|etic)$/i;
/** Nouns that have the ending of a qualifier. */
export const NOUN_LIKE_QUALIFIER_PATTERN =
  /(?:initiative|incentive|archive|objective|executive|library|summary|glossary|salary|table|variable|assembly|supply|subsidiary|documentary|itinerary|dictionary|family|reply|anomaly|consumable|receivables?|deliverables?|payables?)$/i;

/** Whether a word needs a noun after it: a determiner, praise or another adjective. */
export const qualifiesNext = (word: string): boolean =>
  DETERMINER_PATTERN.test(word) || (QUALIFIER_PATTERN.test(word) && !NOUN_LIKE_QUALIFIER_PATTERN.test(word));

/** Removes words at the end that cannot end a name ('and', 'of'), and an empty noun ('activities'). */
export function removeOpenEnd(words: readonly string[]): string[] {
  const rest = [...words];
  const ends = (word: string) =>
    /^(?:and|of|&|the|a|an)$/i.test(word) ||
    (rest.length >= MIN_WORDS_WITH_EMPTY_NOUN && /^activit(?:y|ies)$|^efforts?$|^initiatives?$/i.test(word));
  while (rest.length > 0 && ends(rest.at(-1) ?? '')) rest.pop();
  return rest;
}

/** Removes surplus qualifiers after 'of': 'development of a portable in-depot weighing system'. */
export function shortenPurpose(words: readonly string[]): string[] {
  const rest = [...words];
  const of = rest.findIndex((word) => /^of$/i.test(word));
  const first = /^(?:an?|the)$/.test(rest[of + 1] ?? '') ? of + 2 : of + 1;
  const isLong = () => rest.length > MAX_TITLE_WORDS || rest.join(' ').length > MAX_TITLE_CHARACTERS;
  const qualifies = (word: string) =>
    /\p{Ll}-\p{Ll}/u.test(word) || DETERMINER_PATTERN.test(word) || QUALIFIER_PATTERN.test(word);
  while (of > 0 && isLong() && rest.length > first + MIN_TITLE_WORDS && qualifies(rest[first] ?? ''))
    rest.splice(first, 1);
  return rest;
}

/** Reduces 'A and B' to 'A' if both together are too long. */
export function shortenPair(words: readonly string[]): string[] {
  const and = words.findIndex((word) => /^(?:and|&)$/i.test(word));
  const isLong = words.length > MAX_TITLE_WORDS || words.join(' ').length > MAX_TITLE_CHARACTERS;
  // Before a singular, 'and' may join qualifiers of the last noun: 'newspaper and magazine advertisements'.
  return isLong && and >= MIN_TITLE_WORDS && /s$/.test(words[and - 1] ?? '')
    ? words.slice(0, and)
    : [...words];
}
