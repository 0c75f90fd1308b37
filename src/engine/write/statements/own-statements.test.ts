import { describe, expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing/build';
import { keepOwnStatements } from './own-statements';

const FIRST = 'Cut the stock of the mill by 30% in a year';
const LATER = 'Wrote the release scripts of a bank in four weeks';

/** The lines left of a role from 2019 to 2021 that has the given line between two of its statements. */
const leftAround = (between: string, end: string | undefined = '2021') =>
  keepOwnStatements(
    careerFacts({
      name: 'Edda Norling',
      roles: [
        {
          title: 'Head of Works',
          organisation: 'Brillwater',
          start: '2019',
          ...(end ? { end } : {}),
          statements: [FIRST, between, LATER],
        },
      ],
    }),
  ).roles[0]?.statements.map(({ value }) => value);

describe('lines below a role', () => {
  it.each([
    ['the head of another post', 'Morrow & Finch, Inc. - Data Analyst June 2016 to July 2018'],
    ['the years of another post', '09/2012 – 2015'],
    ['a bare heading of another section', 'Languages'],
    ['a labelled line of another section', 'ACADEMIC QUALIFICATION : - B.Com'],
    ['projects of the person', 'OPEN SOURCE PROJECTS'],
    ['a Spanish heading in capitals', 'HABILIDADES ESTRATÉGICAS Y TÉCNICAS'],
    ['a German heading in capitals', 'KENNTNISSE UND FÄHIGKEITEN'],
  ])('end at %s', (_, line) => {
    expect(leftAround(line)).toEqual([FIRST]);
  });

  it('end at a line that begins with another year than the only year of a role', () => {
    expect(leftAround('Summer 2011 Meter reading, Gridline', '')).toEqual([FIRST]);
  });

  it.each([
    ['a statement that names years', 'Grew revenue from 2019 to 2021 by a third as general manager'],
    ['a project of the post', 'Project: new mill at Ashby, 2019 to 2020'],
    ['a label of one line', 'Skills: budgeting, hiring'],
    ['projects of the post', 'Projects'],
    ['a task about training', 'Training & Implementations'],
    ['a sentence about oneself with years', 'My first training as an engineer was from 1993 to 1996 in Varn'],
  ])('continue after %s', (_, line) => {
    expect(leftAround(line)).toContain(LATER);
  });

  it('are not used if they may not belong to the role', () => {
    const { profile } = composeProfile(
      careerFacts({
        name: 'Edda Norling',
        roles: [
          {
            title: 'Head of Works',
            organisation: 'Brillwater',
            start: '2019',
            end: '2021',
            statements: [FIRST, 'Morrow & Finch, Inc. - Data Analyst June 2016 to July 2018', LATER],
          },
        ],
      }),
    );
    expect(JSON.stringify(profile)).toContain('30%');
    expect(JSON.stringify(profile)).not.toContain('release scripts');
  });
});

it('the statements of a role include those after the title of a stage within it', () => {
  const keptCountWith = (stage: string) =>
    keepOwnStatements(
      careerFacts({
        roles: [
          {
            title: 'Head of Works',
            organisation: 'Brillwater',
            start: '2008',
            end: '2013',
            statements: ['Led nine mills.', stage, 'Ran the integration of two presses.'],
          },
        ],
      }),
    ).roles[0]?.statements.length;
  expect(keptCountWith('Dec 2008 - Sep 2009: Navigation Manager')).toBe(3);
  expect(keptCountWith('Dec 2002 - Sep 2003: Navigation Manager')).toBe(1);
  expect(keptCountWith('Corvane Ltd: Navigation Manager, Dec 2008 - Sep 2009')).toBe(1);
});

describe('lines that begin in lower case', () => {
  const firstLettersOf = (...statements: string[]) =>
    keepOwnStatements(
      careerFacts({
        roles: [{ title: 'Head of Works', organisation: 'Brillwater', start: '2019', statements }],
      }),
    ).roles[0]?.statements.map(({ value }) => value[0]);

  it('are capitalised if all lines of the role begin so', () => {
    expect(firstLettersOf('cut the stock by 30%', 'wrote the release scripts', 'hired nine millers')).toEqual(
      ['C', 'W', 'H'],
    );
  });

  it('are capitalised if the line before is a whole sentence', () => {
    expect(firstLettersOf('Hired nine millers.', 'cut the stock by 30%', 'Wrote the scripts')).toEqual([
      'H',
      'C',
      'W',
    ]);
  });

  it('are unchanged if other lines do not, or if they begin with no verb', () => {
    expect(firstLettersOf('cut the stock by 30%', 'Wrote the scripts', 'Hired nine millers')).toEqual([
      'c',
      'W',
      'H',
    ]);
    expect(firstLettersOf('of the mill by 30%', 'wrote the scripts', 'hired nine millers')).toEqual([
      'o',
      'W',
      'H',
    ]);
  });
});

describe('a text about oneself', () => {
  const aboutOf = (...about: string[]) =>
    keepOwnStatements(
      careerFacts({
        name: 'Edda Norling',
        about,
        roles: [{ title: 'Responsable de Molinos', organisation: 'Brillwater', start: '2019' }],
      }),
    ).about.map(({ value }) => value);

  it('ends at the heading of another section, and has no titles of posts', () => {
    const line = 'Ingeniera con 10 años en molinos.';
    expect(aboutOf(line, 'EXPERIENCIA EN MOLINOS Y GESTIÓN', 'Brillwater | 2019')).toEqual([line]);
    expect(aboutOf(line, 'Responsable de Molinos')).toEqual([line]);
    expect(aboutOf(line, 'Responsable de Molinos, Brillwater, Varn')).toEqual([line]);
  });

  it('has no line that is the name of the person', () => {
    expect(leftAround('Edda Norling')).toEqual([FIRST, LATER]);
  });

  it.each([
    'Responsable de Molinos en Brillwater desde 2019',
    'EXPERIENCIA de 10 años en molinos y silos',
    'Responsable de Molinos con 10 años de trabajo',
  ])('keeps the sentence: %s', (line) =>
    expect(aboutOf('Ingeniera con 10 años en molinos.', line)).toContain(line),
  );
});

it('what was learned in a post is no deed', () => {
  const linesOf = (...statements: string[]) =>
    keepOwnStatements(
      careerFacts({ roles: [{ title: 'Deckhand', organisation: 'Korrel', statements }] }),
    ).roles[0]?.statements.map(({ value }) => value);
  expect(linesOf('Sold tickets for nine ferries.', 'Skills acquired:', 'Established a calm mindset')).toEqual(
    ['Sold tickets for nine ferries.'],
  );
  expect(linesOf('Sold tickets. Experiences gained include:', 'Patience')).toEqual(['Sold tickets.']);
  expect(
    linesOf('Sold tickets.', 'Interpersonal and Communication', 'Strong Leadership', 'Speaking to guests'),
  ).toEqual(['Sold tickets.']);
  expect(linesOf('Sold tickets.', 'Useful management skills, including:', 'Organise nine desks')).toEqual([
    'Sold tickets.',
  ]);
  expect(linesOf('Communication with nine ports.', 'Sold tickets for nine ferries.')).toHaveLength(2);
});
