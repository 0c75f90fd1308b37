/** Prepares the sentences of a fact for reading: without hollow words, and divided where they state two things. */
import { verbForm } from '../../language/grammar/verbs';
import { upperFirst } from '../../language/text/casing';
import { removeCliche } from '../../language/text/cliche';
import { deedOfDescription } from '../../language/text/deed-of-description';
import { dutiesAsActs } from '../../language/text/duties-as-acts';
import { splitOffExperience } from '../../language/text/experience';
import { removeHollowWords } from '../../language/text/hollow-words';
import type { Language } from '../../language/text/language';
import { nominalAsOwn } from '../../language/text/nominal-self';
import { removeLabelledParts, splitAtSecondSubject } from './self-sentences';

/** A line without a verb, and what its post does or did besides: 'Member of the board; leads nine mills'. */
const FURTHER_ACT_PATTERN = /^([^;:]{12,120}); (?:also )?(\p{Ll}{2,20}) (?=\S)/u;
function splitAtFurtherAct(sentence: string): string[] {
  const [whole = '', before = '', word = ''] = FURTHER_ACT_PATTERN.exec(sentence) ?? [];
  const form = verbForm(word)?.form;
  const isVerb = form === 'present' || form === 'past';
  const begins = before.split(' ', 1)[0]?.toLowerCase() ?? '';
  if (!isVerb || (verbForm(begins) && !/^(?:report|promoted)/.test(begins))) return [sentence];
  return [before, upperFirst(`${word} ${sentence.slice(whole.length)}`)];
}

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
  if (!isAbout)
    return sentences
      .flatMap(splitAtFurtherAct)
      .map(deedOfDescription)
      .map((sentence) => dutiesAsActs(sentence, !ongoing));
  return sentences
    .map(removeHollowWords)
    .flatMap(splitOffExperience)
    .flatMap(splitAtSecondSubject)
    .map(removeLabelledParts)
    .map(removeCliche)
    .map((part) => nominalAsOwn(part) ?? part);
}
