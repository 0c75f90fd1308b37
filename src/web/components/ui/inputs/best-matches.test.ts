import { expect, it } from 'vitest';
import { bestMatchesFirst } from './best-matches';

const COUNTRIES = [
  { label: 'Côte d’Ivoire', code: 'CI' },
  { label: 'Guinea-Bissau', code: 'GW' },
  { label: 'Italy', code: 'IT' },
  { label: 'Lithuania', code: 'LT' },
  { label: 'New Zealand', code: 'NZ' },
  { label: 'Sao Bissauland', code: 'XX' },
  { label: 'Virgin Islands (British)', code: 'VG' },
  { label: 'Åland Islands', code: 'AX' },
];

it.each([
  ['it', 'Italy'],
  ['lt', 'Lithuania'],
  ['aland', 'Åland Islands'],
  ['Åland', 'Åland Islands'],
  ['cote', 'Côte d’Ivoire'],
  ['bissau', 'Guinea-Bissau'],
  ['british', 'Virgin Islands (British)'],
  ['ivoire', 'Côte d’Ivoire'],
  ['new z', 'New Zealand'],
])('a search for "%s" lists %s first', (typed, label) => {
  expect(bestMatchesFirst(COUNTRIES, typed)[0]?.label).toBe(label);
});

it('options that match alike keep their order, and so do all without a search', () => {
  expect(bestMatchesFirst(COUNTRIES, 'a').map(({ label }) => label)).toEqual([
    'Åland Islands',
    ...COUNTRIES.map(({ label }) => label).filter((label) => label !== 'Åland Islands'),
  ]);
  expect(bestMatchesFirst(COUNTRIES, '')).toBe(COUNTRIES);
});
