import { expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerContextOf } from '../statements/career-context';
import { careerFacts } from '../testing';
import { outcomeOf } from './outcome';

const composeOf = (statement: string) =>
  composeProfile(
    careerFacts({
      name: 'Edda Norling',
      roles: [
        {
          title: 'Harbour Director',
          organisation: 'Brillwater',
          start: '2017',
          end: 'present',
          statements: [statement],
        },
      ],
    }),
  );

const linesOf = (roles: Parameters<typeof careerFacts>[0]['roles']) =>
  composeProfile(careerFacts({ name: 'Edda Norling', roles })).profile.highlights;

it('lists every post, however many there are, and the same one once', () => {
  const posts = Array.from({ length: 14 }, (_, at) => ({
    title: 'Site Engineer',
    organisation: `Brill${'abcdefghijklmn'[at]}water Works`,
    start: `${1990 + at}`,
    end: `${1991 + at}`,
  }));
  expect(linesOf([...posts, ...posts.slice(0, 2)])).toHaveLength(14);
});

it('quotes the result in figures of a post before a duty that no other section tells', () => {
  const [line] = linesOf([
    {
      title: 'Maintenance Manager',
      organisation: 'Brillwater',
      start: '2014',
      end: '2015',
      statements: [
        'Generated reports in a spreadsheet.',
        'Improved the output of both presses by 34% in a year.',
        'Cut the hours lost to repairs by 48%, keeping all lines ready for harvest.',
        'Led 14 fitters in two works.',
      ],
    },
    { title: 'Fitter', organisation: 'Corvane', start: '2010', end: '2014' },
  ]);
  expect(line).toMatch(/: .*(?:34%|48%|14 fitters)/);
});

it('names a task by its noun where the record does', () => {
  const [line] = linesOf([
    {
      title: 'Delivery Manager',
      organisation: 'Brillwater',
      start: '2021',
      end: '2024',
      statements: ['Governance: Direction of 5 squads in two countries, with one report to the board.'],
    },
  ]);
  expect(line).toBe('Delivery Manager, Brillwater, 2021 to 2024: direction of 5 squads in two countries');
});

it('tells a duty in clean English where a post has no result, and none with the marks of its document', () => {
  const duty = (statements: string[]) =>
    linesOf([{ title: 'Site Engineer', organisation: 'Corvane', start: '2010', end: '2014', statements }])[0];
  expect(
    duty([
      'Assisted the manager with the drawings of the works.',
      'Prepared daily Escort report, ensuring that all staff are picked up.',
      'Monitored all incoming and final inspection of the steel.',
    ]),
  ).toBe('Site Engineer, Corvane, 2010 to 2014: monitored all incoming and final inspection of the steel');
  expect(duty(['Supervision of all concrete works on site.'])).toBe(
    'Site Engineer, Corvane, 2010 to 2014: supervision of all concrete works on site',
  );
  expect(duty(['Coordinated with dealers/associates for Breakdown services etc.'])).not.toContain('etc');
});

it('tells the best line that the check lets pass, where the best of all does not', () => {
  const [line] = linesOf([
    {
      title: 'Risk Associate',
      organisation: 'Corvane',
      start: '2010',
      end: '2014',
      statements: [
        'Ledger Project - Built a model of the risks that the board reads each week.',
        'Limits Project - Negotiated the limits of all nine desks with the board.',
      ],
    },
  ]);
  expect(line).toMatch(/: (?:built a model of the risks|negotiated the limits of all nine desks)/);
});

it('takes no examination for a deed', () => {
  const [line] = linesOf([
    {
      title: 'Fitter',
      organisation: 'Corvane',
      start: '2010',
      end: '2014',
      statements: ['Passed in 1989 with 79%.', 'Completed a Diploma in Mechanical Engineering in 2009.'],
    },
  ]);
  expect(line).toBe('Fitter, Corvane, 2010 to 2014');
});

it('names no routine by its noun', () => {
  const [line] = linesOf([
    {
      title: 'Site Engineer',
      organisation: 'Corvane',
      start: '2010',
      end: '2014',
      statements: ['Supervision of data entry and ensuring the quality of it.'],
    },
  ]);
  expect(line).toBe('Site Engineer, Corvane, 2010 to 2014');
});

it('tells no routine behind a post', () => {
  const [line] = linesOf([
    {
      title: 'Fitter',
      organisation: 'Corvane',
      start: '2010',
      end: '2014',
      statements: [
        'Helped the foreman with the daily reports.',
        'Worked under the master of the press hall.',
      ],
    },
  ]);
  expect(line).toBe('Fitter, Corvane, 2010 to 2014');
});

it('tells what a team did as the team’s', () => {
  const line = (statement: string) =>
    linesOf([
      {
        title: 'Analytics Lead',
        organisation: 'Brillwater',
        start: '2017',
        end: '2019',
        statements: [statement],
      },
    ])[0];
  expect(line('Highlights: my team deployed 20 yield models that saved 4 million litres.')).toBe(
    'Analytics Lead, Brillwater, 2017 to 2019: the team deployed 20 yield models that saved 4 million litres',
  );
  expect(line('My team is the best in Umbria and has won 9 cups.')).toBe(
    'Analytics Lead, Brillwater, 2017 to 2019',
  );
});

it('tells the first item of a list that is too long for a line', () => {
  const rest =
    'customs rules of three towns, quay fees of nine northern harbours, lock orders of two rivers and pay of all pilots';
  const [statement] = careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: [
        {
          title: 'Harbour Director',
          organisation: 'Brillwater',
          start: '2017',
          end: '2019',
          statements: [`Negotiated winter contracts for nine harbours in Norway, ${rest}.`],
        },
      ],
    }),
  ).achievements;
  expect(statement && outcomeOf(statement)).toBe('negotiated winter contracts for nine harbours in Norway');
});

const lineOf = (statement: string) =>
  linesOf([
    {
      title: 'Harbour Director',
      organisation: 'Brillwater',
      start: '2017',
      end: '2019',
      statements: [statement],
    },
  ])[0]?.split(': ')[1];

it('says how somebody came to a role that tells nothing else', () => {
  expect(lineOf('I was hired to build the pilot service of three towns.')).toBe(
    'hired to build the pilot service of three towns',
  );
  expect(lineOf('I was hired to be the face of the harbour.')).toBeUndefined();
});

it('ends before what a thing was used for, and before a purpose that is a list of adjectives', () => {
  const use =
    'that was used in weekly meetings of nine pilots and two harbour masters to decide on tides of the week to come';
  expect(lineOf(`Created a register of all moorings ${use}.`)).toBe('created a register of all moorings');
  const list =
    'robust, secure and affordable jetties for the fishing boats of the nine villages along the estuary';
  expect(lineOf(`Led a crew of 14 divers to build ${list}.`)).toBe('led a crew of 14 divers');
});

it('keeps the one deed of a role, although another section tells it', () => {
  const deed = 'Opened the first cold quay of the northern coast.';
  const { profile } = composeOf(deed);
  expect(profile.summary + profile.meet_them).toContain('cold quay');
  expect(profile.highlights[0]).toContain('opened the first cold quay');
});
