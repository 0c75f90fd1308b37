/** Words that entries without a sentence of their own support: names, places, skills, schools. */
import { type CitedEntries, tokensOf } from './record-index';

/** Whether one of the texts contains all words of a clause, in order. */
export function occursIn(words: readonly string[], texts: readonly string[]): boolean {
  return texts.some((text) => {
    const textWords = tokensOf(text);
    let at = 0;
    return words.every((word) => {
      at = textWords.indexOf(word, at) + 1;
      return at > 0;
    });
  });
}

/**
 * Whether all words of a clause about education are in a single entry of education and in the other cited texts, such
 * as languages.
 */
export function isEducation(words: readonly string[], cited: CitedEntries): boolean {
  return cited.education.some(({ school, degree = '', field = '' }) => {
    const entryWords = new Set(tokensOf(`${school} ${degree} ${field}`));
    const otherWords = new Set(cited.texts.flatMap(tokensOf));
    return words.every((word) => entryWords.has(word) || otherWords.has(word));
  });
}
