import { expect, it } from 'vitest';
import { isResultClause } from './results';

it.each([
  'Profits rose by 66% in 18 months',
  'Annual recurring revenue grew from EUR 2 million to EUR 9 million',
  'Unplanned downtime fell by 31%',
  'Customer satisfaction was raised to 94%',
  'In one year, 20.5M documents were ingested',
  'Within six months, churn fell from 9% to 4%',
  'KPIs have been raised from 62% to 78%',
])('a result is recognised: %s', (clause) => {
  expect(isResultClause(clause)).toBe(true);
});

it.each([
  ['has no figure', 'Profits rose in every year'],
  ['names no measure', 'Ships rose by 66% in 18 months'],
  ['states an action of the person', 'Raised profits by 66%'],
  ['is a question', 'Profits rose by 66%?'],
  ['states no change', 'Revenue of EUR 9 million'],
])('a sentence is not a result if it %s', (_, text) => {
  expect(isResultClause(text)).toBe(false);
});
