/** Gradient boosting of small decision trees for binary classification, with histograms of the features' values. */
import type { BoostedTrees, DecisionTree } from '@/engine/read/career/model/boosted-trees';
import { randomFrom } from '../seeded-random';

/** An example: its features in the order of the names, and its class. */
export interface Row {
  values: readonly number[];
  label: boolean;
}

const TREES = 260;
const LEARNING_RATE = 0.04;
/**
 * Maximum number of leaves of a tree, minimum number of examples in a leaf, and regularisation of leaf
 * values.
 */
const MAX_LEAVES = 8;
const MIN_LEAF_EXAMPLES = 20;
const LEAF_REGULARISATION = 10;
/** The share of the features that is sampled for each split. */
const FEATURE_SHARE = 0.3;
/** Number of bins for the values of a feature. */
const BINS = 64;
const SEED = 2026;

interface Leaf {
  rows: Int32Array;
  split?: Split;
  /** Index in its tree. */
  at: number;
}

interface Split {
  feature: number;
  bin: number;
  gain: number;
}

/**
 * Trains trees whose sum is the log-odds that a row's label is true.
 * @param run added to the seed of the random numbers: each run samples other features for its splits, so that the
 * mean of several runs varies less than one of them
 */
export function trainBoostedTrees(names: readonly string[], rows: readonly Row[], run = 0): BoostedTrees {
  const random = randomFrom(SEED + run);
  const edges = names.map((_, feature) => edgesOf(rows.map(({ values }) => values[feature] ?? 0)));
  const binned = edges.map((featureEdges, feature) =>
    Uint8Array.from(rows, ({ values }) => binOf(values[feature] ?? 0, featureEdges)),
  );
  const positive = rows.filter(({ label }) => label).length;
  const base = Math.log((positive + 1) / (rows.length - positive + 1));
  const score = new Float64Array(rows.length).fill(base);
  const gradient = new Float64Array(rows.length);
  const hessian = new Float64Array(rows.length);
  const trees: DecisionTree[] = [];
  for (let round = 0; round < TREES; round += 1) {
    rows.forEach(({ label }, index) => {
      const chance = 1 / (1 + Math.exp(-(score[index] ?? 0)));
      gradient[index] = (label ? 1 : 0) - chance;
      hessian[index] = chance * (1 - chance);
    });
    trees.push(grow({ edges, binned, gradient, hessian, score, random }));
  }
  return { names: [...names], base: roundTo4Digits(base), trees };
}

interface TreeInput {
  edges: readonly (readonly number[])[];
  binned: readonly Uint8Array[];
  /** First and second derivative of the log-likelihood by the score of each row, the second without its sign. */
  gradient: Float64Array;
  hessian: Float64Array;
  score: Float64Array;
  random: () => number;
}

/**
 * Grows a tree, splitting the leaf with the largest gain first, and adds its output to the scores of its
 * rows.
 */
function grow(input: TreeInput): DecisionTree {
  const { edges, binned, gradient, hessian, score } = input;
  const tree: DecisionTree = { feature: [-1], value: [0], left: [0] };
  const leaves: Leaf[] = [{ rows: Int32Array.from(score, (_, index) => index), at: 0 }];
  for (const leaf of leaves) leaf.split = bestSplit(leaf.rows, input);
  while (leaves.length < MAX_LEAVES) {
    const best = leaves.reduce((most, leaf) =>
      (leaf.split?.gain ?? 0) > (most.split?.gain ?? 0) ? leaf : most,
    );
    const { split } = best;
    if (!split) break;
    const bins = binned[split.feature] as Uint8Array;
    const left = { rows: best.rows.filter((row) => (bins[row] ?? 0) <= split.bin), at: tree.feature.length };
    const right = {
      rows: best.rows.filter((row) => (bins[row] ?? 0) > split.bin),
      at: tree.feature.length + 1,
    };
    tree.feature[best.at] = split.feature;
    tree.value[best.at] = roundTo4Digits(edges[split.feature]?.[split.bin] ?? 0);
    tree.left[best.at] = left.at;
    for (const each of [left, right]) {
      tree.feature.push(-1);
      tree.value.push(0);
      tree.left.push(0);
      leaves.push({ ...each, split: bestSplit(each.rows, input) });
    }
    leaves.splice(leaves.indexOf(best), 1);
  }
  for (const { rows, at } of leaves) {
    let [gradientSum, hessianSum] = [0, 0];
    for (const row of rows) {
      gradientSum += gradient[row] ?? 0;
      hessianSum += hessian[row] ?? 0;
    }
    const value = roundTo4Digits((LEARNING_RATE * gradientSum) / (hessianSum + LEAF_REGULARISATION));
    tree.value[at] = value;
    for (const row of rows) score[row] = (score[row] ?? 0) + value;
  }
  return tree;
}

