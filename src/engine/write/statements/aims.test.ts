import { expect, it } from 'vitest';
import { careerFacts } from '../testing';
import { withoutAims } from './aims';

const linesOf = (...statements: string[]) =>
  withoutAims(
    careerFacts({
      name: 'Edda Norling',
      roles: [{ title: 'Team Lead', organisation: 'Orla Aid', end: 'present', statements }],
    }).roles[0]?.statements ?? [],
  ).map(({ value }) => value);

it('what an organisation aims at is not told of the person', () => {
  expect(
    linesOf(
      'Orla Aid Norway aims at promoting reading in nine towns',
      'Increase access to books for growers',
      'Advocating for public libraries',
      'Led a team of nine',
      'Keep the books of the network',
    ),
  ).toEqual(['Led a team of nine', 'Keep the books of the network']);
});

it.each([
  'Oversee the libraries of nine towns',
  'I aim to keep every library open',
  'The role aims at opening libraries',
])('a line that says what the person does is kept: %s', (line) => {
  expect(linesOf(line, 'Increase access to books')).toEqual([line, 'Increase access to books']);
});
