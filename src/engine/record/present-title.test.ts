/** Which of a person's titles is the present one. */
import { expect, it } from 'vitest';
import { emptyFacts, type RoleFact, type YearMonth } from '@/shared/facts';
import { currentTitle } from './present-title';

const role = (title: string, end: YearMonth | 'present' | undefined, confidence = 0.9) =>
  ({ title, organisation: 'Nordhav Foods', kind: 'employment', confidence, ...(end && { end }) }) as RoleFact;
const titleOf = (...roles: RoleFact[]) => currentTitle({ ...emptyFacts(), roles });

it('is that of the present role that is sure enough to be told', () => {
  expect(titleOf(role('Frozen Goods', 'present', 0.5), role('Plant Manager', 'present'))).toBe(
    'Plant Manager',
  );
});

it('is that of the role that ended last where none goes on', () => {
  expect(titleOf(role('Buyer', { year: 2007 }), role('Plant Manager', { year: 2013, month: 2 }))).toBe(
    'Plant Manager',
  );
});

it('is that of the first role where that has no date', () => {
  expect(titleOf(role('Plant Manager', undefined), role('Buyer', { year: 2007 }))).toBe('Plant Manager');
});

it('is a headline without what it goes on with', () => {
  const headline = { value: 'Plant Manager with ten years in foods', confidence: 0.8, evidence: [] };
  expect(currentTitle({ ...emptyFacts(), headline: headline as never })).toBe('Plant Manager');
});
