import { expect, it } from 'vitest';
import { statementsOfLine } from '../testing/statements';
import { cutsList, cutsRange, honourOf, outcomeOf } from './outcome';
import type { Statement } from './statement';

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
    'Managed a team of pilots responsible for dredging, lighting and patrolling the northern harbours, the quays of two rivers and the locks of three towns.';
  expect(outcomeOfLine(line) ?? '').not.toMatch(/dredging$/);
});

it.each([
  ['led the renewal from early design', ' through dredging and building', true],
  ['assisted the pilots from reading charts', ', ordering ropes, and watching over locks', true],
  ['hired 40 pilots from nine towns', ', and trained them', false],
  ['moved the archive from paper to tape', ' through nine winters', false],
])('a range is not cut in its middle: "%s|%s"', (part, rest, isCut) => {
  expect(cutsRange(part + rest, part.length)).toBe(isCut);
});

it('an outcome is not cut to words without meaning of their own', () => {
  const line =
    'Led the team through dredging a deep quay for the ferries of nine northern towns and for the barges of the two rivers that meet behind the old harbour of Varn.';
  expect(outcomeOfLine(line) ?? '').not.toMatch(/^led the team$/);
});

it.each([
  [
    'a list',
    'Developed harbour guides, job aids, training notes, and a library of drawings to improve the knowledge of nine northern crews and of the pilots who join them.',
    /job aids$/,
  ],
  [
    'a range',
    'Compiled a list of northern harbours for the growers = 750 – 1200 quays of wood, stone and steel for nine towns, two rivers, and the mills that stand behind the old town of Varn.',
    /750$/,
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
  ['wrote guides, job aids', ', training notes and plans', true],
  ['hired nine pilots, trained two crews', ', leaving the quay', false],
  ['ran nine ports, mills and quays', ', leading a crew of pilots', false],
  ['ran nine ports', ', leading a crew of pilots', false],
  ['wrote guides, job aids', ' for nine crews', false],
])('a cut of "%s%s" after the first part leaves a list without its end: %s', (first, rest, isCut) => {
  expect(cutsList(first + rest, first.length)).toBe(isCut);
});

it('a year is no figure for which an outcome is cut', () => {
  const line =
    'Built the counting module of the harbour used in 2014 for the northern and the southern ports of the valley and for the mills of nine towns which processed 8 million slips in a night.';
  expect(outcomeOfLine(line)).toMatch(/8 million slips/);
});

it('an honour with a figure or a prize is an outcome, a mere appointment is none', () => {
  const honourOfLine = (line: string) => statementsOfLine(line).map(honourOf)[0];
  expect(
    honourOfLine('Ranked as one of the top pilots, mooring 30% more boats through good seamanship.'),
  ).toBe('ranked as one of the top pilots, mooring 30% more boats');
  expect(honourOfLine('Selected for the board of the northern harbours by its members.')).toBeUndefined();
});

it('three verbs in the past may have one object', () => {
  expect(outcomeOfLine('Designed, oversaw, and deployed tide boards used by 400 pilots.')).toBe(
    'designed, oversaw, and deployed tide boards used by 400 pilots',
  );
});

it.each([
  ['Moved Brillwater from nine quays to four.', /^moved from nine/],
  ['Moved Brillwater tools to four quays in 2014.', /^moved Brillwater tools/],
])('the employer after the verb is left out only before a preposition: %s', (line, outcome) => {
  const [statement] = statementsOfLine(line);
  const role = { ...statement?.role, organisation: 'Brillwater' } as Statement['role'];
  expect(statement && outcomeOf({ ...statement, role })).toMatch(outcome);
});
