import { expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { careerFacts } from '../testing/build';
import { chooseSuperpowers, fillPortraits, inRows } from './fill-portraits';

const statements = careerContextOf(
  careerFacts({
    name: 'Edda Norling',
    roles: [
      {
        title: 'Plant Director',
        organisation: 'Corran Mills',
        start: '2012',
        end: 'present',
        statements: [
          'Negotiated freight contracts with three carriers.',
          'Negotiated harvest contracts with 40 growers.',
          'Negotiated lease contracts for two harbour stores.',
          'Doubled the exports of oats to $41 million.',
        ],
      },
    ],
  }),
).achievements;
const buildPortrait = (title: string, ...positions: number[]) => ({
  title,
  statements: statements.filter((_, at) => positions.includes(at)),
});
const repeating = {
  personas: [buildPortrait('Negotiator', 0, 1, 2), buildPortrait('Plant Director', 3)],
  superpowers: [],
};

it('personas with three lines of their own do not repeat another section', () => {
  const planned = { personas: [buildPortrait('Negotiator', 0, 1, 2)], superpowers: [] };
  expect(fillPortraits(planned, () => repeating).personas).toEqual(planned.personas);
});

it('personas with fewer lines are replaced by those that repeat', () => {
  const planned = { personas: [buildPortrait('Negotiator', 0, 1)], superpowers: [] };
  expect(fillPortraits(planned, () => repeating).personas).toEqual(repeating.personas);
});

it('one superpower gives way to two that another section tells too', () => {
  const planned = {
    personas: [buildPortrait('Negotiator', 0, 1, 2)],
    superpowers: [buildPortrait('Doubles exports', 3)],
  };
  const two = {
    personas: [],
    superpowers: [buildPortrait('Doubles exports', 3), buildPortrait('Leads mills', 3)],
  };
  expect(fillPortraits(planned, () => two).superpowers).toEqual(two.superpowers);
});

it('superpowers use what key roles would tell if nothing else shows an ability', () => {
  const achievements = careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: [
        {
          title: 'Analyst',
          organisation: 'Corran Mills',
          end: 'present',
          statements: [
            'Built a forecasting model for the harvest of the growers in Varn and Orla.',
            'Designed an irrigation network for the orchards of the growers in Varn and Orla.',
            'Wrote a handbook for the crews of the northern depots in Varn and Orla.',
          ],
        },
      ],
    }),
  ).achievements;
  const titlesWith = (ofRoles: typeof achievements) =>
    chooseSuperpowers(
      [],
      [],
      { withResults: achievements, reusable: [], longAgo: [], ofRoles },
      'en',
      [],
    ).map(({ title }) => title);
  expect(titlesWith(achievements)).toHaveLength(2);
  expect(titlesWith([])).toEqual([]);
});

it.each([
  [0, 0],
  [1, 0],
  [2, 2],
  [3, 2],
  [4, 4],
])('of %i superpowers %i fill rows', (all, expected) => {
  expect(inRows(Array.from({ length: all }, (_, at) => at))).toHaveLength(expected);
});
