/**
 * Trains the model that reads careers on labelled documents, in two steps: weights for pairs of title and employer,
 * then trees that decide whether the employer of a pair is one.
 */
import { judgedScopesOf } from '@/engine/read/career';
import type { BoostedTrees, Features } from '@/engine/read/career/model/boosted-trees';
import { employerFeaturesOf } from '@/engine/read/career/model/employer-features';
import { EMPLOYER_TREES } from '@/engine/read/career/model/employer-trees';
import { WEIGHTS } from '@/engine/read/career/model/weights';
import { tidyName } from '@/engine/read/career/names/names';
import type { DocumentLine } from '@/engine/read/layout/line';
import { sectionsOf } from '@/engine/read/resume/headings/sections';
import type { Label, LabelledDocument } from '../../bench/reading/labels';
import { isSameEmployer } from '../../bench/reading/match';
import { type Example, examplesOf, readLines } from './examples';
import { type Row, trainBoostedTrees } from './gradient-boosting';
import { fitWeights } from './train-weights';

/** A labelled document for training. */
export interface TrainingDocument {
  label: Label;
  lines: DocumentLine[];
  examples: Example[];
}

/** A text that may be the employer of an entry, with its features. */
export interface EmployerRow {
  features: Features;
  /** Whether the label of the document names it as a company. */
  isEmployer: boolean;
}

export type TrainedWeights = Record<string, number>;

/** The training data of a document; without examples if it is not a readable resume. */
export async function prepareTrainingDocument(document: LabelledDocument): Promise<TrainingDocument> {
  const lines = document.slot === 'resume' ? await readLines(document).catch(() => []) : [];
  return { label: document.label, lines, examples: examplesOf(lines, document.label) };
}

/** Weights trained on the examples and the synthetic documents. */
export const trainWeights = (
  trainingDocuments: readonly TrainingDocument[],
  synthetic: readonly Example[][],
): TrainedWeights => fitWeights([...trainingDocuments.map(({ examples }) => examples), ...synthetic]);

/** Replaces the weights in use. */
export function replaceWeights(replacement: TrainedWeights): void {
  const weights = WEIGHTS as TrainedWeights;
  for (const name of Object.keys(weights)) delete weights[name];
  Object.assign(weights, replacement);
}

/** Replaces the trees in use. */
export function replaceTrees(replacement: BoostedTrees): void {
  Object.assign(EMPLOYER_TREES, replacement);
}

/** The possible employers of a document's entries, with features from the current weights. */
export function employerRowsOf({ label, lines }: TrainingDocument): EmployerRow[] {
  const sections = sectionsOf(lines);
  return employerFeaturesOf(sections, judgedScopesOf(sections)).map(({ features, choice }) => ({
    features: Object.assign({}, ...features) as Features,
    isEmployer: label.companies.some((name) => isSameEmployer(tidyName(choice.employer.text), name)),
  }));
}

/** Trains the trees several times on the same rows, and averages their leaves. */
export function trainTrees(rows: readonly EmployerRow[]): BoostedTrees {
  const names = Object.keys(rows[0]?.features ?? {});
  const table = rows.map(
    (row): Row => ({ values: names.map((name) => row.features[name] ?? 0), label: row.isEmployer }),
  );
  const forests = Array.from({ length: RUNS }, (_, run) => trainBoostedTrees(names, table, run));
  const mean = (value: number) => Math.round((value / RUNS) * 1e5) / 1e5;
  return {
    names,
    base: forests[0]?.base ?? 0,
    trees: forests.flatMap(({ trees }) =>
      trees.map((tree) => ({
        ...tree,
        value: tree.value.map((value, node) => (tree.feature[node] === -1 ? mean(value) : value)),
      })),
    ),
  };
}

/** Number of runs whose trees are averaged. */
const RUNS = 3;

/**
 * Number of folds of the training documents. Trees are trained on predictions by weights that were trained on
 * the other folds.
 */
export const FOLDS = 4;
/** The items of one fold. */
export const foldOf = <T>(items: readonly T[], fold: number) => items.filter((_, at) => at % FOLDS === fold);
/** The items of all other folds. */
export const leaveOutFold = <T>(items: readonly T[], fold: number) =>
  items.filter((_, at) => at % FOLDS !== fold);

/** Trains weights and trees on all documents. The weights remain in use. */
export function trainModel(trainingDocuments: readonly TrainingDocument[], synthetic: readonly Example[][]) {
  const rows: EmployerRow[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    replaceWeights(trainWeights(leaveOutFold(trainingDocuments, fold), synthetic));
    rows.push(...foldOf(trainingDocuments, fold).flatMap(employerRowsOf));
  }
  const weights = trainWeights(trainingDocuments, synthetic);
  replaceWeights(weights);
  return { weights, trees: trainTrees(rows), rowCount: rows.length };
}
