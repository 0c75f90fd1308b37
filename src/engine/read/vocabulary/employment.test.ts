import { expect, it } from 'vitest';
import { isOwnAccount } from './employment';

it.each([
  ['Self', true],
  ['Self-employed', true],
  ['Self -Employed', true],
  ['Self Storage Group', false],
])('%s means work on one’s own account: %s', (text, expected) => {
  expect(isOwnAccount(text)).toBe(expected);
});
