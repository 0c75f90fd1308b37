/** Learnt by `npm run train:reading`; docs/reading-model.md says from what. */
import weights from './weights.json' with { type: 'json' };

export const WEIGHTS: Readonly<Record<string, number>> = weights;
