import { expect, it } from 'vitest';
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
  ['seniority, then the order of the record', 'Numbers with patience', 'Board Member'],
])('of several current roles, the main one is chosen by %s', (_, headline, title) => {
  expect(titleOf(headline)).toBe(title);
});

it('a title is not found inside a higher title', () => {
  expect(mainRole(present.slice(0, 2), 'Senior Finance Director')?.title).toBe('Board Member');
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
