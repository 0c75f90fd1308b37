import { expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { careerFacts } from '../testing/build';
import { filterByOccupation, occupationOf } from './occupation';

const occupationIn = (title: string) =>
  occupationOf(
    careerContextOf(
      careerFacts({
        name: 'Edda Norling',
        roles: [
          {
            title,
            organisation: 'Brillwater',
            start: '2012',
            end: '2019',
            statements: ['Opened nine shops.'],
          },
        ],
      }),
    ).achievements,
  );

it.each([
  ['Senior DevOps Engineer', 'Engineer'],
  ['Research Scientist, Marine Biology', 'Scientist'],
  ['Java Programmer', 'Developer'],
  ['Chief Operating Officer', 'Leader'],
  ['Head of Sales', 'Leader'],
  ['Tech Lead', 'Lead'],
  ['Gardening', undefined],
])('the occupation of a "%s" is "%s"', (title, occupation) => {
  expect(occupationIn(title)).toBe(occupation);
});

it('the occupation is undefined without a role', () => {
  expect(occupationOf([])).toBeUndefined();
});

it('the occupation is the one of most statements', () => {
  const { achievements } = careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: [
        { title: 'Writer', organisation: 'Brillwater', statements: ['Opened nine shops.'] },
        {
          title: 'Engineer',
          organisation: 'Corvane',
          statements: ['Moved nine depots by night.', 'Built a hall for 40 growers.'],
        },
      ],
    }),
  );
  expect(
    occupationOf([...achievements].sort((a, b) => (b.role?.title ?? '').localeCompare(a.role?.title ?? ''))),
  ).toBe('Engineer');
  expect(occupationOf(achievements.filter(({ role }) => role?.title === 'Writer'))).toBe('Writer');
});

const statementsOf = (...titles: string[]) =>
  careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: titles.map((title, at) => ({
        title,
        organisation: `Brillwater ${'ABC'[at]}`,
        start: '2012',
        end: '2019',
        statements: [`Opened ${['nine', 'four', 'two'][at]} shops in the valley.`],
      })),
      statements: ['Built a tide register for all pilots.', 'Wrote a guide to all moorings.'],
    }),
  ).achievements;

it('a persona of an occupation has the statements of its roles alone', () => {
  const titles = (...postTitles: string[]) =>
    filterByOccupation(statementsOf(...postTitles).filter(({ role }) => role))
      .map(({ role }) => role?.title)
      .sort();
  expect(titles('Consultant', 'Lead Consultant', 'Software Architect')).toEqual([
    'Consultant',
    'Lead Consultant',
  ]);
  expect(titles('Engineer', 'Developer')).toEqual(['Developer', 'Engineer']);
});

it('a single role among statements without a role does not determine the occupation', () => {
  expect(filterByOccupation(statementsOf('Developer'))).toEqual([]);
});
