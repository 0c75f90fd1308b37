import { expect, it } from 'vitest';
import { type BoostedTrees, predictProbability } from './boosted-trees';

const model: BoostedTrees = {
  names: ['age', 'weight'],
  base: 0,
  trees: [
    // The tree: if age is at most 3, -1; otherwise 0.5 if weight is at most 10, else 2.
    { feature: [0, -1, 1, -1, -1], value: [3, -1, 10, 0.5, 2], left: [1, 0, 3, 0, 0] },
    { feature: [-1], value: [0.5], left: [0] },
  ],
};

const logistic = (score: number) => 1 / (1 + Math.exp(-score));

it.each([
  [{ age: 3, weight: 50 }, -0.5],
  [{ age: 4, weight: 10 }, 1],
  [{ age: 4, weight: 11 }, 2.5],
  [{}, -0.5],
])('boosted trees add up the values of their leaves for %o', (features, score) => {
  expect(predictProbability(model, [features])).toBeCloseTo(logistic(score));
});
