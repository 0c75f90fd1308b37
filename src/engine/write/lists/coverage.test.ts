import { expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { type CareerInput, careerFacts } from '../testing/build';
import { geographyOf, stagesOf } from './coverage';

it('two letters after a town are read as a US state only if all such letters are US states', () => {
  const geography = (...towns: string[]) =>
    geographyOf(
      careerContextOf(
        careerFacts({
          name: 'Edda Norling',
          roles: towns.map((location, at) => ({
            title: 'Planner',
            organisation: `Brillwater ${at}`,
            location,
            start: `${2010 + at}`,
            end: `${2011 + at}`,
          })),
        }),
      ),
    ).map(({ text }) => text);
  expect(geography('Portland, OR', 'Austin, TX').join()).toContain('United States');
  expect(geography('Vellore, TN', 'Guntur, AP').join()).not.toContain('United States');
});

it('what others come from is no place of work, and no reason against the states of posts', () => {
  const geography = geographyOf(
    careerContextOf(
      careerFacts({
        name: 'Edda Norling',
        location: 'Tucson, AZ',
        roles: [
          {
            title: 'Planner',
            organisation: 'Brillwater',
            location: 'Gilbert, AZ',
            start: '2015',
            end: '2019',
            statements: ['Planned nine depots with a developer from Italy and two clerks.'],
          },
        ],
      }),
    ),
  ).map(({ text }) => text);
  expect(geography).toEqual(['United States']);
});

it('a company stage is read from statements about oneself, but not from a single line of a role', () => {
  const stages = (input: CareerInput) =>
    stagesOf(careerContextOf(careerFacts({ name: 'Edda Norling', ...input }))).map(({ text }) => text);
  const roles = (...statements: string[]) => [
    { title: 'Planning Director', organisation: 'Brillwater', start: '2019', end: 'present', statements },
  ];
  const line = 'Planned depots before the Series A of the company.';
  expect(stages({ roles: roles(line) })).toEqual([]);
  expect(stages({ roles: roles(line, 'Hired planners after the Series A.') })).toEqual(['Series A']);
  expect(stages({ about: ['I plan depots for Series A companies.'], roles: roles() })).toEqual(['Series A']);
});

it('a country that is only hoped for or mentioned in a duty is not part of the coverage', () => {
  const geography = (about: string[], statements: string[]) =>
    geographyOf(
      careerContextOf(
        careerFacts({
          name: 'Edda Norling',
          about,
          roles: [{ title: 'Planner', organisation: 'Brillwater', start: '2015', end: '2019', statements }],
        }),
      ),
    ).map(({ text }) => text);
  expect(geography(['I am committed to a long career in Norway.'], [])).toEqual([]);
  expect(geography([], ['Prepares the weekly papers for Norway.'])).toEqual([]);
  expect(geography([], ['Opened 14 depots in Norway, raising sales by 9%.'])).toEqual(['Norway']);
});

it('a range of funding rounds is read as company stages, but a segment of customers is not', () => {
  const stages = (line: string) =>
    stagesOf(careerContextOf(careerFacts({ name: 'Edda Norling', about: [line] }))).map(({ text }) => text);
  expect(stages('I build depots for companies from Series A–C.')).toEqual([
    'Series A',
    'Series B',
    'Series C',
  ]);
  expect(stages('I sell to mid-market and enterprise accounts.')).toEqual([]);
  expect(stages('I run mid-market companies.')).toEqual(['Mid-market']);
});

it('the coverage names the places of the roles, and the person’s home only if no role has a place', () => {
  const geography = (location: string, ...posts: [place: string | undefined, end?: string][]) =>
    geographyOf(
      careerContextOf(
        careerFacts({
          name: 'Edda Norling',
          location,
          roles: posts.map(([place, end = '2019'], at) => ({
            title: 'Planner',
            organisation: `Brillwater ${at}`,
            ...(place ? { location: place } : {}),
            start: `${2010 - at}`,
            end,
          })),
        }),
      ),
    ).map(({ text }) => text);
  expect(geography('Lille, France', ['Moscou'], ['Varsovie, Pologne'])).toEqual(['Russia', 'Poland']);
  expect(geography('Lille, France', [undefined])).toEqual(['France']);
  expect(geography('Lille, France', [undefined, 'present'], ['Oslo, Norway'])).toEqual(['Norway', 'France']);
  expect(geography('Amman, Jordan', ['Amman, Jordan'])).toEqual(['Jordan']);
});

it('American towns are read although another country is named that was only worked with', () => {
  const roles = [
    {
      title: 'Planner',
      organisation: 'Brillwater',
      location: 'Gary, IN',
      start: '2010',
      end: 'present',
      statements: ['Opened 14 depots in Mexico, raising sales by 9%.'],
    },
  ];
  const named = geographyOf(careerContextOf(careerFacts({ name: 'Edda Norling', roles })));
  expect(named.map(({ text }) => text)).toEqual(['United States', 'Mexico']);
});

it('company stages exclude kinds of customers and entries of industry lists', () => {
  const stageNamesOf = (input: CareerInput) =>
    stagesOf(careerContextOf(careerFacts({ name: 'Edda Norling', ...input }))).map(({ text }) => text);
  const lines = ['Built a ledger that empowers nonprofit organizations.', 'Sold depots to non-profits.'];
  expect(
    stageNamesOf({
      roles: [
        {
          title: 'Planning Director',
          organisation: 'Brillwater',
          start: '2019',
          end: 'present',
          statements: lines,
        },
      ],
    }),
  ).toEqual([]);
  expect(stageNamesOf({ about: ['I know the timber, non-profit and insurance industries.'] })).toEqual([]);
  expect(stageNamesOf({ about: ['I lead non-profits through hard years.'] })).toEqual(['Non-profit']);
});

it('a post whose first line is its place covers the country, and a part of Europe is not all of it', () => {
  const geography = (title: string, line: string) =>
    geographyOf(
      careerContextOf(
        careerFacts({
          name: 'Edda Norling',
          roles: [
            { title, organisation: 'Brillwater', start: '2011', end: '2016', statements: [line] },
            {
              title: 'Planner',
              organisation: 'Corvane',
              location: 'Oslo, Norway',
              start: '2016',
              end: '2020',
            },
          ],
        }),
      ),
    ).map(({ text }) => text);
  expect(geography('Planner', 'Iraq (South Field, Basra)')).toEqual(['Iraq', 'Norway']);
  expect(geography('Planner', 'Trained the planners of Iraq.')).not.toContain('Iraq');
  expect(geography('Planner, Nordics & Eastern Europe', 'Ran nine mills')).toEqual(
    expect.arrayContaining(['Eastern Europe']),
  );
  expect(geography('Planner, Nordics & Eastern Europe', 'Ran nine mills')).not.toContain('Europe');
});
