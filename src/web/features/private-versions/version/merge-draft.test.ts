import { expect, it } from 'vitest';
import { WHOLE_PROFILE } from '@/shared/publishing/private-version';
import type { VersionDraft } from './draft';
import { mergeDraft } from './merge-draft';

const base: VersionDraft = {
  name: 'For the board',
  for_whom: 'Okafor Diagnostics',
  note: 'As discussed.',
  contact: { email: true, telephone: true },
  open_until: null,
  allows_introductions: true,
  allows_download: true,
  shows_references: true,
  choice: {
    ...WHOLE_PROFILE,
    hidden: ['stages'],
    hidden_lines: [{ section: 'keyRoles', text: 'Trainee, 1994' }],
  },
  overwritten: [],
};
const hiding = (...hidden: VersionDraft['choice']['hidden']): VersionDraft => ({
  ...base,
  choice: { ...base.choice, hidden },
});
const merge = (mine: Partial<VersionDraft>, saved: Partial<VersionDraft>) =>
  mergeDraft({ base, mine: { ...base, ...mine }, saved: { ...base, ...saved } });

it('merging a private version hides what either side hid, and shows what either side showed again', () => {
  const hiddenHere = hiding('stages', 'superpowers');
  expect(merge(hiddenHere, hiding('stages', 'personas')).choice.hidden).toEqual([
    'stages',
    'personas',
    'superpowers',
  ]);
  expect(merge(hiddenHere, hiding()).choice.hidden).toEqual(['superpowers']);
  expect(merge(hiding(), hiding('stages', 'personas')).choice.hidden).toEqual(['personas']);
  expect(merge(hiddenHere, hiddenHere).choice.hidden).toEqual(['stages', 'superpowers']);
});

it('merging a private version hides the lines that either side hid', () => {
  const without = (...texts: string[]): Partial<VersionDraft> => ({
    choice: { ...base.choice, hidden_lines: texts.map((text) => ({ section: 'keyRoles', text })) },
  });
  const merged = merge(without('Trainee, 1994', 'Clerk, 1996'), without('Trainee, 1994', 'Adviser, 1998'));
  expect(merged.choice.hidden_lines.map(({ text }) => text)).toEqual([
    'Trainee, 1994',
    'Adviser, 1998',
    'Clerk, 1996',
  ]);
});

it('merging a private version keeps an order that only one side changed', () => {
  const order = [...WHOLE_PROFILE.order].reverse();
  const reordered: Partial<VersionDraft> = { choice: { ...base.choice, order } };
  expect(merge(reordered, hiding('personas')).choice).toMatchObject({ order, hidden: ['personas'] });
  expect(merge(hiding('personas'), reordered).choice).toMatchObject({ order, hidden: ['personas'] });
});

it('merging a private version hides each contact that either side hid', () => {
  const merged = merge(
    { contact: { email: false, telephone: true } },
    { contact: { email: true, telephone: false } },
  );
  expect(merged.contact).toEqual({ email: false, telephone: false });
});

it('merging a private version takes fields that only the other side changed, without a notice', () => {
  expect(merge({ note: 'New.' }, { allows_download: false, name: 'For Ada' })).toEqual({
    ...base,
    note: 'New.',
    allows_download: false,
    name: 'For Ada',
  });
});

it('merging a private version reports the overwritten texts and days of the other side', () => {
  const merged = merge(
    { note: 'Here.', open_until: '2027-03-01' },
    { note: 'There.', open_until: '2027-02-01' },
  );
  expect(merged).toMatchObject({ note: 'Here.', open_until: '2027-03-01' });
  expect(merged.overwritten).toEqual([{ note: 'There.', open_until: '2027-02-01' }]);
  expect(merge({ note: 'Same.' }, { note: 'Same.' }).overwritten).toEqual([]);
});

it('merging a private version keeps reporting overwritten texts until one side has chosen', () => {
  const before: VersionDraft = { ...base, overwritten: [{ note: 'There.' }] };
  const overwrittenAfter = (mine: Partial<VersionDraft>, saved: Partial<VersionDraft>) =>
    mergeDraft({ base: before, mine: { ...before, ...mine }, saved: { ...before, ...saved } }).overwritten;
  expect(overwrittenAfter({ allows_download: false }, {})).toEqual([{ note: 'There.' }]);
  expect(overwrittenAfter({ overwritten: [] }, {})).toEqual([]);
  expect(overwrittenAfter({}, { overwritten: [] })).toEqual([]);
  expect(overwrittenAfter({ overwritten: [...before.overwritten, { name: 'Here.' }] }, {})).toEqual([
    { note: 'There.' },
    { name: 'Here.' },
  ]);
  expect(merge({}, { overwritten: [{ note: 'There.' }] }).overwritten).toEqual([{ note: 'There.' }]);
});

it('merging a private version keeps the text of each device if three write at the same time', () => {
  const first = { ...base, note: 'Text of C' };
  const second = mergeDraft({ base, mine: { ...base, note: 'Text of A' }, saved: first });
  const third = mergeDraft({ base, mine: { ...base, note: 'Text of B' }, saved: second });
  expect(third.note).toBe('Text of B');
  expect(third.overwritten).toEqual([{ note: 'Text of C' }, { note: 'Text of A' }]);
});

it('merging a private version keeps the last of the texts that two devices type on', () => {
  let saved = mergeDraft({
    base,
    mine: { ...base, note: 'At' },
    saved: { ...base, note: 'On', name: 'Ada' },
  });
  for (const text of ['On a', 'At home', 'On a train', 'At home, late']) {
    const earlier = { ...saved, note: text.slice(0, 2) };
    saved = mergeDraft({ base: earlier, mine: { ...earlier, note: text }, saved });
  }
  expect(saved.note).toBe('At home, late');
  expect(saved.overwritten).toEqual([{ note: 'On a train' }]);
});

it('merging a private version takes up overwritten texts that an earlier release has stored in the browser', () => {
  const stored = { ...base, overwritten: { note: 'There.' } as unknown as VersionDraft['overwritten'] };
  const empty = { ...base, overwritten: null as unknown as VersionDraft['overwritten'] };
  expect(mergeDraft({ base: empty, mine: stored, saved: base }).overwritten).toEqual([{ note: 'There.' }]);
});

it('merging a private version does not mistake its own save, whose response was lost, for another window’s', () => {
  const merged = mergeDraft({
    base,
    mine: { ...base, note: 'For Henrik, as discussed.' },
    sent: [{ ...base, note: 'For Henrik ' }],
    saved: { ...base, note: 'For Henrik', name: 'For the chair' },
  });
  expect(merged).toEqual({ ...base, note: 'For Henrik, as discussed.', name: 'For the chair' });
});

it('merging a private version recognises its own saved text after the server has trimmed it', () => {
  const merged = mergeDraft({
    base: { ...base, note: 'For Henrik ' },
    mine: { ...base, note: 'For Henrik and' },
    saved: { ...base, note: 'For Henrik', name: 'For the chair' },
  });
  expect(merged).toEqual({ ...base, note: 'For Henrik and', name: 'For the chair' });
});
