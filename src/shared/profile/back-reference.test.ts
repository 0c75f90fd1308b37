import { expect, it } from 'vitest';
import { isBackReference } from './back-reference';

it.each([
  'There, she ran nine mills.',
  'In that role, she cut costs.',
  'Ali, dirigiu nove moinhos.',
  'Dort leitete sie.',
])('a sentence points to the one before: %s', (sentence) => {
  expect(isBackReference(sentence)).toBe(true);
});

it.each(['Ali Marlowe led nine mills.', 'Ali ran the harbour.', 'Therese led nine mills.'])(
  'a sentence does not point to the one before: %s',
  (sentence) => {
    expect(isBackReference(sentence)).toBe(false);
  },
);
