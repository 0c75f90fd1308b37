/** Restores letters of a name whose ligature the PDF draws as a sign: 'Bre$ Lund' beside 'lund.brett@mail.example'. */
import { alphanumericWords } from '../../../language/text/keys';

const LIGATURES = ['tt', 'ti', 'ft', 'ff', 'fi', 'fl', 'ffi', 'fj', 'tf'];
/** A capitalised word with one sign or digit among or after its letters. */
const WORD_WITH_SIGN_PATTERN = /(?<!\S)(\p{Lu}\p{Ll}{1,14})([$#%&*+|<>=~^!?"0-9])(\p{Ll}{0,14})(?!\S)/gu;
const MAX_NAME_CHARACTERS = 60;

/**
 * Replaces a sign in a name by the ligature with which an address spells the word. The text is unchanged unless the
 * addresses contain every word of the result.
 */
export function restoreLetters(text: string, addresses: string): string {
  if (text.length > MAX_NAME_CHARACTERS || !text.includes(' ') || text.search(WORD_WITH_SIGN_PATTERN) < 0)
    return text;
  const addressWords = new Set(addresses.toLowerCase().match(/\p{L}+/gu) ?? []);
  const restored = text.replace(
    WORD_WITH_SIGN_PATTERN,
    (word, before: string, _sign: string, after: string) => {
      const letters = LIGATURES.find((each) => addressWords.has(`${before}${each}${after}`.toLowerCase()));
      return letters === undefined ? word : `${before}${letters}${after}`;
    },
  );
  const words = alphanumericWords(restored).filter((word) => word.length > 1);
  return restored !== text && words.every((word) => addressWords.has(word)) ? restored : text;
}
