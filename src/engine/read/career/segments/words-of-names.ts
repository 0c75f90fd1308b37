/** Recognises words such as 'of', 'in' and 'for' that are part of a name, at which it must not be split. */
import { titleScore } from '../../vocabulary/titles';
import { isAnyPlace, isBareTown } from './place-parts';

/** Where a name is in a text. */
interface Span {
  from: number;
  to: number;
}

/** Maximum words, and characters, of a name before its abbreviation. */
const MAX_NAME_WORDS = 12;
const MAX_NAME_CHARACTERS = 120;
/** An abbreviation in brackets: '(ONSA)'. */
const ABBREVIATION_PATTERN = /\s\((\p{Lu}{3,8})\)/gu;
/** A word that is written with a capital inside a name: 'Kids In Boats', 'Hope For Oslo'. */
const CAPITALISED_WORD_PATTERN = /^\s+(?:In|For)\s+$/u;

/**
 * The names of a text that are followed by their abbreviation in brackets: as many words as it has letters begin with
 * these. 'Organization of Naval Sports in Africa (ONSA)'.
 */
export const abbreviatedNames = (text: string): Span[] =>
  [...text.matchAll(ABBREVIATION_PATTERN)].flatMap(({ index, 1: letters = '' }) => {
    const start = Math.max(0, index - MAX_NAME_CHARACTERS);
    const words = [...text.slice(start, index).matchAll(/[\p{L}\p{N}'’-]+/gu)]
      .slice(-MAX_NAME_WORDS)
      .reverse();
    let initials = '';
    for (const word of words) {
      const [initial = ''] = word[0];
      if (!/\p{Lu}/u.test(initial)) continue;
      initials += initial;
      if (initials.length === letters.length)
        return sorted(initials) === sorted(letters) ? [{ from: start + word.index, to: index }] : [];
    }
    return [];
  });

const sorted = (letters: string) => [...letters].sort().join('');

/**
 * Whether a word at which a line could be split is within a name: written with a capital, after words of no title and
 * before no place.
 * @param before the text since the last separator
 * @param after the text behind the word
 */
export function isCapitalisedInName(before: string, word: string, after: string): boolean {
  const [next = ''] = /^[^,;|(]+/u.exec(after) ?? [];
  return (
    CAPITALISED_WORD_PATTERN.test(word) &&
    /^\s*\p{Lu}/u.test(before) &&
    /\p{Ll}/u.test(before) &&
    titleScore(before) === 0 &&
    !isAnyPlace(next.trim()) &&
    !isBareTown(next.trim())
  );
}
