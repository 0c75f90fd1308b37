import { expect, it } from 'vitest';
import { emptyProfile } from '../profile/profile-data';
import { buildCareer, buildRole } from '../testing/career';
import { newRecord } from './career-record';
import { findDisagreements } from './disagreements';

/** The lines that name an employer which its owner has corrected from 'Merid' to another. */
const disagreementsIn = (summary: string) => {
  const record = newRecord(buildCareer({ roles: [buildRole('a', { organisation: 'Merid' })] }));
  const facts = { ...record.facts, roles: [buildRole('a', { organisation: 'Calloway Advisory' })] };
  return findDisagreements({ ...emptyProfile(), summary }, { ...record, facts }).map(({ name }) => name);
};

it.each([
  ['Ruth led Merid for six years.', ['Merid']],
  ['Ruth knew Meridian and led Merid for six years.', ['Merid']],
  ['Ruth led Meridian for six years.', []],
])('a former employer is found as whole words: %s', (summary, names) => {
  expect(disagreementsIn(summary)).toEqual(names);
});
