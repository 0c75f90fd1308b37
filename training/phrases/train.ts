/** Multinomial logistic regression over hashed features, by stochastic gradient descent. */
import { featureScaleOf, HASH_BUCKETS, weightRowsOf } from '@/engine/read/phrases/features';
import { PHRASE_KINDS } from '@/engine/read/phrases/kinds';
import type { PhraseExample } from './examples';

const EPOCHS = 6;
const LEARNING_RATE = 1.2;
/** The learning rate of the biases, as a share of that of the weights: they occur in every example. */
const BIAS_RATE_SHARE = 0.01;
/** Decay, at each example, of the weights of its features. */
const WEIGHT_DECAY = 2e-5;
/** Share of the weights that quantising keeps within its range; larger ones are clipped. */
const UNCLIPPED_SHARE = 0.9995;
const MAX_INT8 = 127;
/** The biases are rounded to a thousandth. */
const BIAS_PRECISION = 1_000;
const KIND_COUNT = PHRASE_KINDS.length;

/** A trained model of the kinds of phrases. */
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
  const updates = new Float64Array(KIND_COUNT);
  const prepared = examples.map(({ phrase, kind }) => ({
    rows: Uint16Array.from(weightRowsOf(phrase)),
    kind,
  }));
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const learningRate = LEARNING_RATE / (1 + epoch);
    for (const { rows, kind } of prepared) {
      if (rows.length === 0) continue;
      const factor = featureScaleOf([...rows]);
      scores.set(bias);
      for (const row of rows)
        for (let kindIndex = 0; kindIndex < KIND_COUNT; kindIndex += 1)
          scores[kindIndex] =
            (scores[kindIndex] ?? 0) + (weights[row * KIND_COUNT + kindIndex] ?? 0) * factor;
      const maxScore = Math.max(...scores);
      let total = 0;
      for (let kindIndex = 0; kindIndex < KIND_COUNT; kindIndex += 1) {
        scores[kindIndex] = Math.exp((scores[kindIndex] ?? 0) - maxScore);
        total += scores[kindIndex] ?? 0;
      }
      for (let kindIndex = 0; kindIndex < KIND_COUNT; kindIndex += 1) {
        const gradient = (kindIndex === kind ? 1 : 0) - (scores[kindIndex] ?? 0) / total;
        updates[kindIndex] = learningRate * gradient;
        bias[kindIndex] = (bias[kindIndex] ?? 0) + BIAS_RATE_SHARE * learningRate * gradient;
      }
      for (const row of rows)
        for (let kindIndex = 0; kindIndex < KIND_COUNT; kindIndex += 1) {
          const weightIndex = row * KIND_COUNT + kindIndex;
          weights[weightIndex] =
            (weights[weightIndex] ?? 0) * (1 - WEIGHT_DECAY) + (updates[kindIndex] ?? 0) * factor;
        }
    }
  }
  return quantise(weights, [...bias]);
}

/** Quantises the weights to 8 bits. The few largest ones are clipped, which keeps the others precise. */
function quantise(weights: Float32Array, bias: number[]): PhraseWeights {
  const sizes = Float32Array.from(weights, Math.abs).sort();
  const largest = sizes[Math.floor(sizes.length * UNCLIPPED_SHARE)] ?? 1;
  const scale = largest / MAX_INT8;
  return {
    weights: Int8Array.from(weights, (weight) =>
      Math.max(-MAX_INT8, Math.min(MAX_INT8, Math.round(weight / scale))),
    ),
    scale,
    bias: bias.map((value) => Math.round(value * BIAS_PRECISION) / BIAS_PRECISION),
  };
}
