/**
 * `npm run measure:facts -- FOLDER [--show]`: says what becomes of the strongest facts of careers, as somebody labelled
 * them. The folder has a JSON file for each document (`StrongestFacts`); the documents may lie anywhere.
 */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createDraftCheck } from '@/engine/check';
import { preloadModules } from '@/engine/process/preload-modules';
import { replaceDecompressionStream } from '@/engine/read/extract/decompression-stream';
import { composeProfile } from '@/engine/write';
import { statementSentence, writeListEntry } from '@/engine/write/sentences/statement-sentence';
import { careerContextOf } from '@/engine/write/statements/career-context';
import { keepOwnStatements } from '@/engine/write/statements/own-statements';
import { readInputs } from '@/server/adapters/engine';
import { createInProcessEngine } from '@/server/adapters/engine/in-process';
import type { CareerFacts } from '@/shared/record/facts';

/** The labels of one document. Facts are whole lines or sentences of it, in its own words. */
interface StrongestFacts {
  /** The path of the document. */
  file: string;
  /** What belongs on the first screen, the strongest first. */
  top: string[];
  /** The lines worth printing under each post. */
  posts: { employer: string; title: string; best: string[] }[];
  /** Lines that must not be chosen while anything better is there. */
  weak: string[];
}

/** What became of a labelled fact, in the order of the stages of the engine. */
const FATES = [
  'not read',
  'no statement',
  'not supported',
  'not chosen',
  'in key roles',
  'in front',
] as const;
type Fate = (typeof FATES)[number];

const FRONT_SECTIONS = ['description', 'meetIntro', 'personas', 'superpowers', 'sweetSpot', 'userManual'];
/** Two texts of at least this many letters and digits tell the same fact if one contains the other or its beginning. */
const MIN_KEY_CHARACTERS = 13;
const BEGINNING_CHARACTERS = 60;

const keyOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

function isSameFact(a: string, b: string): boolean {
  const [first, second] = [keyOf(a), keyOf(b)];
  if (Math.min(first.length, second.length) < MIN_KEY_CHARACTERS) return false;
  return (
    first.includes(second) ||
    second.includes(first) ||
    first.slice(0, BEGINNING_CHARACTERS) === second.slice(0, BEGINNING_CHARACTERS)
  );
}

/** Creates a function that says what became of a fact of a career. */
function createFateOf(read: CareerFacts): (fact: string) => Fate {
  const { evidence } = composeProfile(read);
  const facts = keepOwnStatements(read);
  const context = careerContextOf(facts);
  const { passesCheck } = createDraftCheck(facts);
  const lines = [...facts.about, ...facts.statements, ...facts.roles.flatMap(({ statements }) => statements)];
  return (fact) => {
    const sections = evidence.items
      .filter(({ spans }) => spans.some(({ quote }) => isSameFact(quote, fact)))
      .map(({ section }) => section as string);
    if (sections.some((section) => FRONT_SECTIONS.includes(section))) return 'in front';
    if (sections.includes('keyRoles')) return 'in key roles';
    const ids = new Set(lines.filter(({ value }) => isSameFact(value, fact)).map(({ id }) => id));
    if (ids.size === 0) return 'not read';
    const statements = [...context.about, ...context.achievements].filter((one) => ids.has(one.fact.id));
    if (statements.length === 0) return 'no statement';
    const isSupported = statements.some((one) => {
      const sentence = statementSentence(one, context);
      return passesCheck(writeListEntry(one, 'named')) || (sentence !== undefined && passesCheck(sentence));
    });
    return isSupported ? 'not chosen' : 'not supported';
  };
}

const args = process.argv.slice(2);
const isShown = args.includes('--show');
const folder = args.find((argument) => !argument.startsWith('--'));
if (!folder) throw new Error('Usage: npm run measure:facts -- FOLDER [--show]');

replaceDecompressionStream();
await preloadModules();
const engine = createInProcessEngine();
const counts = new Map<string, number>();
for (const name of (await readdir(folder)).filter((one) => one.endsWith('.json')).sort()) {
  const labels = JSON.parse(await readFile(join(folder, name), 'utf8')) as StrongestFacts;
  const bytes = new Uint8Array(await readFile(labels.file));
  const inputs = [{ slot: 'resume' as const, fileName: basename(labels.file), bytes }];
  const fateOf = createFateOf((await readInputs(engine, inputs, { visitor: 'bench' })).facts);
  const kinds = {
    'strongest facts': labels.top,
    'best lines of posts': labels.posts.flatMap(({ best }) => best),
    'weak lines': labels.weak,
  };
  for (const [kind, facts] of Object.entries(kinds)) {
    for (const fact of facts) {
      const fate = fateOf(fact);
      counts.set(`${kind}|${fate}`, (counts.get(`${kind}|${fate}`) ?? 0) + 1);
      if (isShown && fate !== 'in front') console.log(`${name} | ${kind} | ${fate} | ${fact}`);
    }
  }
}
for (const kind of ['strongest facts', 'best lines of posts', 'weak lines']) {
  const ofKind = FATES.map((fate) => counts.get(`${kind}|${fate}`) ?? 0);
  const total = ofKind.reduce((sum, count) => sum + count, 0);
  const shares = FATES.map((fate, at) => `${fate} ${(((ofKind[at] ?? 0) / total) * 100).toFixed(0)}%`);
  console.log(`${kind} (${total}): ${shares.join(', ')}`);
}
