/** Shortens texts for the brief: at the end of a sentence if one is near, otherwise between words. */

import { truncateText } from '@/shared/text/truncate-text';

/** Ends of sentences in the scripts of the world. */
const SENTENCE_END_PATTERN = /[.!?。！？؟।](?=\s|$|["”’)])["”’)]?|[。！？]/gu;
/** A text is cut at the end of a sentence or word if at least this share of the permitted length then remains. */
const MIN_KEPT_SHARE = 0.5;

/**
 * Shortens a text at the end of a sentence, else of a word, else within one; the latter two end in an ellipsis.
 * @param max in characters, without the ellipsis; a text within it is returned as it is
 */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const permitted = truncateText(text, max);
  let end = 0;
  for (const match of permitted.matchAll(SENTENCE_END_PATTERN)) end = match.index + match[0].length;
  if (end >= max * MIN_KEPT_SHARE) return permitted.slice(0, end).trim();
  const space = permitted.lastIndexOf(' ');
  const cut = space >= max * MIN_KEPT_SHARE ? permitted.slice(0, space) : permitted;
  return `${cut.replace(/(?<![\s,;:–-])[\s,;:–-]+$/u, '')}…`;
}
