import { expect, it } from 'vitest';
import { yearsIn } from '.';

it.each([
  [{ start: 2010, end: 2017 }, '2010–2017'],
  [{ start: 2010, end: 2010 }, '2010'],
  [{ end: 2017 }, '2017'],
  [{ start: 2017, end: 'present' as const }, '2017–'],
  [{ end: 'present' as const }, ''],
  [{}, ''],
])('in a language without phrases the years %o are "%s"', (years, text) => {
  expect(yearsIn('other')(years)).toBe(text);
});
