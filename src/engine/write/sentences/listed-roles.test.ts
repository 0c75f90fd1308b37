import { expect, it } from 'vitest';
import { composeProfile } from '..';
import { type CareerInput, careerFacts } from '../testing/build';
import { careerOfLine } from '../testing/statements';

it('a role whose title was not read is listed by employer and years', () => {
  const { highlights } = composeProfile(
    careerFacts({
      name: 'Edda Norling',
      roles: [
        { title: 'Head of Works', organisation: 'Brillwater', start: '2015', end: '2019' },
        { title: '', organisation: 'Oldmere', start: '2011', end: '2015' },
        { title: '', organisation: 'Corvane' },
      ],
    }),
  ).profile;
  expect(highlights).toEqual(['Head of Works, Brillwater, 2015 to 2019', 'Oldmere, 2011 to 2015']);
});

it('an employer is not listed without a title if the titles held there are', () => {
  const { highlights } = composeProfile(
    careerFacts({
      name: 'Edda Norling',
      roles: [
        { title: '', organisation: 'Brillwater', start: '2011', end: '2019' },
        { title: 'Head of Works', organisation: 'Brillwater', start: '2015', end: '2019' },
        { title: 'Works Engineer', organisation: 'Brillwater', start: '2011', end: '2015' },
      ],
    }),
  ).profile;
  expect(highlights).toEqual([
    'Head of Works, Brillwater, 2015 to 2019',
    'Works Engineer, Brillwater, 2011 to 2015',
  ]);
});

const linesOf = (roles: CareerInput['roles']) =>
  composeProfile(careerFacts({ name: 'Edda Norling', roles })).profile.highlights;

it('an employer without a title is not listed for a line that cannot be told', () => {
  expect(
    linesOf([
      {
        title: '',
        organisation: 'Brillwater',
        start: '2011',
        end: '2019',
        statements: ['Mills, quays and locks'],
      },
      { title: 'Head of Works', organisation: 'Brillwater', start: '2015', end: '2019' },
      { title: 'Works Engineer', organisation: 'Brillwater', start: '2011', end: '2015' },
    ]),
  ).toEqual(['Head of Works, Brillwater, 2015 to 2019', 'Works Engineer, Brillwater, 2011 to 2015']);
});

it('a post is listed once, with all of its years', () => {
  expect(
    linesOf([
      { title: 'Head of Works', organisation: 'Brillwater', start: '2015', end: 'present' },
      { title: 'Head of Works', organisation: 'Brillwater', start: '2014', end: 'present' },
      { title: 'Works Engineer', organisation: 'Orla', start: '2010', end: '2012' },
      { title: 'Works Engineer', organisation: 'Orla', start: '2012', end: '2013' },
    ]),
  ).toEqual([
    'Head of Works, Brillwater, 2014 to today',
    'Works Engineer, Orla, 2012 to 2013',
    'Works Engineer, Orla, 2010 to 2012',
  ]);
});

it('theses, projects of studies and unpaid help are no roles beside three posts', () => {
  const post = (title: string, year: string) => ({ title, organisation: 'Orla', start: year, end: year });
  const posts = [post('Head of Works', '2018'), post('Works Engineer', '2016')];
  const thesis = {
    ...post('Masterarbeit', '2015'),
    statements: ['Built a model of nine locks for the port'],
  };
  const others = [thesis, post('Student design project – Locks', '2014')];
  const help = { ...post('Pilot of the old lock', '2013'), kind: 'volunteering' as const };
  const titlesOf = (roles: CareerInput['roles']) => linesOf(roles).map((line) => line.split(', ', 1)[0]);
  expect(titlesOf([...posts, post('Project Manager', '2012'), ...others, help])).toEqual([
    'Head of Works',
    'Works Engineer',
    'Project Manager',
  ]);
  expect(titlesOf([...posts, ...others, help])).toHaveLength(5);
  const campaign = { ...help, statements: ['Raised $40,000 for the old lock'] };
  expect(titlesOf([...posts, post('Project Manager', '2012'), campaign])).toHaveLength(4);
  const untold = { ...help, statements: ['9,000 pears, quays and locks of the'] };
  expect(titlesOf([...posts, post('Project Manager', '2012'), untold])).toHaveLength(3);
});

it('a result that begins with its own time is stated for its role', () => {
  const { highlights } = composeProfile(
    careerOfLine('In one year, 2.5M pears were graded earning 3M in revenue.'),
  ).profile;
  expect(highlights).toEqual([
    'Head of Works, Brillwater, 2015 to 2019: in one year, 2.5M pears were graded earning 3M in revenue',
  ]);
});

it('a role that is numbered, labelled or in lower case is used, at a company with a dotted legal form', () => {
  const post = (title: string, organisation: string, start: string) => ({ title, organisation, start });
  const { profile } = composeProfile(
    careerFacts({
      roles: [
        post('1. Plant Manager', 'Brillwater S.R.L.', '2014'),
        post('Position: Buyer', 'Halden Orchards s.a.', '2010'),
        post('site engineer', 'Ostwick', '2006'),
      ],
    }),
  );
  const posts = profile.highlights.map((line) => line.split(', 20')[0]);
  expect(posts).toEqual([
    'Plant Manager, Brillwater S.R.L.',
    'Buyer, Halden Orchards s.a.',
    'Site engineer, Ostwick',
  ]);
});

it('a role is named without its reporting line', () => {
  const { profile } = composeProfile(
    careerFacts({
      roles: [
        {
          title: 'Plant Manager reporting to the Vice President',
          organisation: 'Brillwater',
          start: '2014',
          end: '2016',
        },
        {
          title: 'Buyer (directly reporting to the CFO)',
          organisation: 'Halden Orchards',
          start: '2010',
          end: '2014',
        },
      ],
    }),
  );
  expect(profile.highlights).toEqual([
    'Plant Manager, Brillwater, 2014 to 2016',
    'Buyer, Halden Orchards, 2010 to 2014',
  ]);
});

it('unpaid help follows the career, but not a seat on a board', () => {
  const post = (title: string, organisation: string, start: string, kind?: 'volunteering') => ({
    title,
    organisation,
    start,
    end: 'present' as const,
    ...(kind && { kind }),
  });
  const { highlights } = composeProfile(
    careerFacts({
      roles: [
        post('Harbour Mentor', 'Ostwick Youth', '2020', 'volunteering'),
        post('Board Member', 'Varn Museum', '2019', 'volunteering'),
        { title: 'Plant Manager', organisation: 'Brillwater', start: '2010', end: '2018' },
      ],
    }),
  ).profile;
  expect(highlights.map((line) => line.split(', 20')[0])).toEqual([
    'Board Member, Varn Museum',
    'Plant Manager, Brillwater',
    'Harbour Mentor, Ostwick Youth',
  ]);
});
