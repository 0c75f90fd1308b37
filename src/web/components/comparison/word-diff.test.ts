import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type DiffPart, wordDiff } from './word-diff';

const textOf = (parts: DiffPart[]) => parts.map(({ text }) => text).join('');
const common = (parts: DiffPart[]) => textOf(parts.filter(({ changed }) => !changed));

it('the word diff marks the words that differ', () => {
  const { left, right } = wordDiff('Ran two plants.', 'Ran three big plants.');
  expect(left.filter(({ changed }) => changed).map(({ text }) => text)).toEqual(['two']);
  expect(right.filter(({ changed }) => changed).map(({ text }) => text.trim())).toEqual(['three', 'big']);
});

it('the word diff restores both texts, and equal words are common to both', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c ', ' ', '\n', 'word'), { maxLength: 20 })
    .map((w) => w.join(''));
  fc.assert(
    fc.property(text, text, (a, b) => {
      const { left, right } = wordDiff(a, b);
      expect(textOf(left)).toBe(a);
      expect(textOf(right)).toBe(b);
      expect(common(left)).toBe(common(right));
    }),
  );
});

it('the word diff does not compare very long texts, but marks them as changed as a whole', () => {
  const long = 'word '.repeat(5_000);
  expect(wordDiff(long, `${long}x`)).toEqual({
    left: [{ text: long, changed: true }],
    right: [{ text: `${long}x`, changed: true }],
  });
});
