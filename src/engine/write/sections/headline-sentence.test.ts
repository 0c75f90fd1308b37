import { expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing';

const summaryOf = (headline: string, title = 'Senior Scientist') =>
  composeProfile(
    careerFacts({
      name: 'Edda Norling',
      headline,
      roles: [
        {
          title,
          organisation: 'Brillwater',
          start: '2017',
          end: 'present',
          statements: ['Built planning tools in Python for two laboratories.'],
        },
      ],
    }),
  ).profile.summary;

it('the description begins with the headline if that says more than the title of the role', () => {
  expect(summaryOf('Senior Marine Scientist | Tool builder')).toMatch(
    /^Edda Norling is a senior marine scientist\. /,
  );
});

it('the description begins with a profession in a field that the title of the role lacks', () => {
  expect(summaryOf('Ocean Executive | Builds teams')).toMatch(/^Edda Norling is an Ocean Executive\. /);
  expect(summaryOf('Senior Leader')).not.toContain(' is a ');
});

it.each(['Senior Scientist | Open to work', 'Marine Consultant', 'Aspiring Marine Scientist'])(
  'the description does not begin with the headline "%s"',
  (headline) => expect(summaryOf(headline)).not.toContain(' is a '),
);

it('the description begins with the person’s description of themselves if no present role can be named', () => {
  const lines = [
    'Cut the cost of repairs by 21%.',
    'Built two depots for 40 ships.',
    'Led 14 fitters in two works.',
    'Won nine contracts worth $2 million.',
  ];
  const { profile } = composeProfile(
    careerFacts({
      name: 'Edda Norling',
      about: ['I am a planner returning to the harbour, with a strong focus on night ferries.'],
      roles: [
        { title: 'Ports & Ferries', organisation: 'Self-employed', start: '2021', end: 'present' },
        {
          title: 'Yard Manager',
          organisation: 'Brillwater',
          start: '2012',
          end: '2021',
          statements: [...lines, 'Launched a school for 30 pilots.'],
        },
      ],
    }),
  );
  expect(profile.summary).toMatch(/^Edda Norling is a planner returning to the harbour/);
});

const summaryOfPosts = (posts: [title: string, from: string, to: string, line: string][]) =>
  composeProfile(
    careerFacts({
      name: 'Edda Norling',
      roles: posts.map(([title, start, end, line], at) => ({
        title,
        organisation: `${['Brillwater', 'Corvane', 'Oldmere', 'Hooli', 'Tanager'][at]} Works`,
        start,
        end,
        statements: [line],
      })),
    }),
  ).profile.summary;

it('the description states the newer of two similar results first', () => {
  const summary = summaryOfPosts([
    ['Depot Manager', '2020', 'present', 'Built a new depot for 40 ships, cutting waiting time by 20%.'],
    ['Yard Manager', '2016', '2020', 'Cut the cost of repairs by 21% in two yards.'],
    ['Berth Planner', '2012', '2016', 'Planned the berths of the night ferry.'],
    ['Dock Planner', '2011', '2012', 'Planned the docks of the day ferry.'],
    ['Head of Mills', '2008', '2011', 'Grew the revenue of nine mills by 22% to $40 million.'],
  ]);
  expect(summary).toContain('21%');
  expect(summary.indexOf('21%')).toBeLessThan(`${summary}22%`.indexOf('22%'));
});

it('a person without a present role is what the headline says, however long', () => {
  const roles = [
    { title: 'Mill Manager', organisation: 'Brillwater', start: '2011', end: '2019', statements: [] },
  ];
  const headline = 'Fractional Growth & Grain Trade Strategist';
  const { summary } = composeProfile(careerFacts({ name: 'Edda Norling', headline, roles })).profile;
  expect(summary).toMatch(/^Edda Norling is a Fractional Growth & Grain Trade Strategist\. /);
});
