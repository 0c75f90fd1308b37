import { expect, it } from 'vitest';
import type { EditedRecord } from '@/shared/record/career-record';
import { CONFLICT_EDIT } from '@/shared/record/edit-kinds';
import { buildCareer } from '@/shared/testing/career';
import { applyEdit, editRole, undoEdit } from './record-edits';
import { addRole, mergeEmployers, removeRole, splitRole } from './role-edits';

const record: EditedRecord = { facts: buildCareer(), mends: [] };
const [first, second] = record.facts.roles;
if (!first || !second) throw new Error('no roles');
const titles = ({ facts }: EditedRecord) => facts.roles.map(({ title }) => title);

it.each([
  [
    'an answer',
    (e: EditedRecord) =>
      applyEdit(e, { kind: 'answer', said: 'x', doubt: 'd', upserted: [{ ...second, location: 'Georgia' }] }),
  ],
  [
    'an added title',
    (e: EditedRecord) => addRole(e, { title: 'Director', start: { year: 2018 }, end: 'present' }),
  ],
  ['a title taken out', (e: EditedRecord) => removeRole(e, first)],
  [
    'a split',
    (e: EditedRecord) => splitRole(e, second, { index: 0, title: 'Lending', start: { year: 2008 } }),
  ],
  [
    'a merger',
    (e: EditedRecord) =>
      mergeEmployers(e, { from: second.organisation, into: first.organisation, name: 'One' }),
  ],
])('undo of a record edit takes back %s', (_what, change) => {
  const changed = change(record);
  expect(changed.facts).not.toEqual(record.facts);
  expect(undoEdit(changed, changed.mends[0]?.id ?? '')).toEqual(record);
});

it('undo of a record edit keeps what was written after it', () => {
  const answered = applyEdit(record, {
    kind: 'answer',
    said: 'x',
    upserted: [{ ...second, location: 'Georgia' }],
  });
  const answer = answered.mends[0]?.id ?? '';
  const typed = editRole(answered, { ...second, location: 'Georgia', title: 'Head of lending' }, 'session');
  const later = {
    ...typed,
    mends: typed.mends.map((edit) => (edit.id === answer ? { ...edit, at: '' } : edit)),
  };
  const undone = undoEdit(later, answer);
  expect(titles(undone)).toEqual(titles(record));
  const keptConflict = undone.mends.find(({ kind }) => kind === CONFLICT_EDIT);
  expect(keptConflict?.said).toMatch(/^Head of lending.*: changed after what was taken back$/);
  expect(titles(undoEdit(undone, keptConflict?.id ?? ''))).toEqual([first.title, 'Head of lending']);
});

it('undo of a removal does not change a role that exists again', () => {
  const withoutRole = removeRole(record, second);
  const rewritten = {
    ...withoutRole,
    facts: { ...withoutRole.facts, roles: [first, { ...second, title: 'Head' }] },
  };
  expect(titles(undoEdit(rewritten, withoutRole.mends[0]?.id ?? ''))).toEqual([first.title, 'Head']);
});

it('typing in one open entry of the record is one edit', () => {
  let typed = record;
  for (const title of ['H', 'He', 'Head']) typed = editRole(typed, { ...second, title }, 'session');
  expect(titles(typed)).toEqual([first.title, 'Head']);
  expect(typed.mends).toHaveLength(1);
  expect(undoEdit(typed, 'session').facts).toEqual(record.facts);
});
