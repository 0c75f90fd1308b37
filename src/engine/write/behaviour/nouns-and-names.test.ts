/** Words that look like verbs or praise but are nouns, titles and names, from the source to the printed line. */
import { describe, expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing';

const ROLE = { title: 'Director', organisation: 'Brillwater', start: '2018', end: '2021' };
const lineOf = (...statements: string[]) =>
  composeProfile(careerFacts({ name: 'Noor Aldersen', roles: [{ ...ROLE, statements }] })).profile
    .highlights[0];
const textOf = (about: string) => {
  const { profile } = composeProfile(
    careerFacts({ name: 'Noor Aldersen', about: [about], roles: [{ ...ROLE, statements: [] }] }),
  );
  return `${profile.summary} ${profile.meet_them} ${profile.sweetspot} ${profile.user_manual}`;
};

describe('the line of a post', () => {
  it.each([
    ['Share UK harbour contest winner', 'shared'],
    ['Present Mills Prize finalist', 'presented'],
  ])('does not conjugate the name of what was won: %s', (statement, verb) => {
    expect(lineOf(statement, 'Managed two mills', 'Led nine growers', 'Built a harbour')).not.toContain(verb);
  });

  it('does not take a lead architect for somebody who led one', () => {
    const office = 'Lead Crane/Harbour Architect for the ferry service, a $9M contract of nine ports';
    expect(lineOf(office, 'Managed two mills', 'Managed nine growers', 'Managed a harbour')).not.toContain(
      'led Crane',
    );
  });

  it('does not take an adjective for what somebody did', () => {
    expect(
      lineOf('Specialised crane and harbour consultancy serving nine ports', 'Managed two mills') ?? '',
    ).not.toMatch(/: specialised crane/);
  });

  it('keeps both verbs after "to"', () => {
    expect(lineOf('Design and repair a press used by the mill to package and deliver grain')).toMatch(
      /to package and deliver grain$/,
    );
  });

  it('begins with the work that a line announces', () => {
    expect(lineOf('Activities include design, construction and repair of cranes for nine ports')).toMatch(
      /: design, construction and repair of cranes for nine ports$/,
    );
  });

  it('keeps the capital of a product', () => {
    expect(lineOf('Atlassian Support and training.')).not.toContain('atlassian');
  });

  it('has one article before a member', () => {
    const line = 'A member of the harbour sales team of nine people in five ports';
    expect(lineOf(line) ?? '').not.toContain('a a member');
  });
});

describe('what somebody says of themselves', () => {
  it.each([
    [
      'a name before a participle',
      'Leeds-educated harbour planner who built nine ports in ten years',
      'is a Leeds-educated harbour planner',
    ],
    [
      'a title in capitals',
      'Crane & Harbour Architect with 22 years of experience in ports',
      'is a Crane & Harbour Architect',
    ],
    ['its verb', 'My background spans sales, planning and cold storage', 'background spans sales'],
  ])('keeps %s', (_, about, expected) => {
    expect(textOf(about)).toContain(expected);
  });

  it.each([
    ['has no verb', 'My Harbour Page and Crane Planner', 'Harbour Page'],
    [
      'was added by LinkedIn',
      'Strong education professional with a Master of Science focused in ports from Varn College',
      'education professional',
    ],
    ['is about a company that is not named', 'I sold the company for $9M in 2019', 'sold the company'],
  ])('is left out if it %s', (_, about, words) => {
    expect(textOf(about)).not.toContain(words);
  });
});
