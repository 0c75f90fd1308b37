/** Multinomial logistic regression over hashed features, by stochastic gradient descent. */
import { featureScaleOf, HASH_BUCKETS, weightRowsOf } from '@/engine/read/phrases/features';
import { PHRASE_KINDS } from '@/engine/read/phrases/kinds';
import type { PhraseExample } from './examples';

const PASSES = 6;
const STEP_SIZE = 1.2;
/** The step of the biases, as a share of that of the weights: they occur in every example. */
const BIAS_STEP_SHARE = 0.01;
/** Weight decay at each step. */
const WEIGHT_DECAY = 2e-5;
/** Share of the weights that quantising keeps within its range; larger ones are clipped. */
const UNCLIPPED_SHARE = 0.9995;
const KIND_COUNT = PHRASE_KINDS.length;

export interface PhraseWeights {
  /** The weights as whole numbers, to be multiplied by `scale`. */
  weights: Int8Array;
  scale: number;
  /** By kind of phrase. */
  bias: number[];
}

/** Trains on the examples in their order, so that the same examples give the same result. */
export function trainPhrases(examples: readonly PhraseExample[]): PhraseWeights {
  const weights = new Float32Array(HASH_BUCKETS * KIND_COUNT);
  const bias = new Float64Array(KIND_COUNT);
  const scores = new Float64Array(KIND_COUNT);
  const prepared = examples.map(({ phrase, kind }) => ({
    rows: Uint16Array.from(weightRowsOf(phrase)),
    kind,
  }));
  for (let pass = 0; pass < PASSES; pass += 1) {
    const step = STEP_SIZE / (1 + pass);
    for (const { rows, kind } of prepared) {
      if (rows.length === 0) continue;
      const factor = featureScaleOf([...rows]);
      scores.set(bias);
      for (const row of rows)
        for (let each = 0; each < KIND_COUNT; each += 1)
          scores[each] = (scores[each] ?? 0) + (weights[row * KIND_COUNT + each] ?? 0) * factor;
      const maxScore = Math.max(...scores);
      let total = 0;
      for (let each = 0; each < KIND_COUNT; each += 1) {
        scores[each] = Math.exp((scores[each] ?? 0) - maxScore);
        total += scores[each] ?? 0;
      }
      for (let each = 0; each < KIND_COUNT; each += 1) {
        const slope = (each === kind ? 1 : 0) - (scores[each] ?? 0) / total;
        scores[each] = step * slope;
        bias[each] = (bias[each] ?? 0) + BIAS_STEP_SHARE * step * slope;
      }
      for (const row of rows)
        for (let each = 0; each < KIND_COUNT; each += 1) {
          const at = row * KIND_COUNT + each;
          weights[at] = (weights[at] ?? 0) * (1 - WEIGHT_DECAY) + (scores[each] ?? 0) * factor;
        }
    }
  }
  return quantise(weights, [...bias]);
}

/** Quantises the weights to 8 bits. The few largest ones are clipped, which keeps the others precise. */
function quantise(weights: Float32Array, bias: number[]): PhraseWeights {
  const sizes = Float32Array.from(weights, Math.abs).sort();
  const largest = sizes[Math.floor(sizes.length * UNCLIPPED_SHARE)] ?? 1;
  const scale = largest / 127;
  return {
    weights: Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / scale)))),
    scale,
    bias: bias.map((each) => Math.round(each * 1000) / 1000),
  };
}
