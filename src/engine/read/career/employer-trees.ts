/** Learnt by `npm run train:reading`; docs/reading-model.md says from what. */

import trees from './employer-trees.json' with { type: 'json' };
import type { BoostedTrees } from './forest';

export const EMPLOYER_TREES: BoostedTrees = trees;
