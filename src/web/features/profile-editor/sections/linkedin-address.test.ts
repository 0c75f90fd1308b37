import { expect, it } from 'vitest';
import { addressOf } from './linkedin-address';

it.each([
  ['', ''],
  ['  ', ''],
  ['mara-lindqvist', 'https://www.linkedin.com/in/mara-lindqvist'],
  ['linkedin.com/in/mara', 'https://linkedin.com/in/mara'],
  ['http://linkedin.com/in/mara', 'http://linkedin.com/in/mara'],
  ['mara.example.com', 'https://mara.example.com'],
  ['two words', null],
  ['javascript:alert(1)', null],
  ['not/an/address', null],
])('%s', (typed, stored) => {
  expect(addressOf(typed)).toBe(stored);
});
