/** Search keys that ignore accents and case: 'Zürich', 'ZURICH' and 'zurich' have the same key. */

/** Letters that Unicode does not decompose into a plain letter and a mark. */
const PLAIN_LETTERS: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
};

/**
 * Folds a name to its search key.
 * @returns lower case without marks and apostrophes; every other run of characters that are neither letters nor digits
 * is one space
 */
export function foldPlaceName(text: string): string {
  // A fast path: most texts are plain already, and the full normalisation takes ten times as long.
  if (/^[\x20-\x7e]*$/.test(text)) {
    return text
      .toLowerCase()
      .replaceAll(/['`]/g, '')
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim();
  }
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’ʼ`]/gu, '')
    .replaceAll(/[ßøæœđðþłħıŋ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
