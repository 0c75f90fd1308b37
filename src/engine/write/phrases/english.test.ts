import { expect, it } from 'vitest';
import { titleOfOrganisation, titlesInRow } from './english';

it('several roles in one sentence all take an article, or none does', () => {
  const engineer = { title: 'Software Engineer', organisation: 'Corvane' };
  expect(titlesInRow([engineer, { title: 'Data Analyst', organisation: 'Brillwater' }])).toEqual([
    'a software engineer at Corvane',
    'a data analyst at Brillwater',
  ]);
  expect(titlesInRow([engineer, { title: 'Tech Lead', organisation: 'Brillwater' }])).toEqual([
    'Software Engineer at Corvane',
    'Tech Lead at Brillwater',
  ]);
});

it('the client of an agency is no second place in a sentence', () => {
  expect(titleOfOrganisation('Planner', 'Corvane at Brillwater')).toBe('Planner at Corvane');
});
