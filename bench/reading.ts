/**
 * `npm run --silent measure -- FOLDER... [--show] [--json FILE]`: scores how well documents are read. The label of a
 * document `NAME` is in the same folder, `NAME.expected.json` (see `reading/labels.ts`).
 */
import { writeFileSync } from 'node:fs';
import { readLabelledFolder } from './reading/labels';
import { readLabelledDocument } from './reading/read-labelled-document';
import { printReport, printScore } from './reading/report';
import { type Score, scoreOf } from './reading/score';

const args = process.argv.slice(2);
const showsDetails = args.includes('--show');
const jsonAt = args.indexOf('--json');
const folders = args.filter((each, index) => !each.startsWith('--') && (jsonAt < 0 || index !== jsonAt + 1));
if (folders.length === 0) throw new Error('usage: measure FOLDER... [--show] [--json FILE]');

/**
 * Number of documents that are read before the measurement, so that the readers are compiled as in a process that has
 * been running.
 */
const WARM_UP_DOCUMENTS = 8;

const documents = folders.flatMap(readLabelledFolder);
for (const document of documents.slice(0, WARM_UP_DOCUMENTS)) await readLabelledDocument(document);
const scores: Score[] = [];
for (const document of documents) {
  const started = performance.now();
  const facts = await readLabelledDocument(document);
  const score = scoreOf(document, facts, performance.now() - started);
  scores.push(score);
  if (showsDetails) printScore(score);
}
printReport(scores);
if (jsonAt >= 0) writeFileSync(args[jsonAt + 1] ?? 'measure.json', JSON.stringify(scores, null, 1));
