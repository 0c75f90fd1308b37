/**
 * `npm run train:phrases -- FOLDER`: trains the classifier for the phrases of careers on the public lists of
 * docs/phrase-model.md, checked out in FOLDER as `owner+name`, and writes `src/engine/read/phrases/weights.json`.
 */
import { writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { kindSharesOf } from '@/engine/read/phrases/classifier';
import { PHRASE_KINDS } from '@/engine/read/phrases/kinds';
import { phraseExamples } from './phrases/examples';
import { readLists } from './phrases/sources';
import { trainPhrases } from './phrases/train';

const PATH = 'src/engine/read/phrases/weights.json';
const SEED = 2026;
/** Share of the examples that is held out for evaluation. */
const EVALUATION_SHARE = 0.05;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: train:phrases FOLDER');

const examples = phraseExamples(readLists(folder), SEED);
const heldOut = examples.slice(0, Math.round(examples.length * EVALUATION_SHARE));
const model = trainPhrases(examples.slice(heldOut.length));

const resultsByKind = new Map<number, { correct: number; total: number }>();
for (const { phrase, kind } of heldOut) {
  const shares = kindSharesOf(phrase, model);
  const best = PHRASE_KINDS.reduce((a, b) => (shares[b] > shares[a] ? b : a));
  const known = resultsByKind.get(kind) ?? { correct: 0, total: 0 };
  resultsByKind.set(kind, {
    correct: known.correct + (best === PHRASE_KINDS[kind] ? 1 : 0),
    total: known.total + 1,
  });
}
for (const [kind, count] of [...resultsByKind].sort(([a], [b]) => a - b))
  console.log(`| ${PHRASE_KINDS[kind]} | ${count.total} | ${(count.correct / count.total).toFixed(2)} |`);

const json = {
  seed: SEED,
  kinds: PHRASE_KINDS,
  scale: Number(model.scale.toPrecision(6)),
  bias: model.bias,
  weights: deflateSync(model.weights, { level: 9 }).toString('base64'),
};
writeFileSync(PATH, `${JSON.stringify(json, null, 2)}\n`);
console.log(`${examples.length} phrases, ${JSON.stringify(json).length} bytes`);
