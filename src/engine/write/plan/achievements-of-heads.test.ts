import { expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { careerFacts } from '../testing/build';
import { abilityOfSingleAction } from './ability-name';

const abilityOf = (line: string, title = 'Chief Executive Officer') => {
  const [one] = careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: [{ title, organisation: 'Brillwater', start: '2012', end: '2019', statements: [line] }],
    }),
  ).achievements;
  if (!one) throw new Error('the statement is not told');
  return abilityOfSingleAction(one);
};

it.each([
  ['Ran a redundancy programme of 300 positions in two ports.', 'Runs redundancy programmes'],
  [
    'Negotiated the first group-wide framework agreement with five unions.',
    'Negotiates framework agreements',
  ],
  ['Led the turnaround of the pump mill, returning it to profit.', 'Leads turnarounds'],
  ['Led recruitment of 600 pilots during the harvest.', 'Leads recruitment'],
  ['Rebuilt the engineering leadership of a 90-person mill.', 'Rebuilds engineering leadership'],
  ["Launched the company's first retail partnership with nine shops.", 'Launches retail partnerships'],
])('the achievement of a head names an ability: %s', (line, title) => {
  expect(abilityOf(line)).toBe(title);
});

it.each(['Sold the company to its staff in nine months.', 'Led the growth of Corran Mills in nine ports.'])(
  'an achievement whose object says nothing by itself names none: %s',
  (line) => {
    expect(abilityOf(line)).toBeUndefined();
  },
);

it('the achievement of somebody who leads nobody names none', () => {
  expect(abilityOf('Ran a redundancy programme of 300 positions in two ports.', 'Planner')).toBeUndefined();
});
