import { expect, it } from 'vitest';
import { statePredicate } from './state-predicates';

const stateOf = (text: string, tense: 'past' | 'present' = 'past') =>
  statePredicate({ text, tense, bare: text });

it.each([
  ['is specialized in night ferries', 'specializes in night ferries'],
  ['is specialised in night ferries', 'specialises in night ferries'],
  ['was specialized in night ferries', 'specialized in night ferries'],
  ['was recognized for calm in storms', 'is recognized for calm in storms'],
])(
  'a state that lasts is in the present, by its verb where there is one: "%s" becomes "%s"',
  (text, expected) => {
    expect(stateOf(text).text).toBe(expected);
  },
);

it('recognition of a year, or with a prize, is in the past', () => {
  expect(stateOf('was recognized for calm in storms in 2012').tense).toBe('past');
  expect(stateOf('was recognized as planner of the year').text).toBe('was recognized as planner of the year');
  expect(stateOf('was recognized for calm in storms').tense).toBe('present');
});
