import { expect, it } from 'vitest';
import { emptyProfile, type ProfileData } from '@/shared/profile/profile-data';
import { entryOf, mergeEntry } from './entry';

const profile = (fields: Partial<ProfileData>) => ({ ...emptyProfile(), ...fields });

it('an outbox entry has only the fields that unsaved edits or unanswered saves change', () => {
  const base = profile({ name: 'Mara', summary: 'A' });
  const mine = profile({ name: 'Mara', summary: 'AB' });
  const sent = profile({ name: 'Mara', summary: 'A', role: 'COO' });
  expect(entryOf(base, mine, [sent], 'restored')).toEqual({
    base: { summary: 'A', role: '' },
    mine: { summary: 'AB', role: '' },
    sent: [{ summary: 'A', role: 'COO' }],
    keep: 'restored',
  });
  expect(entryOf(base, base, [])).toEqual({ base: {}, mine: {}, sent: [], keep: undefined });
});

it('on a conflict an outbox entry asks the server to keep its version as replaced, otherwise for the reason of the entry', () => {
  const entry = { base: { summary: 'A' }, mine: { summary: 'AB' }, sent: [] };
  const alone = mergeEntry(entry, profile({ summary: 'A', name: 'Mara' }));
  expect(alone).toMatchObject({ merged: { summary: 'AB', name: 'Mara' }, conflicts: [], keep: undefined });
  expect(mergeEntry({ ...entry, keep: 'regenerated' }, profile({ summary: 'A' })).keep).toBe('regenerated');
  const conflict = mergeEntry({ ...entry, keep: 'regenerated' }, profile({ summary: 'Theirs' }));
  expect(conflict).toMatchObject({ merged: { summary: 'AB' }, conflicts: ['description'], keep: 'replaced' });
  // A value that an unanswered save may have written does not count as another editor's.
  expect(
    mergeEntry({ ...entry, sent: [{ summary: 'Sent' }] }, profile({ summary: 'Sent' })).conflicts,
  ).toEqual([]);
});

it('an outbox entry lists its merge and the earlier ones', () => {
  const entry = { base: { summary: 'A' }, mine: { summary: 'AB' }, sent: [] };
  expect(mergeEntry(entry, profile({ summary: 'A', name: 'Mara' })).mergedEdits).toBeUndefined();
  const merge = { base: { summary: 'A' }, mine: { summary: 'AB' } };
  const earlier = { base: { role: 'COO' }, mine: { role: 'Chair' } };
  expect(mergeEntry({ ...entry, merged: [earlier] }, profile({ summary: 'C' })).mergedEdits).toEqual([
    earlier,
    merge,
  ]);
});
