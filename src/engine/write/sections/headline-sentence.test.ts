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

it.each([
  'Senior Scientist | Open to work',
  'Marine Consultant',
  'Marine Scientist',
  'Aspiring Marine Scientist',
  'Senior Deep Sea Marine Life Scientist',
])('the description does not begin with the headline "%s"', (headline) =>
  expect(summaryOf(headline)).not.toContain(' is a '),
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

it('the description of a person without a present role begins with the headline, even with a long title', () => {
  const roles = [
    { title: 'Mill Manager', organisation: 'Brillwater', start: '2011', end: '2019', statements: [] },
  ];
  const headline = 'Fractional Growth & Grain Trade Strategist';
  const { summary } = composeProfile(careerFacts({ name: 'Edda Norling', headline, roles })).profile;
  expect(summary).toMatch(/^Edda Norling is a Fractional Growth & Grain Trade Strategist\. /);
});
