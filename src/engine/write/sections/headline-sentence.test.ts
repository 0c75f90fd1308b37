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
});

it.each([
  ['Senior Scientist | Open to work', 'has the words of the title alone'],
  ['Senior Marine Consultant', 'names another profession'],
  ['Senior Scientist Marine Consultant', 'ends with another profession'],
  ['Marine Scientist', 'lacks a word of the title'],
  ['Principal Senior Scientist', 'adds a rank alone'],
  ['Aspiring Senior Marine Scientist', 'is a wish'],
  ['Trainee Marine Executive', 'is of a learner'],
  ['Senior Deep Sea Marine Life Scientist', 'has more than five words'],
  ['Senior Leader', 'is a profession without a field'],
  ['Executive', 'is a profession alone'],
])('the description does not begin with the headline "%s", which %s', (headline) => {
  expect(summaryOf(headline)).not.toMatch(/^Edda Norling is an? /);
});

it('the description does not begin with a headline beside a title that names no person', () => {
  expect(summaryOf('Marine Ports & Ferries Executive', 'Ports & Ferries')).not.toMatch(
    /^Edda Norling is an? /,
  );
});

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

it('the description of a person without a present role begins with at most two titles of the headline', () => {
  const roles = [
    { title: 'Mill Manager', organisation: 'Brillwater', start: '2011', end: '2019', statements: [] },
  ];
  const headline = 'Grain Strategist | Harbour Planner | Ferry Operator';
  const { summary } = composeProfile(careerFacts({ name: 'Edda Norling', headline, roles })).profile;
  expect(summary).toMatch(/^Edda Norling is a [^.]*strategist and a [^.]*planner\. /i);
});
