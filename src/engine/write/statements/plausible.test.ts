import { expect, it } from 'vitest';
import { isOrganisation } from './plausible';

it.each(['Redwell UK', 'Nordhav Norway', 'Nordhav Brasil', 'India Post'])(
  'a company’s name may end with its country: %s',
  (name) => {
    expect(isOrganisation(name, 'Sales Manager')).toBe(true);
  },
);

it.each([
  'Doha Qatar',
  'Pune India',
  'South India',
  'Western Australia',
  'Northern Ireland',
  'New Zealand',
  'India',
])('a place is not read as a company’s name: %s', (name) => {
  expect(isOrganisation(name, 'Sales Manager')).toBe(false);
});
