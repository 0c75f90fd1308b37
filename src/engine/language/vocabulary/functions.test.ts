import { expect, it } from 'vitest';
import { functionOf } from './functions';

it.each([
  ['Machine learning', 'Data and artificial intelligence'],
  ['GenAI', 'Data and artificial intelligence'],
  ['Personnel development', 'People'],
  ['Data warehousing', 'Data and artificial intelligence'],
  ['Customer health', 'Sales and marketing'],
  ['Quality assurance', 'Operations'],
  ['Grain science', 'Domain expertise'],
  ['Metodologia ágil', 'Operations'],
])('the skill "%s" stands under the heading "%s"', (skill, heading) => {
  expect(functionOf(skill)).toBe(heading);
});
