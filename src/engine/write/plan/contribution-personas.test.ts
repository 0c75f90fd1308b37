import { describe, expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { careerFacts } from '../testing/build';
import { contributionPersonas } from './contribution-personas';
import { planSuperpowers } from './superpowers';

const statementsOf = (title: string, ...statements: string[]) =>
  careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: [{ title, organisation: 'Corran Bank', start: '2014', end: 'present', statements }],
    }),
  ).achievements;
const personaTitlesOf = (title: string, ...lines: string[]) =>
  contributionPersonas(statementsOf(title, ...lines), ['Banking'], 2).map((one) => one.title);

describe('a persona of what somebody brought about', () => {
  const growth = [
    'Raised deposits of growers by 31% in two years.',
    'Grew the revenue of nine branches by 18%.',
  ];

  it('names the field of the posts, else an industry that the lines name', () => {
    expect(personaTitlesOf('Head of Rural Banking', ...growth)).toEqual(['Rural Banking Growth Leader']);
    expect(personaTitlesOf('General Manager', ...growth)).toEqual(['Banking Growth Leader']);
  });

  it('does not call somebody a leader whose title leads nobody', () => {
    expect(
      personaTitlesOf(
        'Data Engineer',
        'Built a data platform for nine mills, cutting costs by 20%.',
        'Built a payments platform for 40 ports.',
      ),
    ).toEqual(['Data Platform Builder']);
  });

  it('needs two lines, and none of them a duty', () => {
    expect(
      personaTitlesOf('General Manager', growth[0] ?? '', 'Prepares the plans of the branches.'),
    ).toEqual([]);
    expect(
      personaTitlesOf('General Manager', 'Supported sales growth of 18%.', 'Helped to raise deposits by 3%.'),
    ).toEqual([]);
  });
});

describe('a superpower', () => {
  const superpowerTitlesOf = (title: string, ...lines: string[]) =>
    planSuperpowers(statementsOf(title, ...lines), 'en', []).map((one) => one.title);

  it('is neither a duty nor a tool', () => {
    expect(
      superpowerTitlesOf(
        'Systems Engineer',
        'Configured load balancers with two packages.',
        'Implemented backup strategies and recovery plans.',
        'Built automation workflows for the mills.',
      ),
    ).toEqual([]);
  });

  it('is named after the result of an act', () => {
    const lines = [
      'Supervised pipeline development for nine mills, improving accuracy by 25%.',
      'Kept the monthly books of nine local mills.',
      'Wrote the yearly plans of the harbour mills.',
    ];
    expect(superpowerTitlesOf('Head of Data', ...lines)).toEqual(['Improves accuracy']);
  });
});
