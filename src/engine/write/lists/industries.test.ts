import { expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { type CareerInput, careerFacts } from '../testing/build';
import { industriesOf } from './industries';

const industryNamesOf = (input: CareerInput) =>
  industriesOf(careerContextOf(careerFacts({ name: 'Edda Norling', ...input }))).map(({ text }) => text);

it('a skill in a title or headline is not read as an industry', () => {
  const roles = (organisation: string) => [
    { title: 'Artificial Intelligence Engineer', organisation, start: '2019', end: 'present' },
  ];
  expect(industryNamesOf({ headline: 'AI Engineer', roles: roles('Corvane Bank') })).toEqual(['Banking']);
  expect(industryNamesOf({ roles: roles('Corvane Artificial Intelligence') })).toContain(
    'Artificial intelligence',
  );
});

it('a construction site is not read as a construction company', () => {
  const roles = [
    { title: 'Developer', organisation: 'Under Construction Web', start: '2019', end: 'present' },
  ];
  expect(industryNamesOf({ roles })).not.toContain('Construction and real estate');
});

it('an employer’s industry is not used if the role is in another line of work', () => {
  const roles = (title: string) => [
    { title, organisation: 'University of Varn', start: '2015', end: '2019' },
    { title: 'Designer', organisation: 'Corvane Bank', start: '2019', end: 'present' },
  ];
  expect(industryNamesOf({ roles: roles('Lecturer') })).toContain('Higher education');
  expect(industryNamesOf({ roles: roles('Web Designer') })).not.toContain('Higher education');
});

it('one word of a name and the labels of a form are not read as an industry', () => {
  const roles = (organisation: string) => [{ title: 'Advisor', organisation, start: '2019', end: 'present' }];
  expect(industryNamesOf({ roles: roles('Housing Hub Varn') })).not.toContain('Construction and real estate');
  expect(industryNamesOf({ roles: roles('Varn Housing Association') })).toContain(
    'Construction and real estate',
  );
  const facts = careerFacts({ name: 'Edda Norling' });
  const stated = ['Zip Code Handles', 'Barge towing'].map((value, at) => ({
    id: `i${at}`,
    value,
    confidence: 1,
    spans: [{ source: 's1', quote: value }],
  }));
  expect(industriesOf(careerContextOf({ ...facts, industries: stated }))).toEqual([]);
  const [, towing] = stated;
  expect(industriesOf(careerContextOf({ ...facts, industries: towing ? [towing] : [] }))[0]?.text).toBe(
    'Barge towing',
  );
});

it('industries that a sentence of the summary lists are read, but not those that the person only hopes for', () => {
  const about = ['I have worked in manufacturing, aerospace, shipping and financial firms for twenty years.'];
  expect(industryNamesOf({ about }).sort()).toEqual([
    'Aerospace and aviation',
    'Financial services',
    'Logistics and supply chain',
    'Manufacturing',
  ]);
  expect(industryNamesOf({ about: ['Looking for a post in the insurance or mining industry.'] })).toEqual([]);
});

it('no industry follows from an employer of long ago or a technique in a title', () => {
  const post = (title: string, organisation: string, start: string, end: string) => ({
    title,
    organisation,
    start,
    end,
  });
  const now = post('Head of Depots', 'Brillwater', '2022', 'present');
  expect(industryNamesOf({ roles: [now, post('Planner', 'Varde Hospital', '2002', '2004')] })).not.toContain(
    'Health care',
  );
  expect(industryNamesOf({ roles: [now, post('Planner', 'Varde Hospital', '2019', '2024')] })).toContain(
    'Health care',
  );
  const soldier = industryNamesOf({
    roles: [post('Telecommunications Engineer', 'Varland Army', '2010', 'present')],
  });
  expect(soldier).toEqual(['Defence']);
});

it('a naval architect does not work in defence', () => {
  const roles = [
    { title: 'Naval Architect', organisation: 'Brillwater Shipping', start: '2012', end: 'present' },
  ];
  expect(industryNamesOf({ headline: 'Naval Architect', roles })).toEqual(['Maritime']);
});

const post = (
  title: string,
  organisation: string,
  start: string,
  end: string,
  statements: string[] = [],
) => ({
  title,
  organisation,
  start,
  end,
  statements,
});

it('lines of one post of several years show its industry, those of a short one do not', () => {
  const lines = [
    'Assessed the security of DoD networks',
    'Briefed Air Force commanders on risks to their systems',
    'Wrote guidance on passwords for the navy',
    'Trained forty staff of the Department of Defense',
  ];
  const of = (start: string) =>
    industryNamesOf({ roles: [post('Engineer', 'Corvane', start, '2024', lines)] });
  expect(of('2012')).toContain('Defence');
  expect(of('2022')).toEqual([]);
});

it('whoever builds software at a maker of computers works in software', () => {
  const of = (title: string) =>
    industryNamesOf({
      roles: [post(title, 'Hewlett Packard', '2012', '2022', ['Rebuilt the partner site'])],
    });
  expect(of('Software Engineer')).toEqual(['Software']);
  expect(of('Sales Manager')).toEqual(['Computer hardware']);
});

it('an agency’s staff do not work in recruiting', () => {
  const of = (title: string) =>
    industryNamesOf({
      roles: [post(title, 'Insight Global', '2012', '2022'), post('Clerk', 'Tesco', '2008', '2012')],
    });
  expect(of('Network Administrator')).toEqual(['Retail']);
  expect(of('Senior Recruiter')).toContain('Staffing and recruiting');
});

it('words that every office uses name no industry in a line', () => {
  const lines = ['Closed the books in a timely fashion', 'Published news on a portal for digital marketing'];
  const roles = ['Corvane', 'Brillwater', 'Norwick'].map((name, at) =>
    post('Analyst', name, String(2010 + at * 4), String(2014 + at * 4), [
      ...lines,
      ...lines.map((one) => `${one} again`),
    ]),
  );
  expect(industryNamesOf({ roles })).toEqual([]);
});

it('a trade that titles name stands in where no employer names an industry', () => {
  const roles = (organisation: string) => [
    post('Senior Software Engineer', organisation, '2018', 'present'),
    post('Backend Developer', 'Brillwater', '2014', '2018'),
  ];
  expect(industryNamesOf({ roles: roles('Corvane') })).toEqual(['Software']);
  expect(industryNamesOf({ roles: roles('Corvane Insurance') })).toEqual(['Insurance']);
});

it('a field counts beside earlier employers if the present one names no industry', () => {
  const roles = (organisation: string) => [
    post('AI Engineer', organisation, '2020', 'present'),
    post('Clerk', 'Corvane Bank', '2012', '2020'),
  ];
  expect(industryNamesOf({ headline: 'AI Engineer', roles: roles('Brillwater') }).sort()).toEqual([
    'Artificial intelligence',
    'Banking',
  ]);
  expect(industryNamesOf({ headline: 'AI Engineer', roles: roles('Corvane Insurance') })).not.toContain(
    'Artificial intelligence',
  );
});

it('the industry of customers in one line is none of the person', () => {
  const statements = ['Built apps for the insurance industry.'];
  const roles = [{ title: 'Advisor', organisation: 'Brillwater', start: '2010', end: 'present', statements }];
  expect(industryNamesOf({ roles })).toEqual([]);
});

it('betting on sport is gambling, and software for a trade is not the trade', () => {
  const roles = (organisation: string, ...statements: string[]) => [
    { title: 'Head of Engineering', organisation, start: '2015', end: 'present', statements },
  ];
  const betting = industryNamesOf({
    about: ['Engineer across iGaming, casinos and sports betting.'],
    roles: roles('Varde', 'Built a sportsbook for online betting', 'Ran the sports betting platform'),
  });
  expect(betting).toContain('Gambling');
  expect(betting).not.toContain('Sport and recreation');
  expect(
    industryNamesOf({
      roles: roles('Corvane', 'Joined Corvane, a software company serving the building industry'),
    }),
  ).not.toContain('Construction and real estate');
});

it('a legal representative of an association is not in legal services', () => {
  const roles = (organisation: string, line: string) => [
    { title: 'Coordinator', organisation, start: '2015', end: 'present', statements: [line] },
  ];
  expect(industryNamesOf({ roles: roles('Partnership for Peace and Growth', 'Legal adviser') })).toEqual([]);
  expect(industryNamesOf({ roles: roles('Norling and Varn', 'Legal Representative') })).toEqual([]);
  expect(industryNamesOf({ roles: roles('Norling and Varn', 'Litigation of contracts') })).toEqual([
    'Legal services',
  ]);
});

it('departments and partners, clients and the word for another trade are no industries of the person', () => {
  const at = (organisation: string, ...statements: string[]) => [
    { title: 'Planner', organisation, start: '2019', end: 'present', statements },
  ];
  const about = ['I have a record of partnering across procurement, HR, banks and external auditors.'];
  expect(industryNamesOf({ about, roles: at('Brillwater') })).toEqual([]);
  const ofClients = 'Developed solutions that are reshaping the legal and private equity industries.';
  expect(industryNamesOf({ roles: at('Brillwater', ofClients) })).toEqual([]);
  expect(industryNamesOf({ roles: at('Cruise') })).toEqual([]);
});
