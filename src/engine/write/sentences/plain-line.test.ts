import { describe, expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing';

const lineOf = (...statements: string[]): string =>
  composeProfile(
    careerFacts({
      name: 'Edda Norling',
      roles: [
        { title: 'Harbour Director', organisation: 'Brillwater', start: '2017', end: 'present' },
        { title: 'Site Analyst', organisation: 'Corvane', start: '2010', end: '2014', statements },
      ],
    }),
  ).profile.highlights[1] ?? '';

describe('a role about which nothing better is known', () => {
  it.each([
    ['Routine testing of tide gauges.', 'routine testing of tide gauges'],
    [
      'Responsibilities consist of routine testing, batch release and berth management.',
      'routine testing, batch release and berth management',
    ],
    [
      'Technical lead building planning tools for two ports',
      'technical lead building planning tools for two ports',
    ],
    [
      'Assisted growers with the upkeep of various pumps.',
      'assisted growers with the upkeep of various pumps',
    ],
  ])('has the line of "%s"', (statement, line) =>
    expect(lineOf(statement)).toBe(`Site Analyst, Corvane, 2010 to 2014: ${line}`),
  );

  it.each([
    'Utilized Java 8, Spring Boot, Git, and Ubuntu',
    'Participated in all meetings of the port',
    // The stops of an abbreviation end no sentence.
    'Responsible for harbour gauges and moorings for the U.S. wide fleet, U.S. Special Ferries and International tugs.',
  ])('has no line for "%s"', (statement) =>
    expect(lineOf(statement)).toBe('Site Analyst, Corvane, 2010 to 2014'),
  );

  it('has the line of the work rather than that of the tools', () => {
    expect(
      lineOf(
        'Developed a tailored integration for payments with two island banks.',
        'Utilized Java 8, Spring Integration, Spring Web Services, Git, and Ubuntu to deliver a robust solution',
      ),
    ).toContain('developed a tailored integration for payments');
  });
});
