/** How the lines of a career become its statements. */
import { describe, expect, it } from 'vitest';
import { careerFacts } from '../testing';
import { careerContextOf } from './career-context';

describe('labelled lines', () => {
  const statementsOf = (about: string) =>
    careerContextOf(
      careerFacts({
        name: 'Edda Norling',
        about: [about],
        roles: [{ title: 'Plant Manager', organisation: 'Brillwater', start: '2012', end: 'present' }],
      }),
    ).about.map(({ predicate }) => predicate?.text);

  it('labels of skills do not introduce achievements', () => {
    expect(statementsOf('Key skills: coaching a night crew of bakers, cooling 40 depots.')).toEqual([]);
    expect(statementsOf('Core competencies: rebuilding mills and depots of growers.')).toEqual([]);
  });

  it('labels of accomplishments introduce past achievements', () => {
    expect(statementsOf('Notable accomplishment: planning and completing the move of 40 depots.')).toEqual([
      'planned and completed the move of 40 depots',
    ]);
  });
});

describe('the statements of a career', () => {
  const context = careerContextOf(
    careerFacts({
      name: 'Mara Lindqvist',
      about: ['Bad news should reach me the same day.', 'Visionary leader with a passion for excellence.'],
      roles: [
        {
          title: 'COO | Board member',
          organisation: 'TANAGER HEALTH',
          start: '2016',
          end: 'present',
          statements: ['• LED A TEAM OF 310 IN SINGAPORE,', 'Lead the budget.'],
        },
      ],
      location: 'Singapore',
    }),
  );

  it('are converted from capitals, conjugated and free of bullets', () => {
    expect(context.achievements.map((statement) => statement.text)).toContain(
      'Led a team of 310 in Singapore',
    );
    expect(context.roles[0]).toMatchObject({ title: 'COO', organisation: 'Tanager Health' });
  });

  it('name the person instead of ‘me’, and omit filler', () => {
    expect(context.about.map((statement) => statement.text)).toEqual([
      'Bad news should reach Mara the same day',
    ]);
  });
});

it('two lines that differ only in the forms of their words are used once', () => {
  const facts = careerFacts({
    name: 'Edda Norling',
    roles: [
      {
        title: 'Head of Works',
        organisation: 'Brillwater',
        statements: [
          'Drafted and introduced the grading rules in line with grower advice',
          'Focused on drafting and introducing the grading rules in line with grower advice',
        ],
      },
    ],
  });
  expect(careerContextOf(facts).achievements).toHaveLength(1);
});
