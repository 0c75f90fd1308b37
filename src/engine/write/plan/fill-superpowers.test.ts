import { describe, expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { careerFacts } from '../testing/build';
import { fillSuperpowers } from './fill-superpowers';

const statementsOf = (...posts: [title: string, ...lines: string[]][]) =>
  careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: posts.map(([title, ...statements], at) => ({
        title,
        organisation: ['Brillwater', 'Corran Mills'][at] ?? '',
        start: `${2018 - at * 4}`,
        end: at === 0 ? 'present' : `${2022 - at * 4}`,
        statements,
      })),
    }),
  ).achievements;
const namesOf = (...posts: Parameters<typeof statementsOf>) =>
  fillSuperpowers([], statementsOf(...posts), [], 2).map(({ title }) => title);

describe('acts without figures', () => {
  it('show an ability, first one that lines of two posts have in common', () => {
    const [first] = fillSuperpowers(
      [],
      statementsOf(
        [
          'Data Engineer',
          'Built a data pipeline that brings the tides of Varn to the planners.',
          'Wrote a handbook for the crews of the northern depots in Varn.',
        ],
        ['Data Engineer', 'Developed the data warehouse of the growers on PostgreSQL and Airflow.'],
      ),
      [],
      2,
    );
    expect(first?.title).toBe('Builds data platforms');
    expect(first?.statements.map(({ role }) => role?.organisation)).toEqual(['Brillwater', 'Corran Mills']);
  });

  it('show the ability to make a thing again, where such things are made again', () => {
    expect(
      namesOf(['Analyst', 'Built a forecasting model for the harvest of the growers in Varn and Orla.']),
    ).toEqual(['Builds forecasting models']);
    expect(
      namesOf(['Analyst', 'Built a company museum for the visitors of the mills in Varn and Orla.']),
    ).toEqual([]);
  });

  it('show an ability in a common thing if it is described, and none in the mere thing', () => {
    const line = (thing: string) => `Built ${thing} with React for the planners of Varn and for their crews.`;
    expect(namesOf(['Engineer', line('dynamic weather applications')])).toEqual([
      'Builds dynamic weather applications',
    ]);
    expect(namesOf(['Engineer', line('weather tools')])).toEqual([]);
  });

  it('show none by the first of two adjectives', () => {
    expect(
      namesOf(['Engineer', 'Led the drafting of robust, readable charts of the tides for Varn and Orla.']),
    ).toEqual([]);
  });

  it.each([
    ['upkeep', 'Inspects completed night installations to check their conformance with the plans of Varn.'],
    ['help with the work of others', 'Helped the planners of Varn to build data platforms on PostgreSQL.'],
    [
      'a field that is only mentioned',
      'Led the kitchen of Varn within the budget of the harbour and on time.',
    ],
    ['a few words', 'Built data pipelines.'],
    [
      'a name without its capitals',
      'Delivered the Varn Rivers Registry to the planners of the northern districts.',
    ],
  ])('show nothing by %s', (_, line) => {
    expect(namesOf(['Engineer', line])).toEqual([]);
  });

  it('are not named like a persona', () => {
    const statements = statementsOf([
      'Analyst',
      'Built a forecasting model for the harvest of the growers in Varn and Orla.',
    ]);
    expect(fillSuperpowers([], statements, ['Builds forecasting models'], 2)).toEqual([]);
  });
});
