import { expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { careerFacts } from '../testing';
import { onlyNamesPost } from './left-out';

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
