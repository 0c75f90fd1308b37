import { expect, it } from 'vitest';
import { statementsOfLine } from '../testing/statements';
import { outcomeOf } from './outcome';

const outcomeOfLine = (line: string) => {
  const [statement] = statementsOfLine(line);
  return statement && outcomeOf(statement);
};

it('an outcome does not end within the list of a phrase', () => {
  const line =
    'Supervised 8 pilots in the upkeep, care and repair of nine northern harbours, the quays of two rivers and the locks of three towns.';
  expect(outcomeOfLine(line) ?? '').not.toMatch(/upkeep$/);
});

it('an outcome does not end within a row of gerunds', () => {
  const line =
    'Managed a team of pilots responsible for building, supporting and maintaining the northern harbours, the quays of two rivers and the locks of three towns.';
  expect(outcomeOfLine(line) ?? '').not.toMatch(/building$/);
});

it('an outcome is not cut to words without meaning of their own', () => {
  const line =
    'Led the team through opening a modern quay for the ferries of nine northern towns and for the barges of the two rivers that meet behind the old harbour of Varn.';
  expect(outcomeOfLine(line) ?? '').not.toMatch(/^led the team$/);
});

it.each([
  [
    'a list',
    'Developed harbour guides, job aids, training notes, and a library of drawings to improve the knowledge of nine northern crews and of the pilots who join them.',
    /job aids$/,
  ],
  [
    'a purpose',
    'Set the yearly goals of the harbour in nine meetings, to ensure alignment with the needs and priorities of the local crews, the growers and the mills of the valley.',
    /alignment$/,
  ],
])('an outcome does not end within %s', (_, line, end) => {
  expect(outcomeOfLine(line) ?? '').not.toMatch(end);
});

it.each([
  [
    'Rebuilt the harbours of Varn and Orla, leading a crew of nine pilots through the winter storms of two years and the sale of the old quays to the town.',
    'rebuilt the harbours of Varn and Orla',
  ],
  [
    'Hired nine pilots, trained two crews and opened the northern quay with a crane that the town had bought for the old harbour ten years before that.',
    'hired nine pilots, trained two crews and opened the northern quay',
  ],
])('an outcome is still cut before a circumstance: %s', (line, outcome) => {
  expect(outcomeOfLine(line)).toBe(outcome);
});
