import { expect, it } from 'vitest';
import { linkedInUrlToStore } from './linkedin-url-to-store';

it.each([
  ['', ''],
  ['  ', ''],
  ['mara-lindqvist', 'https://www.linkedin.com/in/mara-lindqvist'],
  ['linkedin.com/in/mara', 'https://linkedin.com/in/mara'],
  ['http://linkedin.com/in/mara', 'http://linkedin.com/in/mara'],
  ['//linkedin.com/in/mara', 'https://linkedin.com/in/mara'],
  ['mara.example.com', null],
  ['example.org/me', null],
  ['https://example.org/in/mara', null],
  ['linkedin.com', null],
  ['two words', null],
  ['javascript:alert(1)', null],
  ['not/an/address', null],
])('a LinkedIn address typed as %j is stored as %j', (typed, stored) => {
  expect(linkedInUrlToStore(typed)).toBe(stored);
});
