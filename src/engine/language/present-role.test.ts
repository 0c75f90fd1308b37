import { describe, expect, it } from 'vitest';
import { careerFacts } from '../write/testing/build';
import { mainRole } from './present-role';

const present = careerFacts({
  name: 'Edda Norling',
  roles: [
    { title: 'Board Member', organisation: 'Orla Savings', start: '2019', end: 'present' },
    { title: 'Finance Director', organisation: 'Brillwater', start: '2016', end: 'present' },
    { title: 'Senior Finance Director', organisation: 'Havenkade', start: '2021', end: 'present' },
  ],
}).roles;
const titleOf = (headline: string) => mainRole(present, headline)?.title;

it.each([
  ['the employer in the headline', 'Finance for growers at Brillwater', 'Finance Director'],
  ['the title in the headline', 'Senior Finance Director | Speaker', 'Senior Finance Director'],
  [
    'the title if the headline’s employer is a former one',
    'Finance Director | ex-CFO at Orla Savings',
    'Finance Director',
  ],
  ['seniority, then the order of the record', 'Numbers with patience', 'Finance Director'],
])('of several current roles, the main one is chosen by %s', (_, headline, title) => {
  expect(titleOf(headline)).toBe(title);
});

it('the summary decides by title and employer if the headline names no role', () => {
  const roles = careerFacts({
    roles: [
      { title: 'Team Lead', organisation: 'Orla Savings', start: '2019', end: 'present' },
      { title: 'Coordinator', organisation: 'Brillwater Aid (BWA)', start: '2016', end: 'present' },
    ],
  }).roles;
  const summary = 'As Coordinator of Brillwater Aid, Edda keeps nine mills open.';
  expect(mainRole(roles, 'Advocate', summary)?.title).toBe('Coordinator');
  expect(mainRole(roles, 'Team Lead', summary)?.title).toBe('Team Lead');
  expect(mainRole(roles, 'Advocate', 'Coordinator of many things')?.title).toBe('Team Lead');
});

it('a title is not found inside a higher title', () => {
  const own = careerFacts({
    roles: [
      { title: 'Controller', organisation: 'Orla Savings', start: '2019', end: 'present' },
      { title: 'Finance Director', organisation: 'Brillwater', start: '2016', end: 'present' },
    ],
  }).roles;
  expect(mainRole(own, 'Senior Finance Director')?.title).toBe('Controller');
  expect(mainRole([], 'Finance Director')).toBeUndefined();
});

it.each([
  [
    'side work',
    { title: 'Finance Director', organisation: 'Orla Savings', statements: ['Part-time, for growers.'] },
  ],
  ['membership of a partner programme', { title: 'Orla Partner', organisation: 'Orla' }],
  ['training', { title: 'Head Student', organisation: 'Orla University' }],
])('of several current roles, %s is the last choice', (_, role) => {
  const own = careerFacts({
    roles: [
      { ...role, start: '2022', end: 'present' },
      { title: 'Planner', organisation: 'Brillwater', start: '2016', end: 'present' },
    ],
  }).roles;
  expect(mainRole(own, '')?.title).toBe('Planner');
});

it('a headline names a title even if a word stands inside it', () => {
  const own = careerFacts({
    roles: [
      { title: 'AI Director', organisation: 'Orla', start: '2022', end: 'present' },
      { title: 'Senior Planner', organisation: 'Brillwater', start: '2016', end: 'present' },
    ],
  }).roles;
  expect(mainRole(own, 'Senior Harbour Planner | Author')?.title).toBe('Senior Planner');
});

describe('of several current roles, a seat on a board', () => {
  const seats = (title: string, other: string) =>
    careerFacts({
      roles: [
        { title, organisation: 'Orla Savings', start: '2021', end: 'present' },
        { title: other, organisation: 'Brillwater', start: '2016', end: 'present' },
      ],
    }).roles;

  it.each([
    'Independent Director, Audit Committee Chair',
    'Non-Executive Director',
    'Chair',
    'Member of the Supervisory Board',
    'Trustee',
  ])('comes after an office: %s', (title) => {
    expect(mainRole(seats(title, 'Head of Sales'), '')?.title).toBe('Head of Sales');
  });

  it.each(['Executive Chairman', 'Chair & CEO', 'Board Member and Managing Director'])(
    'does not count as one if its holder runs the organisation: %s',
    (title) => {
      expect(mainRole(seats(title, 'Head of Sales'), '')?.title).toBe(title);
    },
  );

  it('comes before work below an office, and is the main role if the headline names it', () => {
    expect(mainRole(seats('Non-Executive Director', 'Lecturer'), '')?.title).toBe('Non-Executive Director');
    expect(mainRole(seats('Chair', 'Head of Sales'), 'Chair at Orla Savings')?.title).toBe('Chair');
  });
});

it('a headline names an office by its short form', () => {
  const own = careerFacts({
    roles: [
      { title: 'Founder', organisation: 'Orla', start: '2022', end: 'present' },
      { title: 'Chief Financial Officer', organisation: 'Brillwater', start: '2016', end: 'present' },
    ],
  }).roles;
  expect(mainRole(own, 'CFO | Speaker')?.title).toBe('Chief Financial Officer');
});

it('memberships and offices beside the work come last, and end no post of their employer', () => {
  const roles = careerFacts({
    roles: [
      { title: 'Town Moderator', organisation: 'Town of Varn', start: '2022', end: 'present' },
      { title: 'Mill Planner', organisation: 'Brillwater', start: '2016', end: 'present' },
      { title: 'Member, Pear User Group', organisation: 'Brillwater', start: '2021', end: 'present' },
    ],
  }).roles;
  expect(mainRole(roles, 'Grain Leader | Town Moderator')?.title).toBe('Mill Planner');
  expect(mainRole(roles, 'Town Moderator')?.title).toBe('Town Moderator');
});

it.each(['Medical Device Sales Manager', 'Self Service | Sales Manager', 'Overhead Sales Manager'])(
  'a word that only ends like a rank leaves the title after it as it is: %s',
  (headline) => {
    const own = careerFacts({
      roles: [
        { title: 'Chief Operating Officer', organisation: 'Orla Savings', start: '2019', end: 'present' },
        { title: 'Sales Manager', organisation: 'Brillwater', start: '2016', end: 'present' },
      ],
    }).roles;
    expect(mainRole(own, headline)?.title).toBe('Sales Manager');
  },
);
