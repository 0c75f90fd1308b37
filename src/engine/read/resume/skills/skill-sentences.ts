/** Tells sentences in a section of skills from lists, which may end with a full stop too. */
import { startsWithAction } from '../../career/sentences/action-sentences';
import { splitAtTopLevel } from '../lists/items';
import { labelAndList } from './skill-labels';

/** A sentence has more words than this, and more than this many for each separator of a list. */
const MAX_WORDS_OF_ITEM = 8;
const MAX_WORDS_PER_SEPARATOR = 4;

/** Whether a short line ends a sentence, as the last line of a paragraph does. */
export const isSentenceEnd = (text: string): boolean => text.includes(' ') && /\p{L}{3}[.!?]$/u.test(text);

/** Whether a text is a sentence, and not a list that ends with a full stop: 'Ports: Cranes | Pilots | Quays.' */
export function isSentence(text: string): boolean {
  const wordCount = text.split(/[\s|•·:]+/u).length;
  const separatorCount = text.match(/[,|•·]/g)?.length ?? 0;
  return (
    wordCount > MAX_WORDS_OF_ITEM &&
    /[.!?]$/.test(text) &&
    separatorCount * MAX_WORDS_PER_SEPARATOR < wordCount &&
    !isListAfterLabel(text)
  );
}

/** Minimum number of entries of a list with a label, and maximum number of words of each outside its brackets. */
const MIN_LISTED_ENTRIES = 3;
const MAX_ENTRY_WORDS = 5;

/** Whether a text lists short entries after its label: 'Research: Market studies, Shelf planning, Field visits.' */
function isListAfterLabel(text: string): boolean {
  const { label, rest } = labelAndList(text);
  if (label === undefined) return false;
  const entries = splitAtTopLevel(rest.replace(/\.$/u, ''), /[,;]\s/u).map((entry) =>
    entry.replace(/\([^()]*\)/gu, '').trim(),
  );
  return (
    entries.length >= MIN_LISTED_ENTRIES &&
    entries.every(
      (entry) =>
        entry !== '' &&
        entry.split(/\s+/u).length <= MAX_ENTRY_WORDS &&
        !/[.!?]\s/u.test(entry) &&
        !startsWithAction(entry),
    )
  );
}

/** The end of a list and the label of the next one in the same paragraph: '… and rails. Signals: Lamps, Flags'. */
const NEXT_LABEL_PATTERN = /(?<=[\p{L}\p{N})]{2})[.;]\s+(?=\p{Lu}[^.,:;]{1,30}:\s+\S)/u;

/** The lists of a paragraph, each of which begins with a label; the whole text if it begins without one. */
export const labelledLists = (text: string): string[] =>
  labelAndList(text).label === undefined ? [text] : text.split(NEXT_LABEL_PATTERN);
