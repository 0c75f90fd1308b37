import { describe, expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { careerFacts } from '../testing/build';
import { actsOf } from './acts';
import { planSuperpowers } from './superpowers';

const linesOf = (title: string, ...statements: string[]) =>
  careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: [{ title, organisation: 'Brillwater', start: '2015', end: '2019', statements }],
    }),
  ).achievements;

const titlesIn = (title: string, statement: string) =>
  linesOf(title, statement)
    .flatMap(actsOf)
    .map((act) => act.title);

describe('the acts of a line', () => {
  it.each([
    ['Software Engineer', 'Developed a grower notification platform for 14 depots.', 'Builds software'],
    ['Depot Planner', 'Built a mobile application for 40 growers.', 'Builds software'],
    ['Depot Manager', 'Closed contracts with 14 growers.', 'Wins business'],
    ['Depot Manager', 'Turned around a loss-making portfolio within 18 months.', 'Turns businesses around'],
    ['Depot Manager', 'Built a partner programme that brought 31% of the pears.', 'Builds partnerships'],
    ['Depot Manager', 'Recruited and managed a technology team of 20 contractors.', 'Builds teams'],
    [
      'Depot Planner',
      'Migrated the stock database to the AWS cloud in 14 depots.',
      'Moves systems to the cloud',
    ],
    ['Depot Planner', 'Led the design, development and launch of a grower website.', 'Builds software'],
    ['Depot Planner', 'Organized a growers conference for 400 growers.', 'Runs events'],
  ])('of a %s include that of "%s": %s', (title, statement, act) => {
    expect(titlesIn(title, statement)).toContain(act);
  });

  it.each([
    ['a platform that is not software', 'Mill Planner', 'Built a loading platform for 40 trucks.'],
    [
      "the same verb with another object ('Coached the roll-out')",
      'Mill Planner',
      'Coached the roll-out of lean planning in 14 depots.',
    ],
    [
      "a noun that qualifies another ('application forms')",
      'Mill Planner',
      'Developed application forms for 40 growers.',
    ],
    [
      "an object that only sounds like business ('confidence of customers')",
      'Mill Planner',
      'Gained confidence of customers in 14 depots.',
    ],
    [
      "an act of others ('Selected for the product launch team')",
      'Mill Planner',
      'Selected for the product launch team in 14 depots.',
    ],
  ])('are not found in %s', (_, title, statement) => {
    expect(titlesIn(title, statement)).toEqual([]);
  });
});

describe('a superpower', () => {
  const plannedTitles = (...lines: string[]) =>
    planSuperpowers(linesOf('Mill Planner', ...lines), 'en', []).map(({ title, statements }) => [
      title,
      statements.length,
    ]);

  it('is not named by an act of everybody in the trade', () => {
    const planned = plannedTitles(
      'Negotiated 14 supplier contracts worth EUR 9 million.',
      'Designed a mobile application for 40 growers.',
      'Built a web portal and a website for 14 depots.',
      'Developed an API for the stock of 14 depots.',
    );
    expect(planned).toEqual([['Negotiates supplier contracts', 1]]);
  });

  it('shows a second line only if it has the same act', () => {
    const planned = plannedTitles(
      'Reduced storage costs by 18% in two years.',
      'Mentored junior planners, setting rules for 14 depots.',
      'Managed two teams of loaders in 14 depots.',
    );
    expect(planned.every(([, lines]) => lines === 1)).toBe(true);
  });
});
