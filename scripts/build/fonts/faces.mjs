/**
 * The typefaces of printed documents. A face is a chain of fonts: each letter is set in the first font that
 * contains it. Every font is a static instance of a variable one, since the typesetter cannot read variable fonts,
 * instantiated at the optical size in which it is used.
 */

/** Sets of letters, by the names that the packages use in their file names. */
const LATIN = ['latin', 'latin-ext', 'vietnamese'];
const GREEK_CYRILLIC = ['greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'];

/**
 * @typedef {object} Family
 * @property {string} package of the npm registry
 * @property {string} axis in the names of its files
 * @property {Record<string, number>} at the values at which its axes are fixed
 * @property {string[]} [sets] files of the package to take; absent: every file
 */

/** @type {(at: Record<string, number>) => Family} */
const newsreader = (at) => ({
  package: '@fontsource-variable/newsreader',
  axis: 'opsz',
  at,
  sets: LATIN,
});

/** @type {(name: string, wght: number, sets?: string[]) => Family} */
const byWeight = (name, wght, sets) => ({
  package: `@fontsource-variable/${name}`,
  axis: 'wght',
  at: { wght },
  sets,
});

/**
 * Fonts for letters that the other fonts of a face lack. Thai, Han, Hangul, emoji and the rest of Latin, Greek and
 * Cyrillic have one weight.
 */
const otherScripts = (wght) => [
  // Fonts with one glyph per letter: others compose letters from strokes and dots, so that copied text is garbled.
  byWeight('vazirmatn', wght, ['arabic']),
  byWeight('noto-sans-hebrew', wght, ['hebrew']),
  byWeight('noto-sans-devanagari', wght, ['devanagari']),
  byWeight('noto-sans-thai', 400, ['thai']),
  byWeight('noto-sans-sc', 400),
  byWeight('noto-sans-kr', 400),
  byWeight('noto-sans', 400, [...LATIN, ...GREEK_CYRILLIC]),
  byWeight('noto-emoji', 400),
];

/** @type {Record<'display' | 'serif' | 'sans' | 'bold', Family[]>} */
export const FACES = {
  /** Names and large numbers. */
  display: [
    newsreader({ wght: 350, opsz: 42 }),
    byWeight('noto-serif', 400, GREEK_CYRILLIC),
    ...otherScripts(400),
  ],
  /** Headings and emphasised text. */
  serif: [
    newsreader({ wght: 400, opsz: 18 }),
    byWeight('noto-serif', 400, GREEK_CYRILLIC),
    ...otherScripts(400),
  ],
  /** Body text. */
  sans: [
    byWeight('instrument-sans', 400, LATIN),
    byWeight('noto-sans', 400, GREEK_CYRILLIC),
    ...otherScripts(400),
  ],
  /** Emphasised words in body text. */
  bold: [
    byWeight('instrument-sans', 600, LATIN),
    byWeight('noto-sans', 600, GREEK_CYRILLIC),
    ...otherScripts(600),
  ],
};
