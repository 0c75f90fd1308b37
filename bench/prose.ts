/**
 * `npm run bench:prose -- [FOLDER ...]`: measures the prose of profiles composed from the careers of the tests, from
 * the fixtures next to the checkout if they exist, and from every document in the given folders. It fails if a fixture
 * cannot be read.
 */
import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { verbForm } from '@/engine/language/grammar/verbs';
import { preloadModules } from '@/engine/process/preload-modules';
import { replaceDecompressionStream } from '@/engine/read/extract/decompression-stream';
import { composeProfile } from '@/engine/write';
import { CAREERS } from '@/engine/write/testing';
import { readInputs } from '@/server/adapters/engine';
import { createInProcessEngine } from '@/server/adapters/engine/in-process';
import type { CareerFacts } from '@/shared/record/facts';
import {
  countRepeatedRuns,
  frameOf,
  isFragment,
  proseLinesOf,
  quantile,
  sentencesIn,
} from './prose/measures';
import { LABEL_SUFFIX } from './reading/labels';

/** Maximum share of the profiles in which the same frame (a sentence without names and quotes) may occur. */
const MAX_FRAME_SHARE = 0.2;
/** Number of findings that are printed. */
const MAX_FINDINGS_PRINTED = 25;
const engine = createInProcessEngine();
const FIXTURES_FOLDER = process.env.FIXTURES ?? join(process.cwd(), '../shared/fixtures');

/** The facts of a document or of a JSON file of facts; undefined if it cannot be read. */
async function readFacts(path: string, slot: 'resume' | 'linkedin_file'): Promise<CareerFacts | undefined> {
  const bytes = new Uint8Array(await readFile(path));
  if (extname(path) === '.json') return JSON.parse(Buffer.from(bytes).toString()) as CareerFacts;
  try {
    const inputs = [{ slot, fileName: basename(path), bytes }];
    return (await readInputs(engine, inputs, { visitor: 'bench' })).facts;
  } catch {
    return undefined;
  }
}

async function readFixtures(): Promise<(CareerFacts | undefined)[]> {
  const manifest = await readFile(join(FIXTURES_FOLDER, 'manifest.json'), 'utf8').catch(() => undefined);
  if (!manifest) return [];
  const { cases } = JSON.parse(manifest) as { cases: { file: string; slot: 'resume' | 'linkedin_file' }[] };
  return Promise.all(cases.map(({ file, slot }) => readFacts(join(FIXTURES_FOLDER, file), slot)));
}

async function readDocuments(folder: string): Promise<(CareerFacts | undefined)[]> {
  const names = (await readdir(folder)).filter((name) => !name.endsWith(LABEL_SUFFIX)).sort();
  const results: (CareerFacts | undefined)[] = [];
  for (const name of names) results.push(await readFacts(join(folder, name), 'resume'));
  return results;
}

replaceDecompressionStream();
await preloadModules();
const folders = process.argv.slice(2);
const fixtures = await readFixtures();
const unreadFixtures = fixtures.filter((facts) => facts === undefined).length;
const readResults = [...Object.values(CAREERS), ...fixtures];
for (const folder of folders) readResults.push(...(await readDocuments(folder)));
const people = readResults.filter((facts) => facts !== undefined);
const unreadDocuments = readResults.length - people.length;
if (unreadDocuments > 0)
  console.log(`${unreadDocuments} documents not read, ${unreadFixtures} of them fixtures`);

const frames = new Map<string, Set<number>>();
const titles = new Map<string, Set<number>>();
const addTo = (map: Map<string, Set<number>>, key: string, index: number) => {
  const known = map.get(key) ?? new Set();
  map.set(key, known.add(index));
};
let fragments = 0;
let lines = 0;
let repeatedRuns = 0;
let personaBulletCount = 0;
let bulletsWithFigures = 0;
let profilesWithProse = 0;
const lengths: number[] = [];
for (const [index, facts] of people.entries()) {
  const { profile, evidence } = composeProfile(facts);
  const names = [
    profile.name,
    ...facts.roles.flatMap((role) => [role.title, role.organisation]),
    facts.location?.value ?? '',
  ];
  const items = proseLinesOf(evidence);
  profilesWithProse += items.length > 0 ? 1 : 0;
  for (const item of items) {
    const quotes = item.spans.map(({ quote }) => quote);
    for (const sentence of sentencesIn([item])) {
      const frame = frameOf(sentence, quotes, names);
      if (frame) addTo(frames, frame, index);
      lengths.push(sentence.split(' ').length);
    }
    lines += 1;
    if (isFragment(item.text, (word) => verbForm(word) !== undefined || /^(?:is|was|has|had)$/.test(word)))
      fragments += 1;
  }
  const personaBullets = profile.personas.flatMap((persona) => persona.bullets);
  personaBulletCount += personaBullets.length;
  bulletsWithFigures += personaBullets.filter((bullet) => /\d/.test(bullet)).length;
  repeatedRuns += countRepeatedRuns(items);
  for (const title of [...profile.personas, ...profile.superpowers].map((each) => each.title))
    addTo(titles, title, index);
}

const share = (count: number, all: number) => (all === 0 ? '0' : (count / all).toFixed(2));
/** Prints the most frequent values, each with its share of the profiles that have any prose. */
const print = (heading: string, map: Map<string, Set<number>>) => {
  console.log(`\n${heading}`);
  const most = [...map].sort((a, b) => b[1].size - a[1].size).slice(0, MAX_FINDINGS_PRINTED);
  for (const [key, set] of most)
    console.log(`${String(set.size).padStart(4)}  ${share(set.size, profilesWithProse)}  ${key}`);
};
print('frames: profiles, share, words added to those of the source', frames);
print('titles of personas and superpowers', titles);
const mostCommonShare =
  Math.max(0, ...[...frames.values()].map((set) => set.size)) / Math.max(profilesWithProse, 1);
console.log(
  `\n${people.length} profiles, ${profilesWithProse} with prose; ${lines} lines, ${fragments} fragments`,
);
console.log(`sentence length in words: median ${quantile(lengths, 0.5)}, p95 ${quantile(lengths, 0.95)}`);
console.log(
  `runs of six words in two sections: ${(repeatedRuns / Math.max(profilesWithProse, 1)).toFixed(2)} per profile`,
);
console.log(
  `persona bullets with a figure: ${bulletsWithFigures} of ${personaBulletCount} (${share(bulletsWithFigures, personaBulletCount)})`,
);
console.log(`most common frame: ${mostCommonShare.toFixed(2)} of the profiles; at most ${MAX_FRAME_SHARE}`);
process.exitCode = mostCommonShare <= MAX_FRAME_SHARE && unreadFixtures === 0 ? 0 : 1;
