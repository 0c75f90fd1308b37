/** Finds the monospaced fonts of a page, in which the space between two words is wider than in other fonts. */
import type { TextItem } from '../extract/types';

/** Minimum number of words that show a font's advance, and the most that two of them differ in it. */
const MIN_MONOSPACED_WORDS = 12;
const MAX_ADVANCE_RATIO = 1.05;
/** Minimum number of letters of such a word: the white space around a letter weighs too much in shorter ones. */
const MIN_MONOSPACED_CHARACTERS = 4;

/** The fonts whose letters are all equally wide, so that a space is as wide as a letter. */
export function monospacedFontsOf(items: readonly TextItem[]): ReadonlySet<string> {
  const fonts = new Map<string, { words: number; least: number; most: number }>();
  for (const { text, width, size, font } of items) {
    if (text.length < MIN_MONOSPACED_CHARACTERS) continue;
    const advance = width / text.length / size;
    const measured = fonts.get(font) ?? { words: 0, least: advance, most: advance };
    measured.words += 1;
    measured.least = Math.min(measured.least, advance);
    measured.most = Math.max(measured.most, advance);
    fonts.set(font, measured);
  }
  return new Set(
    [...fonts].flatMap(([font, { words, least, most }]) =>
      words >= MIN_MONOSPACED_WORDS && most < least * MAX_ADVANCE_RATIO ? font : [],
    ),
  );
}
