/** The place of a person in the introduction. */
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
const introductionsFrom = (location: string): string =>
  NAMES.map(
    (name) =>
      composeProfile(
        careerFacts({
          name: `${name} Norling`,
          location,
          about: ['I lead two harbours that never close.', 'I plan the routes of 40 night ferries.'],
          roles: [{ title: 'Harbour Director', organisation: 'Brillwater', start: '2017', end: 'present' }],
        }),
      ).profile.meet_them,
  ).join('\n');

it('an English introduction names no country in another language', () => {
  expect(introductionsFrom('Spain')).toContain('Based in Spain');
  expect(introductionsFrom('España')).not.toContain('España');
});
