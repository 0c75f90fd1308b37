/** Lines of key roles whose documents describe the work without a short act. */
import { expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing';

const lineOf = (statements: string[], title = 'Harbour Planner') =>
  composeProfile(
    careerFacts({
      name: 'Edda Norling',
      roles: [{ title, organisation: 'Brillwater Ports', start: '2012', end: '2016', statements }],
    }),
  ).profile.highlights[0]?.split(/\d{4}: /)[1];

it('a key role has its whole act where no shorter part is complete', () => {
  expect(
    lineOf([
      'Guided the province in the setting up of a training centre and a measuring station for the masters of fishing boats and the volunteers of sea rescue under a joint agreement of the island councils.',
    ]),
  ).toMatch(/^guided the province in .* agreement of the island councils$/);
});

it('a key role says what somebody was in a task of a size', () => {
  expect(
    lineOf(['Programme manager of a team of 63 personnel managing scope, budget, risk and schedule.']),
  ).toBe('programme manager of a team of 63 personnel');
});

it.each([
  [
    'Worked closely with growers to shorten the harvest of nine ports',
    'worked closely with growers to shorten the harvest of nine ports',
  ],
  [
    'Played a key role in the move of nine ports to one ledger',
    'played a key role in the move of nine ports to one ledger',
  ],
  ['Accountable for the upkeep of nine quays', 'accountable for the upkeep of nine quays'],
  ['I was handling the stores of nine ports', 'handled the stores of nine ports'],
  ['Responsible to manage the stores of nine ports', 'responsible for managing the stores of nine ports'],
  ['As Port Lead, I oversaw the stores of nine ports', 'oversaw the stores of nine ports'],
  ['Edit and touch-up photos of nine ports', 'edited and touched up photos of nine ports'],
  ["I've managed over 90 quays of the ports", 'managed over 90 quays of the ports'],
])('a role without another line has what "%s" says', (statement, line) => {
  expect(lineOf([statement])).toBe(line);
});

it('a list of duties in the infinitive gives a role its line', () => {
  expect(
    lineOf(['To train the growers of nine ports', 'To maintain the stores', 'To prepare all accounts']),
  ).toBe('trained the growers of nine ports');
});

it('work with others gives no line without its purpose, and none beside a stronger one', () => {
  expect(lineOf(['Worked with growers of nine ports'])).toBeUndefined();
  expect(
    lineOf(['Worked closely with growers to shorten the harvest of nine ports', 'Built nine cold stores']),
  ).toBe('built nine cold stores');
});
