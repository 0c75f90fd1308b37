/** Keys by which texts are compared, each named for what it keeps of a text; they are never displayed. */
import { MAX_MEMOIZED_LINE_CHARACTERS, memoizeByText } from './memoize';

const PLAIN_ASCII_PATTERN = /^[ -~]*$/;

/** Letters and digits only, in lower case, without accents and spaces, for comparing headings and words. */
export const alphanumericKey = memoizeByText((text) =>
  PLAIN_ASCII_PATTERN.test(text)
    ? text.toLowerCase().replace(/[^a-z0-9]+/g, '')
    : text
        .normalize('NFKD')
        .replace(/\p{M}/gu, (mark) => (/[\u0300-\u036f]/.test(mark) ? '' : mark))
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, ''),
);

/** The words of a text, each with its letters and digits only. */
export const alphanumericWords = memoizeByText((text): readonly string[] =>
  text
    .split(/[^\p{L}\p{M}\p{N}+#.']+/u)
    .map((word) => alphanumericKey(word))
    .filter(Boolean),
);

/**
 * Lower case without accents; letters, digits, '+' and '#' only, and '&' as 'and'. For comparisons, never for display.
 */
export const wordsKey = memoizeByText(
  (text): string =>
    text
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .replace(/&/g, ' and ')
      .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
      .trim(),
  { maxLength: MAX_MEMOIZED_LINE_CHARACTERS, maxTexts: 8_000 },
);

/** Whether a text has all words of another one in a row; false for one without words. */
export function containsWords(text: string, words: string): boolean {
  const key = wordsKey(words);
  return key !== '' && ` ${wordsKey(text)} `.includes(` ${key} `);
}
