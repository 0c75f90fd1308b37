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

/** Words that lines about other things have too. */
const COMMON_WORD_PATTERN = /^(?:data|digital|team|project|client|customer|business)$/;
const STEM_CHARACTERS = 5;

/** Whether a line has a word of an area that tells it from others, so that a reader sees what they have in common. */
export function namesWordOf(area: string, line: string): boolean {
  const words = wordsKey(area)
    .split(' ')
    .filter((word) => !COMMON_WORD_PATTERN.test(word));
  const distinctive = words.filter((word) => !UNDISTINCTIVE_WORD_PATTERN.test(word));
  const text = ` ${wordsKey(line)}`;
  return (distinctive.length > 0 ? distinctive : words).some((word) =>
    text.includes(` ${word.slice(0, STEM_CHARACTERS)}`),
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

/** Whether one area is named within the other: 'Refinancing' in 'Turnaround and refinancing'. */
export const isAreaWithin = (one: string, other: string): boolean =>
  hasAllWords(one, other) || hasAllWords(other, one);
