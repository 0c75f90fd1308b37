import { expect, it } from 'vitest';
import { WHOLE_PROFILE } from '@/shared/private-version';
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
};
const hiding = (...hidden: VersionDraft['choice']['hidden']): VersionDraft => ({
  ...base,
  choice: { ...base.choice, hidden },
});
const merge = (mine: Partial<VersionDraft>, saved: Partial<VersionDraft>) =>
  mergeDraft({ base, mine: { ...base, ...mine }, saved: { ...base, ...saved } });

it('hides what either side hid, and shows what either side showed again', () => {
  const here = hiding('stages', 'superpowers');
  expect(merge(here, hiding('stages', 'personas')).merged.choice.hidden).toEqual([
    'stages',
    'personas',
    'superpowers',
  ]);
  expect(merge(here, hiding()).merged.choice.hidden).toEqual(['superpowers']);
  expect(merge(hiding(), hiding('stages', 'personas')).merged.choice.hidden).toEqual(['personas']);
  expect(merge(here, here).merged.choice.hidden).toEqual(['stages', 'superpowers']);
});

it('leaves out the lines that either side left out', () => {
  const without = (...texts: string[]): Partial<VersionDraft> => ({
    choice: { ...base.choice, hidden_lines: texts.map((text) => ({ section: 'keyRoles', text })) },
  });
  const { merged } = merge(
    without('Trainee, 1994', 'Clerk, 1996'),
    without('Trainee, 1994', 'Adviser, 1998'),
  );
  expect(merged.choice.hidden_lines.map(({ text }) => text)).toEqual([
    'Trainee, 1994',
    'Adviser, 1998',
    'Clerk, 1996',
  ]);
});

it('keeps an order that was changed on one side alone', () => {
  const order = [...WHOLE_PROFILE.order].reverse();
  const moved: Partial<VersionDraft> = { choice: { ...base.choice, order } };
  expect(merge(moved, hiding('personas')).merged.choice).toMatchObject({ order, hidden: ['personas'] });
  expect(merge(hiding('personas'), moved).merged.choice).toMatchObject({ order, hidden: ['personas'] });
});

it('keeps the telephone number back where the other side hid it while the address was hidden here', () => {
  const { merged } = merge(
    { contact: { email: false, telephone: true } },
    { contact: { email: true, telephone: false } },
  );
  expect(merged.contact).toEqual({ email: false, telephone: false });
});

it('takes over fields that were changed elsewhere alone, and says nothing of them', () => {
  expect(merge({ note: 'New.' }, { allows_download: false, name: 'For Ada' })).toEqual({
    merged: { ...base, note: 'New.', allows_download: false, name: 'For Ada' },
    overwritten: {},
  });
});

it('says which texts and days of the other side gave way', () => {
  const { merged, overwritten } = merge(
    { note: 'Here.', open_until: '2027-03-01' },
    { note: 'There.', open_until: '2027-02-01' },
  );
  expect(merged).toMatchObject({ note: 'Here.', open_until: '2027-03-01' });
  expect(overwritten).toEqual({ note: 'There.', open_until: '2027-02-01' });
  expect(merge({ note: 'Same.' }, { note: 'Same.' }).overwritten).toEqual({});
});
