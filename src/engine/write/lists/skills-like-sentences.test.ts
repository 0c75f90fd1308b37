/** Skills whose names look like a sentence, an action or a level. */
import { expect, it } from 'vitest';
import { isNonSkill } from './non-skills';

it.each([
  'React Native',
  'Native advertising',
  'Basic Life Support',
  'Link building',
  'In vitro assays',
  'Distributed systems design',
  'Integrated marketing communications',
  'Applied machine learning',
  'Fixed income trading',
  'Managed security services',
])('may be a skill: %s', (text) => {
  expect(isNonSkill(text)).toBe(false);
});

it.each([
  'Applied for nine leases',
  'Advanced the plans of ports',
  'Fixed lamps on quays',
  'Integrated nine harbour registers',
  'Managed nine port crews',
  'Native Norwegian',
  'Basic Dutch',
  'Link to company',
])('is not a skill: %s', (text) => {
  expect(isNonSkill(text)).toBe(true);
});
