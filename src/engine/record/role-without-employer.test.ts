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
  ['an end', { end: undefined }],
  ['a start', { start: undefined }],
  ['a title that is one', { title: 'Corvane Works' }],
  ['more of the title than a placement', { title: 'Project trainee' }],
  ['the rest of the title', { title: 'Head of' }],
  ['a title without letters of another word', { title: 'asPlant Manager' }],
  ['an employer where no school stands', { organisation: 'Varn College of Arts' }],
  ['paid work', { kind: 'volunteering' as const }],
])('title and dates of a role with an uncertain employer are certain only with %s', (_, other) => {
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
