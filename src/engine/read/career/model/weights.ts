/** Trained by `npm run train:reading`; docs/reading-model.md describes the data. */
import weights from './weights.json' with { type: 'json' };

export const WEIGHTS: Readonly<Record<string, number>> = weights;
