import { expect, it } from 'vitest';
import { emptyProfile } from '../profile/profile-data';
import { buildCareer, buildRole } from '../testing/career';
import { newRecord } from './career-record';
import { findDisagreements } from './disagreements';

/** Finds the former employer in a summary, after the owner has corrected the employer 'Merid' to another one. */
const findFormerEmployers = (summary: string) => {
  const record = newRecord(buildCareer({ roles: [buildRole('a', { organisation: 'Merid' })] }));
  const facts = { ...record.facts, roles: [buildRole('a', { organisation: 'Calloway Advisory' })] };
  return findDisagreements({ ...emptyProfile(), summary }, { ...record, facts }).map(({ name }) => name);
};

it.each([
  ['Ruth led Merid for six years.', ['Merid']],
  ['Ruth knew Meridian and led Merid for six years.', ['Merid']],
  ['Ruth led Meridian for six years.', []],
])('a former employer is found as whole words: %s', (summary, names) => {
  expect(findFormerEmployers(summary)).toEqual(names);
});
