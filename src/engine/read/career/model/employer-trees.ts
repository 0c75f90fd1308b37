/** Trained by `npm run train:reading`; docs/reading-model.md describes the data. */
import type { BoostedTrees } from './boosted-trees';
import trees from './employer-trees.json' with { type: 'json' };

export const EMPLOYER_TREES: BoostedTrees = trees;
