/** Reads sentences about oneself that are used verbatim. */
import type { StatementFact } from '@/shared/record/facts';
import { languageOf } from '../../language/text/language';
import { wholeSentenceOf } from '../../language/text/whole-sentence';
import { importanceOf } from './importance';
import { isUnreadable } from './readable';
import type { ReadingContext } from './reading-context';
import { isRefused } from './refuse';
import type { Statement } from './statement';

/** Maximum characters of a sentence that is used verbatim. */
const MAX_SENTENCE_CHARACTERS = 320;

/**
 * The statement of a sentence whose subject is not at its beginning ('Since joining in 2018, she has led the mills');
 * undefined for any other sentence.
 * @param at the position of the sentence in its fact
 */
export function wholeStatement(
  fact: StatementFact,
  sentence: string,
  at: number,
  reading: ReadingContext,
): Statement | undefined {
  const whole = reading.language === 'en' ? wholeSentenceOf(sentence, reading) : undefined;
  if (
    !whole ||
    whole.text.length > MAX_SENTENCE_CHARACTERS ||
    (languageOf(whole.text, 'en') ?? 'en') !== 'en' ||
    isRefused(whole.core, reading.organisations, 'en') ||
    isUnreadable(whole.text)
  )
    return undefined;
  return {
    id: `${fact.id}.${at}`,
    form: 'whole',
    text: whole.text,
    language: 'en',
    fact,
    sentence,
    ...(whole.pointsBack ? { pointsBack: true as const } : {}),
    origin: 'about',
    weight: importanceOf(whole.text, undefined, reading.latestYear),
    subjects: [],
    themes: [],
  };
}
