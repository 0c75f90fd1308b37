/**
 * `npm run train:reading -- FOLDER...`: trains both steps of `engine/read/career` on labelled documents and writes
 * them to `model/weights.json` and `model/employer-trees.json` there. The folders are those of `npm run measure`.
 */
import { writeFileSync } from 'node:fs';
import { readLabelledFolder } from '../bench/reading/labels';
import { syntheticExamples } from './reading/examples';
import { prepareTrainingDocument, type TrainingDocument, trainModel } from './reading/train-model';

const FOLDER = 'src/engine/read/career/model';
const folders = process.argv.slice(2);
if (folders.length === 0) throw new Error('usage: train:reading FOLDER...');

const trainingDocuments: TrainingDocument[] = [];
const documents = folders.flatMap(readLabelledFolder).filter(({ slot }) => slot === 'resume');
for (const document of documents.sort((a, b) => a.fileName.localeCompare(b.fileName)))
  trainingDocuments.push(await prepareTrainingDocument(document));
const { weights, trees, rowCount } = trainModel(trainingDocuments, syntheticExamples());
const sortedWeights = Object.entries(weights).sort(([a], [b]) => a.localeCompare(b));
writeFileSync(`${FOLDER}/weights.json`, `${JSON.stringify(Object.fromEntries(sortedWeights), null, 2)}\n`);
writeFileSync(`${FOLDER}/employer-trees.json`, `${JSON.stringify(trees)}\n`);
console.log(
  `${trainingDocuments.length} documents, ${sortedWeights.length} weights, ${trees.trees.length} trees of ${rowCount} rows`,
);
