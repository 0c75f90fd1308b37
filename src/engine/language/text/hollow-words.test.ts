import { expect, it } from 'vitest';
import { removeHollowWords } from './hollow-words';

it.each([
  ['An unwavering focus on risk', 'A focus on risk'],
  ['My approach joins calm with proven ability to lead', 'My approach joins calm with the ability to lead'],
  ['Ships arrive full, even in fast-paced settings.', 'Ships arrive full.'],
  ['I have a demonstrated ability to lead', 'I have the ability to lead'],
])('praise without content is removed from "%s"', (sentence, plain) => {
  expect(removeHollowWords(sentence)).toBe(plain);
});

it.each([
  'Kept the team dynamic during change',
  'The market was dynamic at times',
  'The board found her visionary or not at all',
  'He remained passionate despite it',
])('praise that is a predicate is kept in "%s"', (sentence) => {
  expect(removeHollowWords(sentence)).toBe(sentence);
});

it('a name that begins with a lower-case letter keeps it', () => {
  expect(removeHollowWords('iOS apps for mills')).toBe('iOS apps for mills');
  expect(removeHollowWords('apps for mills')).toBe('Apps for mills');
});

it('a word of praise in a name is kept', () => {
  const sentence = 'Planner who built Dynamic Cranes Ltd for nine ports';
  expect(removeHollowWords(sentence)).toBe(sentence);
});

it('a ‘proven ability’ that is not an ability to do something is kept', () => {
  const sentence = 'I wrote about a proven ability of mills';
  expect(removeHollowWords(sentence)).toBe(sentence);
});
