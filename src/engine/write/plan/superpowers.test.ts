import { expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { careerFacts } from '../testing/build';
import { planSuperpowers } from './superpowers';
import { isWeakStatement, ONLY_DELIVERED_PATTERN } from './work-areas';

const statementsOf = (...lines: string[]) =>
  careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: [
        {
          title: 'Head of Software',
          organisation: 'Brillwater',
          start: '2012',
          end: '2019',
          statements: lines,
        },
      ],
    }),
  ).achievements;

it('no superpower says what anybody of the trade does', () => {
  const titles = planSuperpowers(
    statementsOf(
      'Developed a grower notification platform for 14 depots.',
      'Built a mobile application for 40 growers.',
      'Managed 14 engineers across four depots.',
      'Cut the cost of storage by 30%.',
    ),
    'en',
    [],
  ).map(({ title }) => title);
  expect(titles).not.toContain('Builds software');
  expect(titles).not.toContain('Manages engineers');
});

it('a line that says only that work was delivered shows nothing', () => {
  for (const line of [
    'Made delivery as per the agreed timeline',
    'Ensured deliverables are delivered on time',
  ])
    expect(ONLY_DELIVERED_PATTERN.test(line)).toBe(true);
  for (const line of ['Delivered work on nine ports', 'Made deliveries to 40 shops on time'])
    expect(ONLY_DELIVERED_PATTERN.test(line)).toBe(false);
  const [line] = statementsOf('Delivered all tasks within the agreed timeline.');
  expect(line === undefined || isWeakStatement(line)).toBe(true);
});
