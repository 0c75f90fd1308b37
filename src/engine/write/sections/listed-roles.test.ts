import { expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing';
import { careerOfLine } from '../testing/statements';

it('a role whose title was not read is listed by employer and years', () => {
  const { highlights } = composeProfile(
    careerFacts({
      name: 'Edda Norling',
      roles: [
        { title: 'Head of Works', organisation: 'Brillwater', start: '2015', end: '2019' },
        { title: '', organisation: 'Oldmere', start: '2011', end: '2015' },
        { title: '', organisation: 'Corvane' },
      ],
    }),
  ).profile;
  expect(highlights).toEqual(['Head of Works, Brillwater, 2015 to 2019', 'Oldmere, 2011 to 2015']);
});

it('a result that begins with its own time is stated for its role', () => {
  const { highlights } = composeProfile(
    careerOfLine('In one year, 2.5M pears were graded earning 3M in revenue.'),
  ).profile;
  expect(highlights).toEqual([
    'Head of Works, Brillwater, 2015 to 2019: in one year, 2.5M pears were graded earning 3M in revenue',
  ]);
});
