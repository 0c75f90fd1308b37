import { expect, it } from 'vitest';
import { truncateText } from './truncate-text';

it.each([
  ['a short text', 6, 'a shor'],
  ['one', 6, 'one'],
  ['🚢🚢🚢', 3, '🚢'],
  ['🚢🚢🚢', 4, '🚢🚢'],
])('the text "%s", cut to %i units, is "%s"', (text, max, expected) => {
  expect(truncateText(text, max)).toBe(expected);
});
