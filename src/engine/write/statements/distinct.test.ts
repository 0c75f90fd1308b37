import { expect, it } from 'vitest';
import { careerFacts } from '../testing';
import { careerContextOf } from './career-context';

const textsOf = (...statements: string[]) =>
  careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: [{ title: 'Plant Manager', organisation: 'Brillwater', start: '2012', end: '2019', statements }],
    }),
  ).achievements.map(({ text }) => text);

const FIRST = 'Managed scope and budget, approved hours and bills, and prepared monthly plans for growers.';

it('a line that begins with the same eight words as another repeats it', () => {
  expect(
    textsOf(
      FIRST,
      'Managed scope and budget, approved hours and bills, and wrote reports on nine ports of call.',
    ),
  ).toHaveLength(1);
});

it('a line that only begins with the same act does not', () => {
  expect(
    textsOf(
      FIRST,
      'Managed scope and budget, bought nine presses and opened three halls on the north coast.',
    ),
  ).toHaveLength(2);
});
