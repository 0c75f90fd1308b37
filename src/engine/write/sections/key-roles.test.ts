import { expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerContextOf } from '../statements/career-context';
import { outcomeOf } from '../statements/outcome';
import { careerFacts } from '../testing';
import { keyRolesOf } from './key-roles';

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

it('key roles include every role once, however many there are', () => {
  const posts = Array.from({ length: 14 }, (_, at) => ({
    title: 'Site Engineer',
    organisation: `Brill${'abcdefghijklmn'[at]}water Works`,
    start: `${1990 + at}`,
    end: `${1991 + at}`,
  }));
  expect(linesOf([...posts, ...posts.slice(0, 2)])).toHaveLength(14);
});

it('key roles quote a result in figures before a duty that no other section uses', () => {
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

it('key roles quote the best achievement, even from another section, rather than a weak one', () => {
  const context = careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: [
        {
          title: 'Harbour Director',
          organisation: 'Brillwater',
          start: '2014',
          end: '2019',
          statements: [
            'Led the pilots of the harbour and launched a winter service to the islands.',
            'Reviewed the list of the moorings for the tugs.',
          ],
        },
      ],
    }),
  );
  const [strong] = context.achievements;
  const none = { manual: [], sweetSpot: [], own: [], opening: [], description: [], introduction: [] };
  const shares = { ...none, story: new Map(), superpowers: [], left: [] };
  const [line] = keyRolesOf(context, {
    ...shares,
    personas: [{ title: 'Harbour Leader', statements: strong ? [strong] : [] }],
  });
  expect(line?.text).toMatch(/: led the pilots/);
});

it('key roles omit a result that follows from two actions of which one is cut', () => {
  const [line] = linesOf([
    {
      title: 'Harbour Engineer',
      organisation: 'Brillwater',
      start: '2014',
      end: '2019',
      statements: [
        'Designed the quays and prepared the register of tides for pilots, significantly improving the work of all harbours of the coast in winter.',
      ],
    },
  ]);
  expect(line).toMatch(/prepared the register of tides for pilots$/);
});

it('key roles keep a task that the record states as a noun phrase', () => {
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

it('key roles state a duty in clean English if a role has no result', () => {
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
    'Site Engineer, Corvane, 2010 to 2014: supervised all concrete works on site',
  );
  expect(duty(['Coordinated with dealers/associates for Breakdown services etc.'])).not.toContain('etc');
});

it('key roles are not cut between a verb and its object', () => {
  const [line] = linesOf([
    {
      title: 'Harbour Director',
      organisation: 'Corvane',
      start: '2010',
      end: '2014',
      statements: [
        'Led the work on a platform for tides and winds and prepared and carried out the move from one old register of ships of the port to another.',
      ],
    },
  ]);
  expect(line).not.toMatch(/and planned$/);
});

it('key roles use the best line that passes the check', () => {
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

it('key roles never use an examination as an achievement', () => {
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

it('key roles omit routine tasks stated as noun phrases', () => {
  const [line] = linesOf([
    {
      title: 'Site Engineer',
      organisation: 'Corvane',
      start: '2010',
      end: '2014',
      statements: ['Supervision of log entry and ensuring the accuracy of it.'],
    },
  ]);
  expect(line).toBe('Site Engineer, Corvane, 2010 to 2014');
});

it('key roles omit routine tasks', () => {
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

it('key roles attribute a team’s work to the team', () => {
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

it('key roles use the first item of a list that is too long for a line', () => {
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

it('key roles keep the only achievement of a role although another section uses it', () => {
  const action = 'Opened the first cold quay of the northern coast.';
  const { profile } = composeOf(action);
  expect(profile.summary + profile.meet_them).toContain('cold quay');
  expect(profile.highlights[0]).toContain('opened the first cold quay');
});

it('key roles omit the kind of workplace after an employer', () => {
  const post = { title: 'Pilot', organisation: 'Brillwater - Remote', start: '2017', end: '2019' };
  expect(linesOf([post])[0]).toBe('Pilot, Brillwater, 2017 to 2019');
});

it('key roles omit old internships next to six employments', () => {
  const posts = Array.from({ length: 6 }, (_, at) => ({
    title: 'Site Engineer',
    organisation: `Brill${'abcdef'[at]}water Works`,
    start: `${2010 + at}`,
    end: `${2011 + at}`,
  }));
  const intern = { title: 'Engineering Intern', organisation: 'Oldmere', start: '2008', end: '2009' };
  expect(linesOf([...posts, intern]).join()).not.toContain('Oldmere');
  expect(linesOf([...posts.slice(1), intern]).join()).toContain('Oldmere');
});

it('key roles include an ended role whose employer ends in ‘is’ after an accented letter', () => {
  const post = { title: 'Site Engineer', organisation: 'Bram Gáis Works', start: '2011', end: '2014' };
  expect(linesOf([post])).toEqual(['Site Engineer, Bram Gáis Works, 2011 to 2014']);
});
