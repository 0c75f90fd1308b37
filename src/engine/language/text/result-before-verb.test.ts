import { expect, it } from 'vitest';
import { verbBeforeResult } from './result-before-verb';

it.each([
  ['Savings of 22% achieved on freight', 'Achieved savings of 22% on freight'],
  ['Net savings of €2m realised through tenders', 'Realised net savings of €2m through tenders'],
  [
    'Cost reductions of 12% delivered across five plants',
    'Delivered cost reductions of 12% across five plants',
  ],
])('the verb comes before the result in "%s"', (line, changed) => {
  expect(verbBeforeResult(line)).toBe(changed);
});

it.each([
  'Improvements of processes delivered value to clients',
  'Growth of 20% secured us the deal',
  'Achieved savings of 22% on freight',
  'Savings of 22% achieved',
])('"%s" is unchanged', (line) => {
  expect(verbBeforeResult(line)).toBe(line);
});
