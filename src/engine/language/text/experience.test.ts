import { expect, it } from 'vitest';
import { splitOffExperience } from './experience';

it.each([
  [
    'With over 25 years of depot experience, I bring calm.',
    ['I have over 25 years of depot experience', 'I bring calm.'],
  ],
  [
    'Over 18 years experience as a planner in two ports.',
    ['I have over 18 years of experience as a planner in two ports'],
  ],
  ['15+ years building cold storage networks', ['I have spent 15+ years building cold storage networks']],
])('years of experience are split off the rest of a sentence: %s', (sentence, sentences) => {
  expect(splitOffExperience(sentence)).toEqual(sentences);
});

it.each(['I bring calm.', 'With patience, I bring calm.', 'In 2 years, I opened nine depots.'])(
  'a sentence without years of experience stays as it is: %s',
  (sentence) => {
    expect(splitOffExperience(sentence)).toEqual([sentence]);
  },
);
