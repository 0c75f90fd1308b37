/** Recognises areas of work that mean the same: 'Software engineering' and 'Software design'. */
import { wordsKey } from '../../language/text/keys';

/** Words that do not distinguish one area from another; most name a way of working in it. */
const UNDISTINCTIVE_WORD_PATTERN =
  /^(?:management|leadership|leading|development|design|engineering|architecture|operations?|administration|strateg(?:y|ies|ic)|planning|services?|solutions?|analysis|analytics|assessment|control|optimi[sz]ation|improvement|governance|delivery|execution|business|and|of|the|for|scien(?:ce|ces)|practices?|processes|process|systems?|professional|global|corporate|technical|visuali[sz]ations?|modell?ing)$/;

/** A key that is equal for areas that differ only in undistinctive words. */
export function areaKey(area: string): string {
  const words = wordsKey(area.replace(/(?:(?<!\s)\s+)?\([^()]*\)/g, ''))
    .split(' ')
    .filter(Boolean);
  const distinctive = words
    .filter((word) => !UNDISTINCTIVE_WORD_PATTERN.test(word.replace(/(?<=developmen)ts$/, 't')))
    .map((word) => word.replace(/(?<=\w{3})s$/, ''));
  return distinctive.length > 0 ? distinctive.sort().join(' ') : words.join(' ');
}

/** Words for the handling of something, which alone do not make another practice of it. */
const HANDLING_WORD_PATTERN =
  /^(?:management|optimi[sz]ation|operations?|planning|improvement|administration|execution|strateg(?:y|ies)|solutions?|services?|processes|process)$/;
const MIN_SHARED_WORDS = 2;

/**
 * Whether two practices are the same but for words of handling: 'Supply chain management' and 'Supply chain
 * optimization', but not 'Data management' and 'Data strategy', whose common word is too wide.
 */
export function isSamePractice(one: string, other: string): boolean {
  const coreOf = (area: string) =>
    wordsKey(area)
      .split(' ')
      .filter((word) => !HANDLING_WORD_PATTERN.test(word));
  const core = coreOf(one);
  return core.length >= MIN_SHARED_WORDS && core.join(' ') === coreOf(other).join(' ');
}

/** Words that lines about other things have too. */
const COMMON_WORD_PATTERN = /^(?:data|digital|team|project|client|customer|business)$/;
const STEM_CHARACTERS = 5;
const MIN_STEM_CHARACTERS = 3;

/** Whether a line has a word of an area that tells it from others, so that a reader sees what they have in common. */
export function namesWordOf(area: string, line: string): boolean {
  const words = wordsKey(area)
    .split(' ')
    .filter((word) => !COMMON_WORD_PATTERN.test(word));
  const distinctive = words.filter((word) => !UNDISTINCTIVE_WORD_PATTERN.test(word));
  const text = ` ${wordsKey(line)}`;
  // A short word is no beginning of others: 'fp' of 'FP&A'.
  return (distinctive.length > 0 ? distinctive : words).some((word) =>
    word.length < MIN_STEM_CHARACTERS
      ? word.length > 1 && `${text} `.includes(` ${word} `)
      : text.includes(` ${word.slice(0, STEM_CHARACTERS)}`),
  );
}

const wordSetOf = (area: string) =>
  new Set(
    wordsKey(area)
      .split(' ')
      .map((word) => word.replace(/(?<=\w{3})s$/, '')),
  );
const hasAllWords = (one: string, other: string): boolean => {
  const words = wordSetOf(one);
  return [...wordSetOf(other)].every((word) => words.has(word));
};

/** A name whose words are spelled the same in areas of one meaning: 'IT strategy' is a technology strategy. */
const plainWordsOf = (area: string): string[] =>
  wordsKey(area.replace(/\bIT\b/gu, 'technology'))
    .split(' ')
    .map((word) => word.replace(/(?<=\w{3})s$/, ''));

/** The pairs of neighbouring words of an area, of which one at least tells it from others. */
const pairsOf = (area: string): string[] => {
  const words = plainWordsOf(area);
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    if (next === undefined || /^(?:and|of|for|the)$/.test(word) || /^(?:and|of|for|the)$/.test(next))
      return [];
    return [word, next].every((one) => UNDISTINCTIVE_WORD_PATTERN.test(one)) ? [] : [`${word} ${next}`];
  });
};

/** Whether two areas share a pair of words: 'Supply chain management' and 'Global supply chain optimization'. */
export function sharesPair(one: string, other: string): boolean {
  const pairs = new Set(pairsOf(one));
  return pairsOf(other).some((pair) => pairs.has(pair));
}

/** Whether one area is named within the other: 'Refinancing' in 'Turnaround and refinancing'. */
export const isAreaWithin = (one: string, other: string): boolean =>
  hasAllWords(one, other) || hasAllWords(other, one);

/** A name without spaces, hyphens and plural, by which 'Micro services' is 'Microservices'. */
export const compactKey = (name: string): string =>
  wordsKey(name)
    .replaceAll(' ', '')
    .replace(/(?<=.{3})s$/u, '');

/** Whether a wider area is named within a narrower one: 'Enterprise sales' in 'Software enterprise sales'. */
export function isWiderThan(one: string, other: string): boolean {
  const [few, more] = [wordSetOf(one), wordSetOf(other)];
  const isAcronym = /^[\p{Lu}\d&/-]{1,6}$/u.test(one);
  return !isAcronym && few.size < more.size && hasAllWords(other, one);
}
