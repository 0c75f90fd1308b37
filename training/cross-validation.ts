/**
 * `npm run --silent measure:folds -- FOLDER... [--on FOLDER] [--show] [--json FILE]`: cross-validation of the
 * reading model. The documents of all folders are divided into folds; each fold is read with weights and trees
 * trained on the others. `--on` reads another folder, with a model trained on all other documents.
 */
import { writeFileSync } from 'node:fs';
import { type LabelledDocument, readLabelledFolder } from '../bench/reading/labels';
import { readLabelledDocument } from '../bench/reading/read-labelled-document';
import { printReport, printScore } from '../bench/reading/report';
import { type Score, scoreOf } from '../bench/reading/score';
import { syntheticExamples } from './reading/examples';
import {
  employerRowsOf,
  FOLDS,
  foldOf,
  leaveOutFold,
  prepareTrainingDocument,
  replaceTrees,
  replaceWeights,
  type TrainingDocument,
  trainModel,
  trainTrees,
  trainWeights,
} from './reading/train-model';

const args = process.argv.slice(2);
const optionOf = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const [testFolder, json] = [optionOf('--on'), optionOf('--json')];
const folders = args.filter((each) => !each.startsWith('--') && each !== testFolder && each !== json);
if (folders.length === 0)
  throw new Error('usage: measure:folds FOLDER... [--on FOLDER] [--show] [--json FILE]');

const documents = folders.flatMap(readLabelledFolder).sort((a, b) => a.fileName.localeCompare(b.fileName));
const trainingDocuments: TrainingDocument[] = [];
for (const document of documents) trainingDocuments.push(await prepareTrainingDocument(document));
const synthetic = syntheticExamples();
const scores: Score[] = [];

/** Reads documents with the current model. */
async function measure(tested: readonly LabelledDocument[]): Promise<void> {
  for (const document of tested) {
    const started = performance.now();
    const facts = await readLabelledDocument(document);
    const score = scoreOf(document, facts, performance.now() - started);
    scores.push(score);
    if (args.includes('--show')) printScore(score);
  }
}

if (testFolder) {
  replaceTrees(trainModel(trainingDocuments, synthetic).trees);
  await measure(readLabelledFolder(testFolder));
} else {
  const folds = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = trainWeights(leaveOutFold(trainingDocuments, fold), synthetic);
    replaceWeights(weights);
    return { weights, rows: foldOf(trainingDocuments, fold).flatMap(employerRowsOf) };
  });
  for (const [fold, { weights }] of folds.entries()) {
    replaceWeights(weights);
    replaceTrees(trainTrees(folds.filter((_, at) => at !== fold).flatMap(({ rows }) => rows)));
    await measure(foldOf(documents, fold));
  }
}
printReport(scores);
if (json) writeFileSync(json, JSON.stringify(scores, null, 1));
