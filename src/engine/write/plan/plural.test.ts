import { expect, it } from 'vitest';
import { pluralOf } from './plural';

it.each([
  ['loyalty program', 'loyalty programs'],
  ['subsidiary', 'subsidiaries'],
  ['survey', 'surveys'],
  ['retail branch', 'retail branches'],
  ['spin-off', 'spin-offs'],
  ['risk analysis', 'risk analyses'],
])('the plural of %s is %s', (one, many) => {
  expect(pluralOf(one)).toBe(many);
});
