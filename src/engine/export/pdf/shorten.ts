/** Shortens texts for the brief: at the end of a sentence if one is near, otherwise between words. */

import { cutAtWord } from '../../language/text/hygiene';

/** Ends of sentences in the scripts of the world. A word in lower case after a full stop shows an abbreviation. */
const SENTENCE_END_PATTERN = /[.!?。！？؟।](?=\s+(?!\s|\p{Ll})|\s*$|["”’)])["”’)]?|[。！？]/gu;
/** A text is cut at the end of a sentence if at least this share of the permitted length then remains. */
const MIN_KEPT_SHARE = 0.5;

/**
 * Shortens a text at the end of a sentence, else of a word, else within one; the latter two end in an ellipsis.
 * @param max in characters, without the ellipsis; a text within it is returned as it is
 */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const sentenceEnd = [...text.matchAll(SENTENCE_END_PATTERN)]
    .map((match) => match.index + match[0].length)
    .findLast((end) => end <= max);
  if (sentenceEnd !== undefined && sentenceEnd >= max * MIN_KEPT_SHARE)
    return text.slice(0, sentenceEnd).trim();
  return `${cutAtWord(text, max).replace(/(?<![\s,;:–-])[\s,;:–-]+$/u, '')}…`;
}
