/** Recognises areas of work that mean the same: 'Software engineering' and 'Software design'. */
import { containsWords, wordsKey } from '../../language/text/keys';

/** Words that do not distinguish one area from another; most name a way of working in it. */
const UNDISTINCTIVE_WORD_PATTERN =
  /^(?:management|leadership|leading|development|design|engineering|architecture|operations?|administration|strateg(?:y|ies|ic)|planning|services?|solutions?|analysis|analytics|assessment|control|optimi[sz]ation|improvement|governance|delivery|execution|business|and|of|the|for|scien(?:ce|ces)|practices?|processes|process|systems?|professional|global|corporate|technical|visuali[sz]ations?|modell?ing)$/;

/** A key that is equal for areas that differ only in undistinctive words. */
export function areaKey(area: string): string {
  const words = wordsKey(area.replace(/(?:(?<!\s)\s+)?\([^()]*\)/g, ''))
    .split(' ')
    .filter(Boolean);
  const distinctive = words
    .filter((word) => !UNDISTINCTIVE_WORD_PATTERN.test(word))
    .map((word) => word.replace(/(?<=\w{3})s$/, ''));
  return distinctive.length > 0 ? distinctive.sort().join(' ') : words.join(' ');
}

/** Whether one area is named within the other: 'Refinancing' in 'Turnaround and refinancing'. */
export const isAreaWithin = (one: string, other: string): boolean =>
  containsWords(one, other) || containsWords(other, one);
