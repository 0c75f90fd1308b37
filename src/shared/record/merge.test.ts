import { describe, expect, it } from 'vitest';
import { buildCareer, buildRole } from '../testing/career';
import type { EditedRecord, RecordEdit } from './career-record';
import { CONFLICT_EDIT } from './edit-kinds';
import type { CareerFacts, RoleFact } from './facts';
import { mergeRecordEdits } from './merge';

const buildEditedRecord = (roles: RoleFact[]): EditedRecord => ({ facts: buildCareer({ roles }), mends: [] });
const buildConflict = ({ roles = [], ...fact }: Partial<CareerFacts>): RecordEdit => ({
  id: `kept-${roles[0]?.id ?? Object.keys(fact)[0]}`,
  kind: CONFLICT_EDIT,
  said: '',
  at: '',
  before: roles,
  made: [],
  fact,
});
const [a, b] = [buildRole('a', { title: 'First' }), buildRole('b', { title: 'Second' })];
const base = buildEditedRecord([a, b]);

it('merging a record keeps edits of two windows in different entries', () => {
  const merged = mergeRecordEdits(
    base,
    buildEditedRecord([{ ...a, title: 'Mine' }, b]),
    buildEditedRecord([a, { ...b, title: 'Theirs' }]),
    buildConflict,
  );
  expect(merged.facts.roles.map(({ title }) => title)).toEqual(['Mine', 'Theirs']);
  expect(merged.mends).toEqual([]);
});

it('merging a record keeps what both sides added, and removes what either removed', () => {
  const mine = buildEditedRecord([a, buildRole('mine')]);
  const theirs = buildEditedRecord([a, b, buildRole('theirs')]);
  expect(mergeRecordEdits(base, mine, theirs, buildConflict).facts.roles.map(({ id }) => id)).toEqual([
    'a',
    'mine',
    'theirs',
  ]);
  expect(
    mergeRecordEdits(base, base, buildEditedRecord([b]), buildConflict).facts.roles.map(({ id }) => id),
  ).toEqual(['b']);
});

it('merging a record lets the later edit of an entry win, and keeps the other for restoring', () => {
  const theirs = { ...a, title: 'Theirs' };
  const merged = mergeRecordEdits(
    base,
    buildEditedRecord([{ ...a, title: 'Mine' }, b]),
    buildEditedRecord([theirs, b]),
    buildConflict,
  );
  expect(merged.facts.roles[0]?.title).toBe('Mine');
  expect(merged.mends).toEqual([buildConflict({ roles: [theirs] })]);
});

describe('merging a title that two windows edited', () => {
  const line = (id: string, value: string) => ({ id, value, spans: [], confidence: 1 });
  const role = buildRole('a', { title: 'First', statements: [line('1', 'One'), line('2', 'Two')] });
  const merge = (mine: RoleFact, theirs: RoleFact) =>
    mergeRecordEdits(
      buildEditedRecord([role]),
      buildEditedRecord([mine]),
      buildEditedRecord([theirs]),
      buildConflict,
    );
  const texts = ({ statements }: RoleFact) => statements.map(({ value }) => value);

  it('keeps fields and lines that only one of them changed, added or took out', () => {
    const mine = {
      ...role,
      title: 'Mine',
      statements: [line('1', 'One, mine'), line('2', 'Two'), line('3', 'My third')],
    };
    const theirs = { ...role, location: 'Cork', statements: [line('1', 'One'), line('4', 'Their third')] };
    const { facts, mends } = merge(mine, theirs);
    const [merged] = facts.roles;
    expect(merged).toMatchObject({ title: 'Mine', location: 'Cork' });
    expect(merged && texts(merged)).toEqual(['One, mine', 'My third', 'Their third']);
    expect(mends).toEqual([]);
  });

  it('asks only about what both changed, and the other state has both sides’ other edits', () => {
    const mine = { ...role, title: 'Mine', statements: [line('1', 'One, mine'), line('2', 'Two')] };
    const theirs = {
      ...role,
      title: 'Theirs',
      location: 'Cork',
      statements: [line('1', 'One, theirs'), line('2', '2')],
    };
    const { facts, mends } = merge(mine, theirs);
    expect(facts.roles).toMatchObject([{ title: 'Mine', location: 'Cork' }]);
    expect(facts.roles.map(texts)).toEqual([['One, mine', '2']]);
    expect(mends).toMatchObject([{ before: [{ title: 'Theirs', location: 'Cork' }] }]);
    expect(mends[0]?.before.map(texts)).toEqual([['One, theirs', '2']]);
  });
});

