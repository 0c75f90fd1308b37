import { expect, it } from 'vitest';
import { capitalise } from './capitalise';

it.each([
  ['two titles', 'Two titles'],
  ['état', 'État'],
  ['iOS users doubled', 'iOS users doubled'],
  ['40 reads', '40 reads'],
  ['', ''],
])('"%s" with its first letter in upper case is "%s"', (text, capitalised) => {
  expect(capitalise(text)).toBe(capitalised);
});
