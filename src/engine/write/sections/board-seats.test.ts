/** Seats on boards among the key roles. */
import { expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing';

it('key roles list a present office before a newer seat on a board', () => {
  const facts = careerFacts({
    name: 'Edda Norling',
    roles: [
      { title: 'Independent Director', organisation: 'Orla Savings', start: '2021', end: 'present' },
      { title: 'Finance Director', organisation: 'Brillwater', start: '2016', end: 'present' },
    ],
  });
  expect(composeProfile(facts).profile.highlights).toEqual([
    'Finance Director, Brillwater, 2016 to today',
    'Independent Director, Orla Savings, 2021 to today',
  ]);
});
