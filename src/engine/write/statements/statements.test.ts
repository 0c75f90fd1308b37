import { describe, expect, it } from 'vitest';
import { careerFacts } from '../testing';
import { careerContextOf } from './career-context';
import { splitLabel } from './label';
import { isRefused } from './refuse';
import { trimStatement } from './trim';

describe('a text from a resume', () => {
  it.each([
    'Tanager Health is the leading operator of day clinics.',
    'The company provides ticketing software for railways.',
    'Page 2 of 5',
    'Call +47 900 12 345 for references',
    'and other duties as assigned',
    'Tech Stack: Python, Go, C++',
    'The position reported to the Chief Executive',
    'Senior Vice President, Strategy, Harrow Holdings',
    'Jun 2014 to Dec 2018',
    'Sales of the mill 3 years 2 months',
    'S o f t w a r e of the mill',
    'Open to connecting about mills and ports',
    'Contacte-moi pour échanger sur ton moulin',
    'Kontaktieren Sie mich zu Fragen der Mühle',
    'No dudes en escribir sobre los molinos',
    'Feel free to write about the mill in Kempten',
  ])('is refused: %s', (text) => {
    expect(isRefused(text, ['Tanager Health'], 'en')).toBe(true);
  });

  it.each([
    'Cut waiting time from 19 days to 6',
    'Tanager Health grew from 40 to 310 people',
    'Restored the profit of the mill within 9 months',
    'Hired to rebuild the mill in Kempten',
  ])('is accepted: %s', (text) => {
    expect(isRefused(text, ['Tanager Health'], 'en')).toBe(false);
  });
});

it('a question is refused', () => {
  const facts = careerFacts({
    name: 'Edda Norling',
    roles: [
      {
        title: 'Développeuse',
        organisation: 'Brillwater',
        start: '2012',
        end: 'present',
        statements: [
          'Conception de trois applications pour les moulins de la région.',
          'Curieux d’en discuter avec une spécialiste des moulins ?',
        ],
      },
    ],
  });
  const texts = careerContextOf(facts).achievements.map(({ text }) => text);
  expect(texts).toEqual(['Conception de trois applications pour les moulins de la région']);
});

describe('labels', () => {
  const statementsOf = (about: string) =>
    careerContextOf(
      careerFacts({
        name: 'Edda Norling',
        about: [about],
        roles: [{ title: 'Plant Manager', organisation: 'Brillwater', start: '2012', end: 'present' }],
      }),
    ).about.map(({ predicate }) => predicate?.text);

  it('of skills do not introduce achievements', () => {
    expect(statementsOf('Key skills: managing a small team of bakers, cooling 40 depots.')).toEqual([]);
    expect(statementsOf('Core competencies: rebuilding mills and depots of growers.')).toEqual([]);
  });

  it('of accomplishments introduce past achievements', () => {
    expect(statementsOf('Notable accomplishment: leading and executing the move of 40 depots.')).toEqual([
      'led and executed the move of 40 depots',
    ]);
  });

  it('are split off, and dropped if they only head a list', () => {
    expect(splitLabel('Sales management: introduced a mobile sales force')).toEqual({
      label: 'Sales management',
      rest: 'introduced a mobile sales force',
    });
    const joined =
      'Depots, Growers and After-Sales Growth * Scale and Reach: Opened nine depots in the north';
    expect(splitLabel(joined)).toEqual({ label: 'Scale and Reach', rest: 'Opened nine depots in the north' });
    expect(splitLabel('Key outcomes: launched a new plant in Kempten')).toEqual({
      rest: 'Launched a new plant in Kempten',
    });
    expect(splitLabel('Executed the migration: data models and mappings')).toEqual({
      rest: 'Executed the migration: data models and mappings',
    });
  });
});

describe('long statements', () => {
  it('are cut at a clause, or not used', () => {
    const long = `Built a timetable platform for the railways of the north, including ${'a timetable and '.repeat(20)}a map`;
    expect(trimStatement(long)).toBe('Built a timetable platform for the railways of the north');
    expect(trimStatement('word '.repeat(80))).toBeUndefined();
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
          'Defined and implemented the grading strategy in line with grower strategy',
          'Focused on defining and implementing the grading strategy in line with grower strategy',
        ],
      },
    ],
  });
  expect(careerContextOf(facts).achievements).toHaveLength(1);
});
