import { expect, it } from 'vitest';
import { newRecord } from '@/shared/record/career-record';
import { openDoubts } from '@/shared/record/doubts';
import { buildCareer, buildRole } from '@/shared/testing/career';
import { questionOf } from './question';

function questionAbout(overrides: Parameters<typeof buildRole>[1]) {
  const role = buildRole('role-1', overrides);
  const facts = buildCareer({ roles: [role] });
  const record = newRecord(facts, [{ kind: 'role', role: role.id }]);
  const [doubt] = openDoubts(record);
  if (!doubt) throw new Error('no doubt');
  return { record, ...questionOf(doubt, record) };
}

it('a doubt about an entry offers the other readings of its line', () => {
  const { answers, record } = questionAbout({
    title: 'Branch Manager',
    organisation: 'Lending',
    confidence: 0.4,
    alternatives: [
      { title: 'Branch Manager', organisation: 'Lending' },
      { title: '', organisation: 'Northgate Mutual' },
    ],
  });
  expect(answers.map(({ label }) => label)).toEqual([
    'Yes',
    'Branch Manager at Northgate Mutual',
    'No, leave it out',
  ]);
  const [role] = answers[1]?.apply(record).facts.roles ?? [];
  expect([role?.title, role?.organisation]).toEqual(['Branch Manager', 'Northgate Mutual']);
});

it('an entry without a title is offered the titles of its other readings', () => {
  const { answers } = questionAbout({
    title: '',
    organisation: 'Northgate Mutual',
    alternatives: [{ title: 'Teller', organisation: 'Northgate Mutual, Sydney' }],
  });
  expect(answers.map(({ label, outcome }) => [label, outcome])).toEqual([
    ['Teller', 'at Northgate Mutual, Sydney'],
  ]);
});
