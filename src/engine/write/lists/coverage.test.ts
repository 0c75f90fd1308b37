import { expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { type CareerInput, careerFacts } from '../testing/build';
import { geographyOf, stagesOf } from './coverage';
import { industriesOf } from './industries';

const industries = (input: CareerInput) =>
  industriesOf(careerContextOf(careerFacts({ name: 'Edda Norling', ...input }))).map(({ text }) => text);

it('a skill in a title or headline is not read as an industry', () => {
  const roles = (organisation: string) => [
    { title: 'Artificial Intelligence Engineer', organisation, start: '2019', end: 'present' },
  ];
  expect(industries({ headline: 'AI Engineer', roles: roles('Corvane Bank') })).toEqual(['Banking']);
  expect(industries({ roles: roles('Corvane Artificial Intelligence') })).toContain(
    'Artificial intelligence',
  );
});

it('a construction site is not read as a construction company', () => {
  const roles = [
    { title: 'Developer', organisation: 'Under Construction Web', start: '2019', end: 'present' },
  ];
  expect(industries({ roles })).not.toContain('Construction and real estate');
});

it('an employer’s industry is not used if the role is in another line of work', () => {
  const roles = (title: string) => [
    { title, organisation: 'University of Varn', start: '2015', end: '2019' },
    { title: 'Designer', organisation: 'Corvane Bank', start: '2019', end: 'present' },
  ];
  expect(industries({ roles: roles('Lecturer') })).toContain('Higher education');
  expect(industries({ roles: roles('Web Designer') })).not.toContain('Higher education');
});

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

it('one word of a name and the labels of a form are not read as an industry', () => {
  const roles = (organisation: string) => [{ title: 'Advisor', organisation, start: '2019', end: 'present' }];
  expect(industries({ roles: roles('Housing Hub Varn') })).not.toContain('Construction and real estate');
  expect(industries({ roles: roles('Varn Housing Association') })).toContain('Construction and real estate');
  const facts = careerFacts({ name: 'Edda Norling' });
  const stated = ['Zip Code Handles', 'Barge towing'].map((value, at) => ({
    id: `i${at}`,
    value,
    confidence: 1,
    spans: [{ source: 's1', quote: value }],
  }));
  expect(industriesOf(careerContextOf({ ...facts, industries: stated }))).toEqual([]);
  const [, towing] = stated;
  expect(industriesOf(careerContextOf({ ...facts, industries: towing ? [towing] : [] }))[0]?.text).toBe(
    'Barge towing',
  );
});

it('industries that a sentence of the summary lists are read, but not those that the person only hopes for', () => {
  const about = ['I have worked in manufacturing, aerospace, shipping and financial firms for twenty years.'];
  expect(industries({ about }).sort()).toEqual([
    'Aerospace and aviation',
    'Financial services',
    'Logistics and supply chain',
    'Manufacturing',
  ]);
  expect(industries({ about: ['Looking for a post in the insurance or mining industry.'] })).toEqual([]);
});

it('no industry follows from an employer of long ago or a technique in a title', () => {
  const post = (title: string, organisation: string, start: string, end: string) => ({
    title,
    organisation,
    start,
    end,
  });
  const now = post('Head of Depots', 'Brillwater', '2022', 'present');
  expect(industries({ roles: [now, post('Planner', 'Varde Hospital', '2002', '2004')] })).not.toContain(
    'Health care',
  );
  expect(industries({ roles: [now, post('Planner', 'Varde Hospital', '2019', '2024')] })).toContain(
    'Health care',
  );
  const soldier = industries({
    roles: [post('Telecommunications Engineer', 'Varland Army', '2010', 'present')],
  });
  expect(soldier).toEqual(['Defence']);
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
