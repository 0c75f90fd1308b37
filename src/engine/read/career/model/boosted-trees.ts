/** Boosted decision trees: many small trees whose outputs are summed. */

/**
 * A tree as arrays over its nodes, the root first.
 * `feature`: the index of the feature that a node tests; -1 for a leaf.
 * `value`: the threshold of a node (values up to it go left), or the output of a leaf.
 * `left`: the index of the left child; the right child follows it.
 */
export interface DecisionTree {
  feature: number[];
  value: number[];
  left: number[];
}

export interface BoostedTrees {
  /** The features in the order of their indices. */
  names: string[];
  /** The log-odds before any tree. */
  base: number;
  trees: DecisionTree[];
}

/** Values of features by name. */
export type Features = Readonly<Record<string, number>>;

/** The predicted probability, 0 to 1. A feature that no part contains counts as 0. */
export function predictProbability(
  { names, base, trees }: BoostedTrees,
  features: readonly Features[],
): number {
  const indexByName = indexByNameOf(names);
  const values = new Float64Array(names.length);
  for (const part of features)
    for (const [name, value] of Object.entries(part)) {
      const index = indexByName.get(name);
      if (index !== undefined) values[index] = value;
    }
  let score = base;
  for (const { feature, value, left } of trees) {
    let node = 0;
    for (let tested = feature[0] ?? -1; tested >= 0; tested = feature[node] ?? -1)
      node = (left[node] ?? 0) + ((values[tested] ?? 0) > (value[node] ?? 0) ? 1 : 0);
    score += value[node] ?? 0;
  }
  return 1 / (1 + Math.exp(-score));
}

/** Caches the indices of features by name, for each list of names. */
const indexByNameCache = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

function indexByNameOf(names: readonly string[]): ReadonlyMap<string, number> {
  const indexByName = indexByNameCache.get(names) ?? new Map(names.map((name, index) => [name, index]));
  indexByNameCache.set(names, indexByName);
  return indexByName;
}
