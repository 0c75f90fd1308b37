import { expect, it } from 'vitest';
import { statePredicate } from './state-predicates';

const told = (text: string, tense: 'past' | 'present' = 'past') =>
  statePredicate({ text, tense, bare: text });

it.each([
  ['is specialized in night ferries', 'specializes in night ferries'],
  ['is specialised in night ferries', 'specialises in night ferries'],
  ['was recognized for calm in storms', 'is recognized for calm in storms'],
])('a state is told by its verb, or as one that lasts: %s', (text, expected) => {
  expect(told(text).text).toBe(expected);
});

it('recognition of a year, or with a prize, is in the past', () => {
  expect(told('was recognized for calm in storms in 2012').tense).toBe('past');
  expect(told('was recognized as planner of the year').text).toBe('was recognized as planner of the year');
  expect(told('was recognized for calm in storms').tense).toBe('present');
});
