import { expect, it } from 'vitest';
import { inRows } from './fill-portraits';

it.each([
  [0, 0],
  [1, 0],
  [2, 2],
  [3, 2],
  [4, 4],
])('of %i superpowers %i fill rows', (all, expected) => {
  expect(inRows(Array.from({ length: all }, (_, at) => at))).toHaveLength(expected);
});
