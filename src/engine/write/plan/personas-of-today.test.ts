/** Personas of what somebody is today, in place of posts that they have left. */
import { describe, expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerContextOf } from '../statements/career-context';
import { type CareerInput, careerFacts } from '../testing/build';
import { ANY_TARGET } from './on-target';
import { callingOf, personasOfToday } from './personas-of-today';

const FORMER = {
  title: 'Warehouse Manager',
  organisation: 'Brillwater',
  start: '2012',
  end: '2018',
  statements: [
    'Led the move of nine depots to one site in Lisbon.',
    'Cut spoilage of fruit by 31% with new cold rooms.',
    'Negotiated contracts with 40 growers worth EUR 9 million.',
    'Built a night shift of 60 people from scratch.',
    'Raised on-time deliveries from 71% to 94%.',
    'Reduced rent by EUR 2 million a year.',
  ],
};
const present = (statements: string[]) => ({
  title: 'Logistics Consultant',
  organisation: 'Havenkade',
  start: '2019',
  end: 'present',
  statements,
});
const personasOf = (input: CareerInput) =>
  composeProfile(careerFacts({ name: 'Edda Norling', ...input })).profile.personas;
const titlesOf = (input: CareerInput) => personasOf(input).map(({ title }) => title);

describe('a persona', () => {
  it('is named after what people call themselves rather than after a post that they have left', () => {
    const about = ['Systems-driven cold chain operator with 14 years in three ports.'];
    const titles = titlesOf({
      about,
      roles: [present(['Advises two ports on the layout of cold stores.']), FORMER],
    });
    expect(titles).toContain('Cold Chain Operator');
    expect(titles).not.toContain('Warehouse Manager');
  });

  it('is that of the present post, if that has enough lines', () => {
    const lines = [
      'Designs cold stores for two ports in Portugal.',
      'Leads the tenders of nine terminals in the Algarve.',
      'Negotiates leases of quays for three shipping lines.',
      'Runs audits of 40 depots for a fruit importer.',
      'Builds a school for crane drivers with two unions.',
      'Launched a guide to cold chains that nine ports use.',
    ];
    const titles = titlesOf({ roles: [present(lines), FORMER] });
    expect(titles).toContain('Logistics Consultant');
    expect(titles).not.toContain('Warehouse Manager');
  });

  it('of a former post stays, if nothing of today can be shown', () => {
    expect(titlesOf({ roles: [present([]), FORMER] }).length).toBeGreaterThan(0);
  });
});

describe('personas of former posts', () => {
  const lines = (place: string) => [
    `Led the move of nine depots to one site in ${place}.`,
    `Cut spoilage of fruit by 31% with new cold rooms in ${place}.`,
    `Negotiated contracts with 40 growers of ${place} worth EUR 9 million.`,
  ];
  const post = (title: string, start: string, end: string, place: string) => ({
    title,
    organisation: `${place} Mills`,
    start,
    end,
    statements: lines(place),
  });

  const replaced = (formerTitle: string, { about = [], roles }: CareerInput) => {
    const context = careerContextOf(careerFacts({ name: 'Edda Norling', about, roles: roles ?? [] }));
    const { achievements } = context;
    const ofFormer = achievements.filter(({ role }) => role?.title === formerTitle);
    const planned = [{ title: formerTitle, statements: ofFormer.slice(0, 2) }];
    const available = { all: achievements, reserve: new Set<(typeof achievements)[number]>() };
    return personasOfToday(planned, available, context, ANY_TARGET).map(({ title }) => title);
  };

  it('give way to the last post, if the record has no present one', () => {
    const roles = [
      post('Purchasing Director', '2019', '2025', 'Varn'),
      post('Freight Analyst', '2009', '2012', 'Orla'),
    ];
    expect(replaced('Freight Analyst', { roles })).toEqual(['Purchasing Director']);
  });

  it('give way to a newer post, if the present one has no lines', () => {
    const roles = [
      { ...post('Harbour Consultant', '2020', 'present', 'Faro'), statements: [] },
      post('Purchasing Director', '2014', '2019', 'Varn'),
      post('Freight Analyst', '2005', '2009', 'Orla'),
    ];
    expect(replaced('Freight Analyst', { roles })).toEqual(['Purchasing Director']);
  });

  it('are not replaced by a craft that no line shows', () => {
    const about = ['Industrial engineer with 17 years of experience in two ports.'];
    const roles = [
      post('Sales Director', '2019', 'present', 'Varn'),
      { ...FORMER, title: 'Freight Analyst' },
    ];
    expect(replaced('Freight Analyst', { about, roles })).toEqual(['Sales Director']);
  });
});

describe('what people call themselves', () => {
  const callingIn = (about: string) =>
    callingOf(careerContextOf(careerFacts({ name: 'Edda Norling', about: [about] })));

  it('is a short title without praise', () => {
    expect(callingIn('Dynamic harbour operations leader with 20 years in two ports.')).toBe(
      'Harbour Operations Leader',
    );
  });

  it.each([
    ['Certified public accountant with 20 years in two ports.', 'Certified Public Accountant'],
    ['Product-led growth advisor with 20 years in two ports.', 'Product-led Growth Advisor'],
    ['Founder-led sales coach with 20 years in two ports.', 'Founder-led Sales Coach'],
    ['Systems-driven sales coach with 20 years in two ports.', 'Sales Coach'],
  ])('keeps words that belong to the calling of %j', (about, calling) => {
    expect(callingIn(about)).toBe(calling);
  });

  it('is no time, and no rank alone', () => {
    expect(callingIn('Currently the sole planning manager of two ports.')).toBeUndefined();
    expect(callingIn('Manager with 20 years in two ports.')).toBeUndefined();
  });
});
