import { describe, expect, it } from 'vitest';
import { composeProfile } from '..';
import { hasFigure } from '../statements/figures';
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

  it.each(['Utilized Java 8, Spring Boot, Git, and Ubuntu', 'Participated in all meetings of the port'])(
    'has none for "%s"',
    (statement) => expect(lineOf(statement)).toBe('Site Analyst, Corvane, 2010 to 2014'),
  );

  it('states the work before the tools that were used', () => {
    expect(
      lineOf(
        'Developed a tailored integration for payments with two island banks.',
        'Utilized Java 8, Spring Integration, Spring Web Services, Git, and Ubuntu to deliver a robust solution',
      ),
    ).toContain('developed a tailored integration for payments');
  });
});

it.each(['Ported the shop to Java 17', 'Tested with Harbour Professional 9.2, and Berth Runner'])(
  '"%s" has a version and no figure',
  (text) => expect(hasFigure(text)).toBe(false),
);

it.each(['Raised USD 3.4 million', 'Grew Hooli 2.5 times', 'Led 14 fitters'])('"%s" has a figure', (text) =>
  expect(hasFigure(text)).toBe(true),
);
