import { expect, it } from 'vitest';
import { emptyProfile } from '@/shared/profile/profile-data';
import { hiddenTexts, type VersionChoice, WHOLE_PROFILE } from '@/shared/publishing/private-version';
import { setLineShown } from './sections';

const profile = {
  ...emptyProfile(),
  highlights: ['COO, Halden', 'Vice President of Harrow', 'Chair, Northgate'],
};
const hiding = (...texts: string[]): VersionChoice => ({
  ...WHOLE_PROFILE,
  hidden_lines: texts.map((text) => ({ section: 'keyRoles', text })),
});
const toggle = (choice: VersionChoice, text: string, show: boolean) =>
  setLineShown(choice, { section: 'keyRoles', text, show, profile });

it('goes on hiding a line that the page does not have at present', () => {
  const gone = { section: 'keyRoles', text: 'Finance Director, Kestrel' };
  const hidden = toggle(hiding(gone.text), 'Chair, Northgate', false);
  expect(hidden.hidden_lines).toContainEqual(gone);
  expect(toggle(hidden, 'Chair, Northgate', true).hidden_lines).toEqual([gone]);
});

it('shows a line that is hidden by its former words, and no other', () => {
  const choice = hiding('The Vice President of Harrow', 'COO, Halden');
  expect(hiddenTexts(profile, 'keyRoles', choice).size).toBe(2);
  const shown = toggle(choice, 'Vice President of Harrow', true);
  expect([...hiddenTexts(profile, 'keyRoles', shown)]).toEqual(['COO, Halden']);
});
