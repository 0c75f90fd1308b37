/** Makes any text printable: a PDF/UA document must not contain a character without a glyph. */

/** Joiners shape letters in Arabic and Indic scripts and need no glyph; other invisible characters are removed. */
const SHAPING_CHARACTERS_PATTERN = /[\u200c\u200d]/;
const INVISIBLE_CHARACTERS_PATTERN = /(?![\u200c\u200d])[\p{C}\p{Variation_Selector}]/gu;
/**
 * Vowel signs of Arabic, which readers can supply themselves. The font merges each with its letter into one
 * glyph, and programs that read the PDF then take every occurrence of that glyph for both characters.
 */
const VOWEL_SIGN_PATTERN = /[\u064b-\u0652]/gu;
/** Maximum letters of a word without a position to break at. */
const MAX_UNBROKEN_LETTERS = 40;
/**
 * The beginning of a word that is too long for a line, after which a position to break at is added. Text in scripts
 * without spaces can be broken anywhere.
 */
const LONG_WORD_PATTERN = new RegExp(
  `[^\\s\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}-]{${MAX_UNBROKEN_LETTERS}}(?=\\S)`,
  'gu',
);
const ZERO_WIDTH_SPACE = '\u200b';

/** The number of letters without a glyph in any font, and of all letters, in all texts cleaned so far. */
export interface LetterCounts {
  withoutGlyph: number;
  total: number;
}

export interface CharacterCleaner {
  /** Copies plain data, with every text in it made printable. */
  clean<T>(value: T): T;
  /** Grows with each cleaned text. */
  letterCounts: LetterCounts;
  /** The code points that are printed: those of all texts cleaned so far, with '?' and space. */
  usedCodePoints: Set<number>;
}

/**
 * Creates a cleaner that removes the characters that no font has; letters among them become question marks.
 * @param covers whether there is a glyph for a character
 */
export function createCleaner(covers: (codePoint: number) => boolean): CharacterCleaner {
  const printableByCharacter = new Map<string, boolean>();
  const usedCodePoints = new Set<number>();
  const letterCounts: LetterCounts = { withoutGlyph: 0, total: 0 };

  /** Whether a character can be printed; if so, its code point is added to the used ones. */
  function registerIfPrintable(character: string): boolean {
    const cachedResult = printableByCharacter.get(character);
    if (cachedResult !== undefined) return cachedResult;
    const codePoint = character.codePointAt(0) ?? 0;
    const printable = SHAPING_CHARACTERS_PATTERN.test(character) || covers(codePoint);
    printableByCharacter.set(character, printable);
    if (printable) usedCodePoints.add(codePoint);
    return printable;
  }

  function cleanText(raw: string): string {
    let out = '';
    for (const character of raw
      .normalize('NFC')
      .replace(/\s+/gu, ' ')
      .replace(INVISIBLE_CHARACTERS_PATTERN, '')
      .replace(VOWEL_SIGN_PATTERN, '')) {
      const letter = /\p{L}/u.test(character);
      if (letter) letterCounts.total += 1;
      if (registerIfPrintable(character)) out += character;
      else if (letter) {
        letterCounts.withoutGlyph += 1;
        out += '?';
      }
    }
    return out.replace(LONG_WORD_PATTERN, `$&${ZERO_WIDTH_SPACE}`).trim();
  }

  function clean(value: unknown): unknown {
    if (typeof value === 'string') return cleanText(value);
    if (Array.isArray(value)) return value.map(clean);
    if (value && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, clean(each)]));
    return value;
  }

  // Cleaning itself inserts both.
  for (const character of '? ') registerIfPrintable(character);
  return { clean: (value) => clean(value) as typeof value, letterCounts, usedCodePoints };
}