it('merging a record does not remove an entry that another window edited', () => {
  const merged = mergeRecordEdits(
    base,
    buildEditedRecord([b]),
    buildEditedRecord([{ ...a, title: 'Theirs' }, b]),
    buildConflict,
  );
  expect(merged.facts.roles.map(({ title }) => title)).toContain('Theirs');
});

it('merging a record without news changes nothing', () => {
  expect(mergeRecordEdits(base, base, base, buildConflict)).toEqual(base);
  expect(Object.keys(mergeRecordEdits(base, base, base, buildConflict).facts)).toEqual(
    Object.keys(base.facts),
  );
});

it('merging a record takes a name that only one side changed', () => {
  const mine = buildEditedRecord([a, b]);
  mine.facts.givenName = 'Ruthie';
  expect(mergeRecordEdits(base, mine, base, buildConflict).facts.givenName).toBe('Ruthie');
  expect(mergeRecordEdits(base, base, mine, buildConflict).facts.givenName).toBe('Ruthie');
});

it('merging a record keeps the other side’s edit of the same school, name and answer as a conflict', () => {
  const school = (name: string) => ({ id: 'school', school: name, spans: [], confidence: 1 });
  const name = (value: string) => ({ id: 'name', value, spans: [], confidence: 1 });
  const side = (word: string, answer?: string): EditedRecord => ({
    facts: buildCareer({
      roles: [],
      education: [school(word)],
      name: name(word),
      about: answer ? [{ ...name(answer), id: 'answer-fit' }] : [],
    }),
    mends: [],
  });
  const [original, mine, theirs] = [
    side('Original'),
    side('Mine', 'My answer'),
    side('Theirs', 'Their answer'),
  ];
  const merged = mergeRecordEdits(original, mine, theirs, buildConflict);
  expect(merged.facts.education[0]?.school).toBe('Mine');
  expect(merged.facts.name?.value).toBe('Mine');
  expect(merged.mends).toEqual([
    buildConflict({ about: theirs.facts.about }),
    buildConflict({ education: theirs.facts.education }),
    buildConflict({ name: theirs.facts.name }),
  ]);
  // Equal changes on both sides are not a conflict.
  expect(mergeRecordEdits(original, mine, mine, buildConflict).mends).toEqual([]);
});

it('merging a record reports no conflict where both made the same change, or only one changed anything', () => {
  const changed = buildEditedRecord([{ ...a, title: 'Both' }, b]);
  for (const [mine, theirs] of [
    [changed, changed],
    [changed, base],
    [base, changed],
  ] as const) {
    const { facts, mends } = mergeRecordEdits(base, mine, theirs, buildConflict);
    expect([facts.roles, mends]).toEqual([changed.facts.roles, []]);
  }
});

it('merging a record drops the removal of an entry that another window edited', () => {
  const removed: RecordEdit = { id: 'm', kind: 'remove', said: '', at: '', before: [a], made: [] };
  const merged = mergeRecordEdits(
    base,
    buildEditedRecord([{ ...a, title: 'Mine' }, b]),
    { ...buildEditedRecord([b]), mends: [removed] },
    buildConflict,
  );
  expect(merged.facts.roles.map(({ title }) => title)).toContain('Mine');
  expect(merged.mends).toEqual([]);
  expect(
    mergeRecordEdits(base, base, { ...buildEditedRecord([b]), mends: [removed] }, buildConflict).mends,
  ).toEqual([removed]);
});

it('merging a record keeps the removal of several entries while any of them is still removed', () => {
  const removed: RecordEdit = { id: 'm', kind: 'remove', said: '', at: '', before: [a, b], made: [] };
  const restored = buildEditedRecord([{ ...a, title: 'Mine' }, b]);
  const merged = mergeRecordEdits(
    base,
    restored,
    { ...buildEditedRecord([]), mends: [removed] },
    buildConflict,
  );
  expect(merged.facts.roles.map(({ title }) => title)).toEqual(['Mine']);
  expect(merged.mends).toEqual([removed]);
});

