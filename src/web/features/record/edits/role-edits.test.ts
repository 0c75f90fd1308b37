import { expect, it } from 'vitest';
import type { EditedRecord } from '@/shared/record/career-record';
import { buildCareer, buildRole } from '@/shared/testing/career';
import { editRole, undoEdit } from './record-edits';
import { addRole, mergeEmployers, newTextFact, putRoleBack } from './role-edits';

const record: EditedRecord = { facts: buildCareer(), mends: [] };
const [first, second] = record.facts.roles;
if (!first || !second) throw new Error('no roles');
const titles = ({ facts }: EditedRecord) => facts.roles.map(({ title }) => title);

it('a merger of two employers makes one role of two with the same title, with the lines of both', () => {
  const long = buildRole('long', {
    organisation: 'Australia and New Zealand Banking Group',
    start: { year: 2005 },
  });
  const line = { id: 'line', value: 'Wrote the lending policy.', confidence: 1, spans: [] };
  const short = buildRole('short', {
    organisation: 'ANZ',
    end: 'present',
    statements: [...long.statements, line],
  });
  const both = { facts: buildCareer({ roles: [short, long] }), mends: [] };
  const merged = mergeEmployers(both, { from: long.organisation, into: 'ANZ', name: 'ANZ' });
  expect(merged.facts.roles).toHaveLength(1);
  expect(merged.facts.roles[0]).toMatchObject({ organisation: 'ANZ', start: { year: 2005 }, end: 'present' });
  expect(merged.facts.roles[0]?.statements.map(({ value }) => value)).toEqual([
    'Opened nine branches and hired 120 people in two years.',
    'Wrote the lending policy.',
  ]);
});

it('an added role is put before the first older one', () => {
  const added = addRole(record, { title: 'Branch Manager', start: { year: 2012 }, end: { year: 2014 } });
  expect(titles(added)).toEqual([first.title, 'Branch Manager', second.title]);
});

it('a title that is put back as read keeps what its owner had written, to be restored', () => {
  const mended = editRole(record, { ...second, title: 'Head of lending', location: 'Cork' }, 'session');
  const [, role] = mended.facts.roles;
  if (!role) throw new Error('no role');
  const back = putRoleBack(mended, role, { asRead: second, session: 'session' });
  expect(back.facts).toEqual(record.facts);
  const put = back.mends.at(-1);
  expect(put).toMatchObject({ kind: 'add', made: [], before: [role] });
  expect(undoEdit(back, put?.id ?? '').facts).toEqual(mended.facts);
  // Nothing is kept of a line that was added and left empty.
  const empty = { ...second, statements: [...second.statements, newTextFact('')] };
  const opened = editRole(record, empty, 'session');
  const closed = putRoleBack(opened, empty, { asRead: second, session: 'session' });
  expect([closed.facts, closed.mends]).toEqual([record.facts, opened.mends]);
});
