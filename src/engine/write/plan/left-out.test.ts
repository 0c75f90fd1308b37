import { expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { careerFacts } from '../testing';
import { deedsAmong, onlyNamesPost } from './left-out';

const achievementsOf = (line: string) => {
  const { achievements } = careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: [{ title: 'Yard Director', organisation: 'Brillwater', start: '2015', statements: [line] }],
    }),
  );
  return achievements;
};

it.each([
  'Took over as Yard Director for the ports of the Brillwater group',
  'Worked as Yard Director for a subsidiary of nine ports',
])('a line only says that its own post began or was held: %s', (line) => {
  expect(achievementsOf(line).map(onlyNamesPost)).toEqual([true]);
});

it.each([
  'Took over as Yard Director and cut waiting times by 40%',
  'Rebuilt the office of the Yard Director in nine ports',
])('a line says more than that its own post began or was held: %s', (line) => {
  expect(achievementsOf(line).map(onlyNamesPost)).toEqual([false]);
});

it('lines in the infinitive beside deeds are duties, unless they have figures', () => {
  const { achievements } = careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: [
        {
          title: 'Yard Director',
          organisation: 'Brillwater',
          start: '2015',
          end: '2019',
          statements: [
            'Innovate in order to save costs',
            'Negotiate 9 leases with the owners of the port',
            'Built a register of the quays',
            'Designed the tide tables of the port',
          ],
        },
      ],
    }),
  );
  const isDeed = deedsAmong(achievements);
  expect(achievements.filter((one) => !isDeed(one)).map(({ text }) => text)).toEqual([
    expect.stringContaining('in order to save costs'),
  ]);
});
