/** Prepares the sentences of a fact for reading: without hollow words, and divided where they state two things. */
import { removeCliche } from '../../language/text/cliche';
import { dutiesAsActs } from '../../language/text/duties-as-acts';
import { splitOffExperience } from '../../language/text/experience';
import { removeHollowWords } from '../../language/text/hollow-words';
import type { Language } from '../../language/text/language';
import { nominalAsOwn } from '../../language/text/nominal-self';
import { removeLabelledParts, splitAtSecondSubject } from './self-sentences';

/**
 * The parts of sentences that are read one by one.
 * @param of.isAbout whether the person describes themselves, as opposed to their work in a post
 * @param of.ongoing whether what the sentences state is ongoing
 */
export function sentenceParts(
  sentences: readonly string[],
  { isAbout, ongoing, language }: { isAbout: boolean; ongoing: boolean; language: Language },
): string[] {
  if (language !== 'en') return isAbout ? sentences.map(removeHollowWords) : [...sentences];
  if (!isAbout) return sentences.map((sentence) => dutiesAsActs(sentence, !ongoing));
  return sentences
    .map(removeHollowWords)
    .flatMap(splitOffExperience)
    .flatMap(splitAtSecondSubject)
    .map(removeLabelledParts)
    .map(removeCliche)
    .map((part) => nominalAsOwn(part) ?? part);
}