/**
 * The split of a leaf that lowers the loss most, among a sample of the features; undefined if none leaves enough
 * examples at both sides and lowers it.
 */
function bestSplit(
  rows: Int32Array,
  { edges, binned, gradient, hessian, random }: TreeInput,
): Split | undefined {
  let best: Split | undefined;
  let [gradientSum, hessianSum] = [0, 0];
  for (const row of rows) {
    gradientSum += gradient[row] ?? 0;
    hessianSum += hessian[row] ?? 0;
  }
  const lossReduction = (p: number, w: number) => (p * p) / (w + LEAF_REGULARISATION);
  const [gradientSums, hessianSums, counts] = [
    new Float64Array(BINS),
    new Float64Array(BINS),
    new Int32Array(BINS),
  ];
  for (let feature = 0; feature < binned.length; feature += 1) {
    if (random() > FEATURE_SHARE) continue;
    const bins = binned[feature] as Uint8Array;
    const last = edges[feature]?.length ?? 0;
    gradientSums.fill(0);
    hessianSums.fill(0);
    counts.fill(0);
    for (const row of rows) {
      const bin = bins[row] ?? 0;
      gradientSums[bin] = (gradientSums[bin] ?? 0) + (gradient[row] ?? 0);
      hessianSums[bin] = (hessianSums[bin] ?? 0) + (hessian[row] ?? 0);
      counts[bin] = (counts[bin] ?? 0) + 1;
    }
    let [p, w, n] = [0, 0, 0];
    for (let bin = 0; bin < last; bin += 1) {
      p += gradientSums[bin] ?? 0;
      w += hessianSums[bin] ?? 0;
      n += counts[bin] ?? 0;
      if (n < MIN_LEAF_EXAMPLES || rows.length - n < MIN_LEAF_EXAMPLES) continue;
      const gain =
        lossReduction(p, w) +
        lossReduction(gradientSum - p, hessianSum - w) -
        lossReduction(gradientSum, hessianSum);
      if (gain > (best?.gain ?? 1e-6)) best = { feature, bin, gain };
    }
  }
  return best;
}

/** The upper bounds of the bins: a value belongs to the first bin whose bound it does not exceed. */
function edgesOf(values: readonly number[]): number[] {
  const sorted = [...new Set(values)].sort((a, b) => a - b);
  const middle = (index: number) => roundTo4Digits(((sorted[index] ?? 0) + (sorted[index + 1] ?? 0)) / 2);
  if (sorted.length <= BINS) return sorted.slice(0, -1).map((_, index) => middle(index));
  const sortedValues = [...values].sort((a, b) => a - b);
  const cuts = new Set<number>();
  for (let bin = 1; bin < BINS; bin += 1) {
    const index = sorted.indexOf(sortedValues[Math.floor((sortedValues.length * bin) / BINS)] ?? 0);
    if (index >= 0 && index + 1 < sorted.length) cuts.add(middle(index));
  }
  return [...cuts].sort((a, b) => a - b);
}

function binOf(value: number, edges: readonly number[]): number {
  let bin = 0;
  while (bin < edges.length && value > (edges[bin] ?? 0)) bin += 1;
  return bin;
}

const roundTo4Digits = (value: number) => Math.round(value * 1e4) / 1e4;
