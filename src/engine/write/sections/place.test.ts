/** The place of a person, which stands in the header. */
import { expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing';

const NAMES = [
  'Edda',
  'Mara',
  'Ruth',
  'Tove',
  'Alma',
  'Signe',
  'Ingrid',
  'Petra',
  'Hanne',
  'Liv',
  'Kari',
  'Britt',
];
const profileFrom = (name: string, location: string) =>
  composeProfile(
    careerFacts({
      name: `${name} Norling`,
      location,
      about: ['I lead two harbours that never close.', 'I plan the routes of 40 night ferries.'],
      roles: [{ title: 'Harbour Director', organisation: 'Brillwater', start: '2017', end: 'present' }],
    }),
  ).profile;
const introductionsFrom = (location: string): string =>
  NAMES.map((name) => profileFrom(name, location).meet_them).join('\n');

it('an introduction does not repeat the place of the header', () => {
  expect(introductionsFrom('Spain')).not.toContain('Spain');
});

it.each([
  ['Madrid, España', 'Madrid, Spain'],
  ['Region Midt, Danmark', 'Region Midt, Denmark'],
  ['Bath, UK', 'Bath, UK'],
])('an English header has the English name of the country: %s', (location, expected) => {
  expect(profileFrom('Edda', location).location).toBe(expected);
});
