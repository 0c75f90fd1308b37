/**
 * `npm run --silent measure -- FOLDER... [--show] [--json FILE]`: how well documents are read.
 * Beside each document `NAME` stands its label, `NAME.expected.json` (see `measure/labels.ts`).
 */
import { writeFileSync } from 'node:fs';
import { readFile } from '@/engine/read/read-file';
import { mergeFacts } from '@/engine/record';
import type { CareerFacts } from '@/shared/facts';
import { type Labelled, labelledIn } from './measure/labels';
import { printReport, printScore } from './measure/report';
import { type Score, scoreOf } from './measure/score';

const given = process.argv.slice(2);
const show = given.includes('--show');
const jsonAt = given.indexOf('--json');
const folders = given.filter((each, index) => !each.startsWith('--') && (jsonAt < 0 || index !== jsonAt + 1));
if (folders.length === 0) throw new Error('usage: measure FOLDER... [--show] [--json FILE]');

/** Reads until the compiler has seen the readers: what is measured is a process that has been reading. */
const WARM_UP = 8;

async function read({ fileName, bytes, slot }: Labelled): Promise<CareerFacts> {
  return mergeFacts([await readFile({ slot, source: 's1', fileName, bytes: new Uint8Array(bytes) })]);
}

const documents = folders.flatMap(labelledIn);
for (const document of documents.slice(0, WARM_UP)) await read(document).catch(() => undefined);
const scores: Score[] = [];
for (const document of documents) {
  const started = performance.now();
  const facts = await read(document).catch((error: unknown) => {
    console.log(`${document.fileName}: not read (${error instanceof Error ? error.message : error})`);
    return mergeFacts([]);
  });
  const score = scoreOf(document, facts, performance.now() - started);
  scores.push(score);
  if (show) printScore(score);
}
printReport(scores);
if (jsonAt >= 0) writeFileSync(given[jsonAt + 1] ?? 'measure.json', JSON.stringify(scores, null, 1));
