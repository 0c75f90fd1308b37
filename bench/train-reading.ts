/**
 * `npm run train:reading -- FOLDER...`: learns the weights of `engine/read/career` from labelled documents
 * and writes them to `src/engine/read/career/weights.json`. The folders are those of `npm run measure`.
 */
import { writeFileSync } from 'node:fs';
import { type Example, examplesOf, linesOf, syntheticExamples } from './measure/examples';
import { labelledIn } from './measure/labels';
import { train } from './measure/train';

const PATH = 'src/engine/read/career/weights.json';
const folders = process.argv.slice(2);
if (folders.length === 0) throw new Error('usage: train:reading FOLDER...');

const documents: Example[][] = [];
for (const document of folders.flatMap(labelledIn)) {
  if (document.slot === 'resume')
    documents.push(examplesOf(await linesOf(document).catch(() => []), document.label));
}
const real = documents.length;
const weights = train([...documents, ...syntheticExamples()]);
const sorted = Object.entries(weights).sort(([a], [b]) => a.localeCompare(b));
writeFileSync(PATH, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
console.log(`${real} documents, ${documents.flat().length} entries, ${sorted.length} weights`);
