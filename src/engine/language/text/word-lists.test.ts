import { expect, it } from 'vitest';
import { anyOf, anyWordOf } from './word-lists';

it('an expression of alternatives matches any of them between what stands before and after', () => {
  const pattern = anyOf(['one|two', String.raw`thr\w+`], { before: '^', after: '!', flags: 'i' });
  expect(['one!', 'TWO!', 'three!', 'one', 'a one!'].map((text) => pattern.test(text))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

it.each([
  ['à l’équipe', true],
  ['une capacité d’agir', true],
  ['la direction financière', true],
  ['équipement', false],
  ['incapacité', false],
])('a word that may have accents at its edges is found in "%s": %s', (text, isFound) => {
  expect(anyWordOf(['équipe|capacité', String.raw`financ\w*`], 'i').test(text)).toBe(isFound);
});
