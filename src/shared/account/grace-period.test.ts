import { expect, it } from 'vitest';
import { formatGracePeriod } from './grace-period';

it.each([
  [24, '24 hours'],
  [1, '1 hour'],
  [48, '48 hours'],
  [72, '3 days'],
  [1.5, '90 minutes'],
])('the grace period of a deletion: %d hours are worded as %s', (hours, words) =>
  expect(formatGracePeriod(hours)).toBe(words),
);
