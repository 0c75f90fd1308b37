/**
 * `npm run train:reading -- FOLDER...`: learns the weights of `engine/read/career` from labelled documents
 * and writes them to `src/engine/read/career/weights.ts`. The folders are those of `npm run measure`.
 */
import { writeFileSync } from 'node:fs';
import { type Example, examplesOf, linesOf, syntheticExamples } from './measure/examples';
import { labelledIn } from './measure/labels';
import { train } from './measure/train';

const PATH = 'src/engine/read/career/weights.ts';
const folders = process.argv.slice(2);
if (folders.length === 0) throw new Error('usage: train:reading FOLDER...');

const documents: Example[][] = [];
for (const document of folders.flatMap(labelledIn)) {
  if (document.slot === 'resume')
    documents.push(examplesOf(await linesOf(document).catch(() => []), document.label));
}
const real = documents.length;
const weights = train([...documents, ...syntheticExamples()]);
const lines = Object.entries(weights)
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([name, weight]) => `  '${name}': ${weight},`);
writeFileSync(
  PATH,
  `/** Learnt by \`npm run train:reading\`; docs/reading-model.md says from what. */\nexport const WEIGHTS: Readonly<Record<string, number>> = {\n${lines.join('\n')}\n};\n`,
);
console.log(`${real} documents, ${documents.flat().length} entries, ${lines.length} weights`);
