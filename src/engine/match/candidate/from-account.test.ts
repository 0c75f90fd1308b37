import { expect, it } from 'vitest';
import { emptyFacts } from '@/shared/record/facts';
import { personOfAccount } from './from-account';

const headlineOf = (headline: string) =>
  personOfAccount({ facts: emptyFacts(), lines: [], name: 'Grace Banks', headline }).person.headline;

it.each([
  ['Grace Banks, auditor of ports', ', auditor of ports'],
  ['GRACE BANKS, auditor of ports', ', auditor of ports'],
  ['Grace’s work: auditor of ports', 'work: auditor of ports'],
  ['Auditor of banks and Banks', 'Auditor of banks and Banks'],
])('of the headline "%s" matching compares "%s"', (headline, compared) => {
  expect(headlineOf(headline)).toBe(compared);
});
