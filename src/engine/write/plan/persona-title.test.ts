import { describe, expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { careerFacts } from '../testing/build';
import { isSupportedBy, titleOfPost, titleOfSubjects } from './persona-title';

const statementsOf = (title: string, statements: string[]) =>
  careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: [{ title, organisation: 'Brillwater', start: '2012', end: '2019', statements }],
    }),
  ).achievements;

const personaTitleOf = (title: string, statements: string[]) =>
  titleOfPost(title, statementsOf(title, statements));

describe('the title of a persona made of one role', () => {
  const strong = ['Built 14 depots in two countries.', 'Cut losses by 31%.'];
  it.each([
    ['Head of Sales', 'Sales Leader'],
    ['Writer Manager', 'Writer Manager'],
    ['Planning Manager', 'Planning Leader'],
    ['Account Manager', 'Account Manager'],
    ['Head, Private Bank & Premium, International', 'Private Bank & Premium Leader'],
    ['Chief Operating Officer', 'Chief Operating Officer'],
    ['Chief Risk Officer, West', 'Chief Risk Officer'],
    ['Co-founder, CEO', 'Co-founder'],
    ['Senior Back End Developer', 'Back End Developer'],
    ['Data Analyst (Contract)', 'Data Analyst'],
    ['Head Gardener', 'Head Gardener'],
    ['Assistant Vice President', 'Assistant Vice President'],
    ['Assistant Planner', 'Planner'],
    ['Senior Accountant, Ports & Ferries', 'Accountant'],
    ['Customer Relations Senior Manager', 'Customer Relations Senior Manager'],
    ['Sound Technical Supervisor', 'Sound Technical Supervisor'],
    ['Technical/Engineering Programme Manager', 'Technical/Engineering Programme Manager'],
  ])('of "%s" is "%s"', (title, persona) => {
    expect(personaTitleOf(title, strong)).toBe(persona);
  });

  it('is undefined if the role has only lines without a result', () => {
    expect(
      personaTitleOf('Head Gardener', ['Planted oaks by the river.', 'Walled the garden.']),
    ).toBeUndefined();
  });
});

describe('the title of a persona made of subjects', () => {
  const titleFor = (title: string, statements: string[]) => titleOfSubjects(statementsOf(title, statements));

  it('is the field with the person’s own occupation, never a higher one', () => {
    const cloud = ['Migrated 14 shops to the cloud.', 'Moved 31% of the load to the cloud.'];
    expect(titleFor('Senior DevOps Engineer', cloud)).toMatch(/Cloud.* Engineer$/);
    expect(titleFor('Data Analyst', cloud)).toMatch(/Cloud.* Analyst$/);
    expect(titleFor('Chief Technology Officer', cloud)).toMatch(/Cloud.* Leader$/);
  });

  it('is undefined if no subject is shared, or if only the occupation would remain', () => {
    expect(
      titleFor('Senior DevOps Engineer', [
        'Migrated 14 shops to the cloud.',
        'Negotiated two supplier contracts.',
      ]),
    ).toBeUndefined();
  });

  it('does not call a person a leader without a leading title', () => {
    const led = ['Led a team of 14 in two ports.', 'Led the team of the night shift.'];
    expect(titleFor('Sales Analyst', led)).toBeUndefined();
    expect(titleFor('Shift Manager', led)).toMatch(/Team Leader$/);
  });

  it('names the trade of a mentor, not the team', () => {
    const coached = ['Mentored 14 planners in two depots.', 'Mentored and trained two junior planners.'];
    expect(titleFor('Depot Planning Team Lead', coached)).toBe('Depot Planning Mentor');
  });

  it('is a noun for what was done if that is not a job title', () => {
    expect(titleFor('Treasurer', ['Refinanced EUR 14 million of bank debt.', 'Refinanced two loans.'])).toBe(
      'Refinancer',
    );
  });
});

describe('a line of a role', () => {
  it.each([
    ['Cloud Engineer', 'Moved 31% of the load to the cloud.'],
    ['Analytics and Stock Manager', 'Cut stock losses by 31% in 14 depots.'],
    ['Negotiator', 'Led the recovery of 14 depots, renegotiating two leases.'],
    ['Stock Mentor', 'Coached 14 planners in two depots.'],
  ])('supports the title "%s": %s', (title, line) => {
    expect(statementsOf('Depot Planner', [line]).map((one) => isSupportedBy(title, one))).toEqual([true]);
  });

  it.each([
    ['Embedded Systems Engineer', 'Built a robot for 14 depots.'],
    ['Negotiator', 'Led the recovery of 14 depots.'],
  ])('does not support the title "%s": %s', (title, line) => {
    expect(statementsOf('Depot Planner', [line]).map((one) => isSupportedBy(title, one))).toEqual([false]);
  });
});

it('the title of a persona is not taken from a heading', () => {
  const strong = ['Built 14 depots in two countries.', 'Cut losses by 31%.'];
  expect(personaTitleOf('Ports & Ferries — Current Focus', strong)).toBeUndefined();
  expect(personaTitleOf('Depot Manager — Ferries', strong)).toBeDefined();
});
