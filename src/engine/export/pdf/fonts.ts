/**
 * The fonts of printed documents, as the build made them (scripts/build/fonts), and which of them a document needs.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const FONT_FACES = ['display', 'serif', 'sans', 'bold'] as const;
export type Face = (typeof FONT_FACES)[number];

interface Font {
  family: string;
  /** The characters it has glyphs for: [first, last], in order. */
  ranges: [number, number][];
}

interface Index {
  fonts: Font[];
  /** Indexes of fonts, the preferred first. */
  faces: Record<Face, number[]>;
}

export interface FontFolder {
  files: Buffer[];
  /** Whether every face has a glyph for a character. */
  covers(codePoint: number): boolean;
  /** The font families for these characters, by face, in order of preference. */
  familiesFor(codePoints: Iterable<number>): Record<Face, string[]>;
}

/** Whether a sorted list of ranges contains a number (binary search). */
function containsNumber(ranges: readonly [number, number][], value: number): boolean {
  let low = 0;
  let high = ranges.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last] = ranges[middle] as [number, number];
    if (value < first) high = middle - 1;
    else if (value > last) low = middle + 1;
    else return true;
  }
  return false;
}

/** Reads the index of the fonts. @param folder as `ensureFonts` of scripts/build/fonts made it */
export function readFonts(folder: string): FontFolder {
  const { fonts, faces } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as Index;
  const fontsByFace = FONT_FACES.map((face) => faces[face].map((number) => fonts[number] as Font));
  return {
    files: fonts.map((_, index) => readFileSync(join(folder, `${index}.ttf`))),
    covers: (codePoint) =>
      fontsByFace.every((chain) => chain.some(({ ranges }) => containsNumber(ranges, codePoint))),
    familiesFor(codePoints) {
      const distinctCodePoints = [...new Set(codePoints)];
      const families = fontsByFace.map((chain) => {
        let uncovered = distinctCodePoints;
        return chain.flatMap(({ family, ranges }, index) => {
          const covered = uncovered.filter((each) => containsNumber(ranges, each));
          // The first family sets the spaces and the line height, so it is always in the list.
          if (covered.length === 0 && index > 0) return [];
          uncovered = uncovered.filter((each) => !containsNumber(ranges, each));
          return [family];
        });
      });
      return Object.fromEntries(FONT_FACES.map((face, index) => [face, families[index]])) as Record<
        Face,
        string[]
      >;
    },
  };
}