describe('merging a record with a save of one’s own whose answer was lost', () => {
  const saved = buildEditedRecord([{ ...a, title: 'Mine' }, b]);
  const typedOn = buildEditedRecord([{ ...a, title: 'Mine, typed on' }, b]);

  it('keeps text typed since, and does not mistake the save for an edit of others', () => {
    const merged = mergeRecordEdits(base, typedOn, saved, buildConflict, [saved]);
    expect(merged.facts.roles).toEqual(typedOn.facts.roles);
    expect(merged.mends).toEqual([]);
  });

  it('recognises the save if others have edited other entries since', () => {
    const savedSince = buildEditedRecord([
      { ...a, title: 'Mine' },
      { ...b, title: 'Theirs' },
      buildRole('theirs'),
    ]);
    const merged = mergeRecordEdits(base, typedOn, savedSince, buildConflict, [saved]);
    expect(merged.facts.roles.map(({ title }) => title)).toEqual([
      'Mine, typed on',
      'Theirs',
      expect.anything(),
    ]);
    expect(merged.mends).toEqual([]);
  });

  it('keeps an entry with which others have overwritten it', () => {
    const overwriting = { ...a, title: 'Theirs' };
    const merged = mergeRecordEdits(base, typedOn, buildEditedRecord([overwriting, b]), buildConflict, [
      saved,
    ]);
    expect(merged.mends).toEqual([buildConflict({ roles: [overwriting] })]);
  });

  it('removes an entry added by the save and removed since, and restores one that it removed', () => {
    const added = buildEditedRecord([a, b, buildRole('new')]);
    expect(
      mergeRecordEdits(base, base, added, buildConflict, [added]).facts.roles.map(({ id }) => id),
    ).toEqual(['a', 'b']);
    const removed = buildEditedRecord([b]);
    expect(
      mergeRecordEdits(base, base, removed, buildConflict, [removed]).facts.roles.map(({ id }) => id),
    ).toEqual(['a', 'b']);
  });

  it('recognises a saved name', () => {
    const editedName = (givenName: string): EditedRecord => ({
      ...base,
      facts: { ...base.facts, givenName },
    });
    const merged = mergeRecordEdits(base, editedName('Ruthie C'), editedName('Ruthie'), buildConflict, [
      editedName('Ruthie'),
    ]);
    expect(merged.facts.givenName).toBe('Ruthie C');
    expect(merged.mends).toEqual([]);
  });
});

describe('merging a doubt that two windows have settled in two ways', () => {
  const answer = (said: string, before: RoleFact[], edit: Partial<RecordEdit> = {}): RecordEdit => ({
    id: said,
    kind: 'answer',
    said,
    at: '',
    doubt: 'employer:a',
    before,
    made: [],
    ...edit,
  });
  const answered = (roles: RoleFact[], ...mends: RecordEdit[]) => ({ ...buildEditedRecord(roles), mends });
  const [kept, changed] = [answer('is an employer', []), answer('is a place', [a])];
  const without = { ...a, organisation: '' };
  const removal = answer('is taken out', [a], { kind: 'remove' });
  const merge = (mine: EditedRecord, theirs: EditedRecord) =>
    mergeRecordEdits(base, mine, theirs, buildConflict);

  it('lets the later answer stand alone, and asks about what the other one had changed', () => {
    const merged = merge(answered([a, b], kept), answered([without, b], changed));
    expect(merged.facts.roles).toEqual([a, b]);
    expect(merged.mends).toEqual([kept, buildConflict({ roles: [without] })]);
  });

  it('does not ask where the other answer changed nothing', () => {
    const merged = merge(answered([without, b], changed), answered([a, b], kept));
    expect([merged.facts.roles, merged.mends]).toEqual([[without, b], [changed]]);
  });

  it('knows the two questions about one employer', () => {
    const leftOut = answer('has no employer', [a], { doubt: 'no-employer:a' });
    const { mends } = merge(answered([a, b], kept), answered([without, b], leftOut));
    expect(mends).toEqual([kept, buildConflict({ roles: [without] })]);
  });

  it.each([
    ['keeps an entry that the earlier answer had left out', [a, b], kept, [b], removal, kept],
    ['leaves out an entry that the earlier answer had kept', [b], removal, [a, b], kept, removal],
    ['keeps an entry that the earlier answer had changed', [b], removal, [without, b], changed, changed],
  ])('%s', (_, mine, later, theirs, earlier, expected) => {
    const merged = merge(answered(mine, later), answered(theirs, earlier));
    expect(merged.mends).toEqual([expected]);
    expect(merged.facts.roles.some(({ id }) => id === 'a')).toBe(expected !== removal);
  });

  it('keeps both answers to two questions, and an answer that was sent before', () => {
    const other = answer('in 2017', [], { doubt: 'dates:a' });
    expect(merge(answered([a, b], kept), answered([a, b], other)).mends).toEqual([kept, other]);
    expect(merge(answered([without, b], changed), answered([without, b], changed)).mends).toEqual([changed]);
  });
});
