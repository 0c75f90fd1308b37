/** Makes any text one that can be set: a PDF/UA document may hold no character without a glyph. */

/** Joiners shape letters in Arabic and Indic scripts and need no glyph; other invisible characters go. */
const SHAPING = /[\u200c\u200d]/;
const INVISIBLE = /(?![\u200c\u200d])[\p{C}\p{Variation_Selector}]/gu;
/**
 * Vowel signs of Arabic, which readers supply by themselves. The font merges them with their letter into one glyph,
 * which every program that reads the PDF then takes for both wherever it occurs.
 */
const VOWEL_SIGNS = /[\u064b-\u0652]/gu;
/**
 * A word this long has no place to break, and none that is written in earnest is as long. Some scripts have no spaces.
 */
const LONG_WORD = /[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}-]{40}(?=\S)/gu;
const ZERO_WIDTH_SPACE = '\u200b';

/** The letters of a text that no font can set. */
export interface Missing {
  letters: number;
  of: number;
}

export interface Cleaner {
  /** A copy of plain data with every text in it made settable. */
  clean<T>(value: T): T;
  missing: Missing;
  /** Every character of what was cleaned. */
  used: Set<number>;
}

/** @param covers whether there is a glyph for a character */
export function createCleaner(covers: (codePoint: number) => boolean): Cleaner {
  const known = new Map<string, boolean>();
  const used = new Set<number>();
  const missing: Missing = { letters: 0, of: 0 };

  function settable(character: string): boolean {
    const before = known.get(character);
    if (before !== undefined) return before;
    const codePoint = character.codePointAt(0) ?? 0;
    const is = SHAPING.test(character) || covers(codePoint);
    known.set(character, is);
    if (is) used.add(codePoint);
    return is;
  }

  function text(raw: string): string {
    let out = '';
    for (const character of raw
      .normalize('NFC')
      .replace(/\s+/gu, ' ')
      .replace(INVISIBLE, '')
      .replace(VOWEL_SIGNS, '')) {
      const letter = /\p{L}/u.test(character);
      if (letter) missing.of += 1;
      if (settable(character)) out += character;
      else if (letter) {
        missing.letters += 1;
        out += '?';
      }
    }
    return out.replace(LONG_WORD, `$&${ZERO_WIDTH_SPACE}`).trim();
  }

  function clean(value: unknown): unknown {
    if (typeof value === 'string') return text(value);
    if (Array.isArray(value)) return value.map(clean);
    if (value && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, clean(each)]));
    return value;
  }

  for (const character of '? ') settable(character);
  return { clean: (value) => clean(value) as typeof value, missing, used };
}
