/** Accepts sentences that the profile tells as their owner wrote them, in the third person. */
import { removeHollowWords } from '../language/text/hollow-words';
import { cleanRawText } from '../language/text/hygiene';
import { sentencesOf } from '../language/text/sentences';
import { wholeSentenceOf } from '../language/text/whole-sentence';
import type { DerivedRelation } from './cited-text';
import { type CitedEntries, type RecordIndex, tokensOf } from './record-index';

/**
 * The relation of a sentence that is a whole sentence of a cited text about the person, word for word but for their name;
 * undefined if it is none.
 */
export function deriveWhole(
  text: string,
  { statements }: CitedEntries,
  { name, inThirdPerson }: RecordIndex,
): DerivedRelation | undefined {
  const names = tokensOf(name);
  const wordsOf = (sentence: string) =>
    tokensOf(sentence)
      .filter((word) => !names.includes(word))
      .join(' ');
  const wanted = wordsOf(text);
  for (const { text: about, span } of statements.filter((entry) => entry.about)) {
    const sentences = sentencesOf(cleanRawText(about)).map(removeHollowWords);
    const isTold = sentences.some((sentence) =>
      name.split(' ').some((firstName) => {
        const told = wholeSentenceOf(sentence, { firstName, inThirdPerson });
        return told !== undefined && wordsOf(told.text) === wanted;
      }),
    );
    if (isTold)
      return {
        subject: name,
        object: wanted,
        times: [],
        numbers: wanted.split(' ').filter((word) => /\d/.test(word)),
        span,
      };
  }
  return undefined;
}
