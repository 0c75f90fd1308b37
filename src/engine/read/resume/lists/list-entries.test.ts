import { expect, it } from 'vitest';
import { removeIssue } from './list-entries';

it.each([
  ['Cloud Architect, issued 2020', 'Cloud Architect'],
  ['First Aid, earned in Oslo', 'First Aid'],
  ['Certified Earned Value Professional', 'Certified Earned Value Professional'],
  ['Rescue Diver (in progress)', 'Rescue Diver'],
])('without remarks on its issue, "%s" is "%s"', (entry, name) => {
  expect(removeIssue(entry)).toBe(name);
});
