import { expect, it } from 'vitest';
import { careerFacts } from '../write/testing/build';
import { endedMainPost, withoutSidePosts } from './side-posts';

const rolesOf = (...roles: Parameters<typeof careerFacts>[0]['roles'] & object) =>
  careerFacts({ roles }).roles;
const auditor = { title: 'Risk Auditor', organisation: 'Orla Savings', start: '2023-02', end: '2026-03' };
const lecturer = {
  title: 'Adjunct Lecturer',
  organisation: 'Varn College',
  start: '2026-03',
  end: 'present',
};
const builder = { title: 'App Engineer', organisation: 'Korrel', start: '2025-12', end: 'present' };

it.each([
  ['teaching begun after it', lecturer, '', 'Risk Auditor'],
  ['a seat on a board', { ...lecturer, title: 'Board Member' }, '', 'Risk Auditor'],
  ['a product that the headline does not name', builder, 'Risk and audit at Orla Savings', 'Risk Auditor'],
  ['a post that the headline names', builder, 'App engineer', undefined],
  ['teaching by somebody known as a teacher', lecturer, 'I teach risk', undefined],
  ['the next post', { ...builder, start: '2026-03' }, 'Risk and audit at Orla Savings', undefined],
])('beside a main post that has just ended: %s', (_, beside, headline, main) => {
  expect(endedMainPost(rolesOf(beside, auditor), headline, [])?.title).toBe(main);
});

it('a main post that ended long before, or was short, does not come before what is held now', () => {
  expect(endedMainPost(rolesOf(lecturer, { ...auditor, end: '2024-02' }), '', [])).toBeUndefined();
  expect(endedMainPost(rolesOf(lecturer, { ...auditor, start: '2025-12' }), '', [])).toBeUndefined();
});

it('a post kept while others were taken up is beside the newest, unless the person names it', () => {
  const own = { title: 'Chief Planner', organisation: 'Korrel', start: '2015-01', end: 'present' };
  const now = { title: 'Planner', organisation: 'Brillwater', start: '2022-01', end: 'present' };
  const all = rolesOf(now, own, { ...auditor, start: '2018-01', end: '2021-12' });
  const present = all.filter(({ end }) => end === 'present');
  const titles = (headline: string) => withoutSidePosts(present, all, headline, []).map(({ title }) => title);
  expect(titles('Harbour planning')).toEqual(['Planner']);
  expect(titles('Founder of Korrel')).toEqual(['Planner', 'Chief Planner']);
});
