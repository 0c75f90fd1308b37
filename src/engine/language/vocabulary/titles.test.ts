import { expect, it } from 'vitest';
import { namesPerson } from './titles';

it.each([
  ['Shift Leader', true],
  ['Volunteer', true],
  ['Chief of Staff', true],

  ['Course Management', false],
  ['Youth Company', false],
  ['Summer Internship', false],
  ['Stores Lab', false],
  ['Project Center', false],
])('%s can be held: %s', (title, expected) => {
  expect(namesPerson(title)).toBe(expected);
});
