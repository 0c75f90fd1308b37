import { expect, it } from 'vitest';
import { type EditedRecord, editedRecordSchema } from '@/shared/record/career-record';
import { CONFLICT_EDIT } from '@/shared/record/edit-kinds';
import { restoreEvidence } from '@/shared/record/provenance';
import { buildCareer, buildRole } from '@/shared/testing/career';
import {
  acceptPresentValue,
  changeFacts,
  comparedTextsOf,
  conflictEdit,
  swapConflict,
  unansweredConflictsOf,
} from './conflicts';
import { applyEdit, editRole, undoEdit } from './record-edits';
import { addRole, mergeEmployers, newStatement, putRoleBack, removeRole, splitRole } from './role-edits';
import { formatYearMonth, formatYears, parseYearMonth } from './year-month';

const edits: EditedRecord = { facts: buildCareer(), mends: [] };
const [first, second] = edits.facts.roles;
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
  ['a split', (e: EditedRecord) => splitRole(e, second, { at: 0, title: 'Lending', start: { year: 2008 } })],
  [
    'a merger',
    (e: EditedRecord) =>
      mergeEmployers(e, { from: second.organisation, into: first.organisation, name: 'One' }),
  ],
])('undo of a record edit takes back %s', (_what, change) => {
  const changed = change(edits);
  expect(changed.facts).not.toEqual(edits.facts);
  expect(undoEdit(changed, changed.mends[0]?.id ?? '')).toEqual(edits);
});

it('undo of a record edit keeps what was written after it', () => {
  const answered = applyEdit(edits, {
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
  expect(titles(undone)).toEqual(titles(edits));
  const keptConflict = undone.mends.find(({ kind }) => kind === CONFLICT_EDIT);
  expect(keptConflict?.said).toMatch(/^Head of lending.*: changed after what was taken back$/);
  expect(titles(undoEdit(undone, keptConflict?.id ?? ''))).toEqual([first.title, 'Head of lending']);
});

it('undo of a removal does not change a role that exists again', () => {
  const withoutRole = removeRole(edits, second);
  const rewritten = {
    ...withoutRole,
    facts: { ...withoutRole.facts, roles: [first, { ...second, title: 'Head' }] },
  };
  expect(titles(undoEdit(rewritten, withoutRole.mends[0]?.id ?? ''))).toEqual([first.title, 'Head']);
});

it('typing in one open entry of the record is one edit', () => {
  let typed = edits;
  for (const title of ['H', 'He', 'Head']) typed = editRole(typed, { ...second, title }, 'session');
  expect(titles(typed)).toEqual([first.title, 'Head']);
  expect(typed.mends).toHaveLength(1);
  expect(undoEdit(typed, 'session').facts).toEqual(edits.facts);
});

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
  const added = addRole(edits, { title: 'Branch Manager', start: { year: 2012 }, end: { year: 2014 } });
  expect(titles(added)).toEqual([first.title, 'Branch Manager', second.title]);
});

it.each([
  ['March 2017', { year: 2017, month: 3 }],
  ['mar. 2017', { year: 2017, month: 3 }],
  ['03/2017', { year: 2017, month: 3 }],
  ['2017-03', { year: 2017, month: 3 }],
  ['2017', { year: 2017 }],
  ['', null],
  ['soon', null],
  ['in 2017 perhaps', null],
  ['13/2010', null],
  ['2010-00', null],
])('the text %j is read as the date %j of a role', (text, date) => {
  expect(parseYearMonth(text)).toEqual(date);
});

it('the dates of a role are formatted in words', () => {
  expect([
    formatYearMonth({ year: 2017, month: 3 }),
    formatYearMonth({ year: 2017 }),
    formatYearMonth('present'),
  ]).toEqual(['March 2017', '2017', 'today']);
  expect(formatYears({ year: 2012 }, 'present')).toBe('2012 to today');
  expect(formatYears({ year: 2012 }, { year: 2012 })).toBe('2012');
});

it('an edit of the record keeps a school added meanwhile, and two edits of one school are a conflict', () => {
  const school = (id: string, name: string) => ({ id, school: name, spans: [], confidence: 1 });
  const read = edits.facts;
  const as = (...education: ReturnType<typeof school>[]): EditedRecord => ({
    facts: restoreEvidence(read, { ...edits.facts, education }),
    mends: [],
  });
  // Since the form was opened, another window changed the school and added one.
  const now = as(school('own-1', 'Marlow College'), school('own-2', 'Harbour School'));
  const typed = changeFacts(
    { ...now, read },
    { education: [school('own-1', 'Marlow')] },
    { education: [school('own-1', 'Marlow Institute')] },
  );
  const names = ({ facts }: EditedRecord) => facts.education.map((entry) => entry.school);
  expect(names(typed)).toEqual(['Marlow Institute', 'Harbour School']);
  const [conflict] = unansweredConflictsOf(typed);
  if (!conflict) throw new Error('nothing is asked');
  expect(conflict.said).toBe('Education: written in two places at the same time');
  expect(comparedTextsOf(typed, conflict)).toEqual({ stands: 'Marlow Institute', other: 'Marlow College' });

  const accepted = acceptPresentValue(typed, conflict);
  expect(unansweredConflictsOf(accepted)).toEqual([]);
  const undone = undoEdit(accepted, conflict.id);
  expect(names(undone)).toEqual(['Marlow College', 'Harbour School']);
  expect(names(undoEdit(undone, conflict.id))).toEqual(['Marlow Institute', 'Harbour School']);
  expect(editedRecordSchema.safeParse(undone).success).toBe(true);
});

it('a conflict in a role asks which text to keep, and restores the line that only the other has', () => {
  const mine = { ...first, title: 'Mine' };
  const theirs = { ...first, statements: [...first.statements, newStatement('Their line')] };
  const now: EditedRecord = {
    facts: { ...edits.facts, roles: [mine, second] },
    mends: [conflictEdit({ roles: [theirs] })],
  };
  const [conflict] = unansweredConflictsOf(now);
  if (!conflict) throw new Error('nothing is asked');
  expect(comparedTextsOf(now, conflict)).toEqual({ stands: 'Mine', other: `${first.title}, Their line` });
  expect(swapConflict(now, conflict).facts.roles[0]).toEqual(theirs);
});

it('a title that is put back as read keeps what its owner had written, to be restored', () => {
  const mended = editRole(edits, { ...second, title: 'Head of lending', location: 'Cork' }, 'session');
  const [, role] = mended.facts.roles;
  if (!role) throw new Error('no role');
  const back = putRoleBack(mended, role, { asRead: second, session: 'session' });
  expect(back.facts).toEqual(edits.facts);
  const put = back.mends.at(-1);
  expect(put).toMatchObject({ kind: 'add', made: [], before: [role] });
  expect(undoEdit(back, put?.id ?? '').facts).toEqual(mended.facts);
  // Nothing is kept of a line that was added and left empty.
  const empty = { ...second, statements: [...second.statements, newStatement('')] };
  const opened = editRole(edits, empty, 'session');
  const closed = putRoleBack(opened, empty, { asRead: second, session: 'session' });
  expect([closed.facts, closed.mends]).toEqual([edits.facts, opened.mends]);
});
