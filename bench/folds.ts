/**
 * `npm run --silent measure:folds -- FOLDER... [--on FOLDER] [--show] [--json FILE]`: how well documents are read by
 * weights that were learnt without them. The documents of all folders are dealt into four parts; each part is read
 * by what the three others teach. `--on` reads another folder, by what all the others teach.
 */
import { writeFileSync } from 'node:fs';
import { WEIGHTS } from '@/engine/read/career/weights';
import { type Example, examplesOf, linesOf, syntheticExamples } from './measure/examples';
import { type Labelled, labelledIn } from './measure/labels';
import { readOf } from './measure/read';
import { printReport, printScore } from './measure/report';
import { type Score, scoreOf } from './measure/score';
import { train } from './measure/train';

const FOLDS = 4;

const given = process.argv.slice(2);
const optionOf = (name: string) => (given.includes(name) ? given[given.indexOf(name) + 1] : undefined);
const [on, json] = [optionOf('--on'), optionOf('--json')];
const folders = given.filter((each) => !each.startsWith('--') && each !== on && each !== json);
if (folders.length === 0)
  throw new Error('usage: measure:folds FOLDER... [--on FOLDER] [--show] [--json FILE]');

interface Known {
  document: Labelled;
  examples: Example[];
  fold: number;
}

const documents: Known[] = [];
for (const document of folders.flatMap(labelledIn).sort((a, b) => a.fileName.localeCompare(b.fileName))) {
  const lines = document.slot === 'resume' ? await linesOf(document).catch(() => []) : [];
  documents.push({ document, examples: examplesOf(lines, document.label), fold: documents.length % FOLDS });
}

const synthetic = syntheticExamples();
const scores: Score[] = [];

/** Reads documents by weights that others teach. */
async function measure(tested: readonly Labelled[], others: readonly Known[]): Promise<void> {
  const weights = WEIGHTS as Record<string, number>;
  for (const name of Object.keys(weights)) delete weights[name];
  Object.assign(weights, train([...others.map(({ examples }) => examples), ...synthetic]));
  for (const document of tested) {
    const started = performance.now();
    const facts = await readOf(document);
    const score = scoreOf(document, facts, performance.now() - started);
    scores.push(score);
    if (given.includes('--show')) printScore(score);
  }
}

if (on) await measure(labelledIn(on), documents);
else
  for (let fold = 0; fold < FOLDS; fold += 1)
    await measure(
      documents.filter((each) => each.fold === fold).map(({ document }) => document),
      documents.filter((each) => each.fold !== fold),
    );
printReport(scores);
if (json) writeFileSync(json, JSON.stringify(scores, null, 1));
