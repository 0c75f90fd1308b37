import { expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { careerFacts } from '../testing';
import { onlyNamesPost } from './left-out';

const isOnlyPost = (line: string) => {
  const { achievements } = careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: [{ title: 'Yard Director', organisation: 'Brillwater', start: '2015', statements: [line] }],
    }),
  );
  return achievements.map(onlyNamesPost);
};

it.each([
  ['Took over as Yard Director for the ports of the Brillwater group', true],
  ['Worked as Yard Director for a subsidiary of nine ports', true],
  ['Took over as Yard Director and cut waiting times by 40%', false],
  ['Rebuilt the office of the Yard Director in nine ports', false],
])('whether a line only says that its own post began or was held: %s is %s', (line, isOnly) => {
  expect(isOnlyPost(line)).toEqual([isOnly]);
});
