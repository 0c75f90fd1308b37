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
