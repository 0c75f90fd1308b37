/** Finds the monospaced fonts of a page, in which the space between two words is wider than in other fonts. */
import type { TextItem } from '../extract/types';

/** Minimum number of words that show a font's advance. */
const MIN_MONOSPACED_WORDS = 12;
/** The widest advance of a monospaced font is less than this many times its narrowest, as measured in words. */
const ADVANCE_RATIO_TOLERANCE = 1.05;
/**
 * Minimum number of letters of a word that is measured: the white space around a letter weighs too much in shorter
 * ones.
 */
const MIN_MONOSPACED_CHARACTERS = 4;

/** The fonts whose letters are all equally wide, so that a space is as wide as a letter. */
export function monospacedFontsOf(items: readonly TextItem[]): ReadonlySet<string> {
  const advancesByFont = new Map<string, { words: number; least: number; most: number }>();
  for (const { text, width, size, font } of items) {
    if (text.length < MIN_MONOSPACED_CHARACTERS) continue;
    const advance = width / text.length / size;
    const advances = advancesByFont.get(font) ?? { words: 0, least: advance, most: advance };
    advances.words += 1;
    advances.least = Math.min(advances.least, advance);
    advances.most = Math.max(advances.most, advance);
    advancesByFont.set(font, advances);
  }
  return new Set(
    [...advancesByFont].flatMap(([font, { words, least, most }]) =>
      words >= MIN_MONOSPACED_WORDS && most < least * ADVANCE_RATIO_TOLERANCE ? font : [],
    ),
  );
}
