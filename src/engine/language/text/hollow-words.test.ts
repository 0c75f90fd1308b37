import { expect, it } from 'vitest';
import { removeHollowWords } from './hollow-words';

it.each([
  ['An unwavering focus on risk', 'A focus on risk'],
  ['My approach joins calm with proven ability to lead', 'My approach joins calm with the ability to lead'],
  ['Ships come on time, even in fast-paced settings.', 'Ships come on time.'],
  ['I have a demonstrated ability to lead', 'I have the ability to lead'],
  ['I wrote about a proven ability of mills', 'I wrote about a proven ability of mills'],
])('removes the praise of "%s"', (sentence, plain) => {
  expect(removeHollowWords(sentence)).toBe(plain);
});
