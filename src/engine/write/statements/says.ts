/** Finds the words of a label in a text. */
import { wordsKey } from '../../language/text/keys';

/** Number of first letters by which words are compared, so that 'releases' and 'Release' are the same. */
const STEM_CHARACTERS = 5;
/** Maximum letters of a word without meaning of its own: 'and', 'of'. */
const MAX_EMPTY_WORD_CHARACTERS = 3;

/** Whether a text has every word of a label, in any of its forms. */
export function containsLabel(text: string, label: string): boolean {
  const foldedText = ` ${wordsKey(text)}`;
  return wordsKey(label)
    .split(' ')
    .filter((word) => word.length > MAX_EMPTY_WORD_CHARACTERS)
    .every((word) => foldedText.includes(` ${word.slice(0, STEM_CHARACTERS)}`));
}
