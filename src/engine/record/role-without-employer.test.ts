import { expect, it } from 'vitest';
import { newRecord } from '@/shared/record/career-record';
import { certainFactsOf } from '@/shared/record/certain-facts';
import { openDoubts } from '@/shared/record/doubts';
import { buildCareer, buildRole } from '@/shared/testing/career';
import { findDoubts } from './doubts';
import { isCertainRoleWithoutEmployer } from './role-without-employer';

const post = buildRole('post', {
  title: 'Plant Manager',
  organisation: 'Corvane press hall output',
  start: { year: 2012 },
  end: { year: 2016 },
  confidence: 0.5,
});

it('title and dates of a role with a doubtful employer are certain if both are plain', () => {
  expect(isCertainRoleWithoutEmployer(post, [post])).toBe(true);
});

it.each([
  ['no end', { end: undefined }],
  ['no start', { start: undefined }],
  ['a name in place of the title', { title: 'Corvane Works' }],
  ['a placement in place of the title', { title: 'Project trainee' }],
  ['a title that breaks off', { title: 'Head of' }],
  ['a word that is written to the title', { title: 'asPlant Manager' }],
  ['a school in place of the employer', { organisation: 'Varn College of Arts' }],
  ['unpaid work', { kind: 'volunteering' as const }],
])('title and dates of a role with a doubtful employer are not certain with %s', (_, other) => {
  const role = { ...post, ...other };
  expect(isCertainRoleWithoutEmployer(role, [role])).toBe(false);
});

it('a role with an uncertain employer is not certain beside another current role or one of the same dates', () => {
  const today = { ...post, end: 'present' as const };
  expect(isCertainRoleWithoutEmployer(today, [today])).toBe(true);
  expect(isCertainRoleWithoutEmployer(today, [today, buildRole('now', { end: 'present' })])).toBe(false);
  expect(isCertainRoleWithoutEmployer(post, [post, { ...post, id: 'same' }])).toBe(false);
});

it('a certain role with an uncertain employer is written without it, and its owner is still asked', () => {
  const facts = buildCareer({ roles: [post, { ...post, id: 'unclear', title: 'Corvane Works' }] });
  const alone = {
    ...facts,
    roles: facts.roles.map((role) => ({ ...role, start: { year: role.id === 'post' ? 2012 : 2010 } })),
  };
  const record = newRecord(alone, findDoubts(alone));
  expect(openDoubts(record).map(({ id }) => id)).toEqual(['role:post', 'role:unclear']);
  expect(certainFactsOf(record).roles.map(({ title, organisation }) => [title, organisation])).toEqual([
    ['Plant Manager', ''],
  ]);
});
