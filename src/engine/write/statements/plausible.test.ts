import { expect, it } from 'vitest';
import { isOrganisation } from './plausible';

it.each([
  ['Redwell UK', true],
  ['Nordhav Norway', true],
  ['Nordhav Brasil', true],
  ['India Post', true],
  ['Doha Qatar', false],
  ['Pune India', false],
  ['South India', false],
  ['Western Australia', false],
  ['Northern Ireland', false],
  ['New Zealand', false],
  ['India', false],
])('a company’s name may end with its country: %s', (name, is) => {
  expect(isOrganisation(name, 'Sales Manager')).toBe(is);
});
