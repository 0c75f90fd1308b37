/** Makes the fonts of printed documents from the font packages, once during the build, which takes a few seconds. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FACES } from './faces.mjs';
import { fontOf, nameTable, rangesOf, tablesOf } from './sfnt.mjs';

const require = createRequire(import.meta.url);
const folderOfThisFile = dirname(fileURLToPath(import.meta.url));

/** The typesetter falls back to fonts of the machine by name, so no other font must have these names. */
const FAMILY = 'Quarterdeck';

const manifestPathOf = (name) => require.resolve(`${name}/package.json`);
const readVersion = (name) => JSON.parse(readFileSync(manifestPathOf(name), 'utf8')).version;

/** Hashes the faces, this program and the versions of the packages: if any changes, the fonts are made again. */
function hashSource() {
  const hash = createHash('sha256');
  for (const file of ['faces.mjs', 'index.mjs', 'sfnt.mjs'])
    hash.update(readFileSync(join(folderOfThisFile, file)));
  const packages = new Set(Object.values(FACES).flatMap((families) => families.map((each) => each.package)));
  for (const name of [...packages, 'subset-font']) hash.update(`${name}@${readVersion(name)}\n`);
  return hash.digest('hex');
}

/**
 * Lists the files of a font family.
 * @param {import('./faces.mjs').Family} family with its package, axis and sets
 * @returns {string[]} paths of its files, in the order of its sets
 */
function listFontFiles({ package: name, axis, sets }) {
  const folder = join(dirname(manifestPathOf(name)), 'files');
  const suffix = `-${axis}-normal.woff2`;
  const prefix = `${name.split('/')[1]}-`;
  const allSets = readdirSync(folder)
    .filter((file) => file.endsWith(suffix))
    .map((file) => file.slice(prefix.length, -suffix.length))
    .sort((a, b) => Number(a) - Number(b) || (a < b ? -1 : 1));
  return (sets?.filter((set) => allSets.includes(set)) ?? allSets).map((set) =>
    join(folder, `${prefix}${set}${suffix}`),
  );
}

const charactersOf = (ranges) =>
  ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index));

/**
 * Combining marks of Latin, Greek and Cyrillic. With them, a font that lacks a composed letter would assemble it
 * from its parts instead of leaving it to the next font, and readers of the PDF would take the base letter for the
 * whole.
 */
const isMark = (codePoint) => codePoint >= 0x300 && codePoint <= 0x36f;

/** Makes a static instance of a font under its own name. */
async function makeInstance(path, { at: variationAxes }, number, target) {
  const { default: subset } = await import('subset-font');
  const fullFont = await subset(readFileSync(path), undefined, {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    variationAxes,
  });
  const characters = charactersOf(rangesOf(tablesOf(fullFont).get('cmap'))).filter((each) => !isMark(each));
  const instance = await subset(fullFont, String.fromCodePoint(...characters), { targetFormat: 'sfnt' });
  const tables = tablesOf(instance);
  const family = `${FAMILY} ${number}`;
  tables.set('name', nameTable(family));
  writeFileSync(join(target, `${number}.ttf`), fontOf(instance.readUInt32BE(0), tables));
  return { number, family, ranges: rangesOf(tables.get('cmap')) };
}

/**
 * Makes the fonts, unless those in the folder are up to date.
 * @param {string} target the folder of the fonts and of `index.json`, which lists their families, faces and characters.
 * Nothing is done if it was made from the same versions of the packages.
 */
export async function ensureFonts(target) {
  const index = join(target, 'index.json');
  const currentSource = hashSource();
  try {
    if (JSON.parse(readFileSync(index, 'utf8')).source === currentSource) return;
  } catch {
    // The index is missing or incomplete, so the fonts are made.
  }
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const fonts = new Map();
  const faces = {};
  for (const [face, families] of Object.entries(FACES)) {
    faces[face] = [];
    for (const family of families) {
      for (const path of listFontFiles(family)) {
        const key = `${path} ${JSON.stringify(family.at)}`;
        let font = fonts.get(key);
        if (!font) {
          font = await makeInstance(path, family, fonts.size, target);
          fonts.set(key, font);
        }
        faces[face].push(font.number);
      }
    }
  }
  writeFileSync(index, JSON.stringify({ source: currentSource, fonts: [...fonts.values()], faces }));
}
