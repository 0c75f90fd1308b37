import { expect, it } from 'vitest';
import { emptyProfile } from '@/shared/profile/profile-data';
import {
  followedLines,
  hiddenTexts,
  type VersionChoice,
  WHOLE_PROFILE,
} from '@/shared/publishing/private-version';
import { setLineShown, settleFollowed } from './sections';

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

it('a version keeps hiding a line that the page does not have at present', () => {
  const removedLine = { section: 'keyRoles', text: 'Finance Director, Kestrel' };
  const hidden = toggle(hiding(removedLine.text), 'Chair, Northgate', false);
  expect(hidden.hidden_lines).toContainEqual(removedLine);
  expect(toggle(hidden, 'Chair, Northgate', true).hidden_lines).toEqual([removedLine]);
});

it('showing a line that is hidden by its former words shows no other', () => {
  const choice = hiding('The Vice President of Harrow', 'COO, Halden');
  expect(hiddenTexts(profile, 'keyRoles', choice).size).toBe(2);
  const shown = toggle(choice, 'Vice President of Harrow', true);
  expect([...hiddenTexts(profile, 'keyRoles', shown)]).toEqual(['COO, Halden']);
});

it('a version asks about automatically hidden lines until they are kept hidden or shown', () => {
  const choice: VersionChoice = {
    ...hiding('COO, Halden'),
    hidden_lines: [
      { section: 'description', text: 'Chair, Northgate' },
      { section: 'keyRoles', text: 'Chair, Northgate', from: 'description' },
      { section: 'keyRoles', text: 'Chair, Kestrel', from: 'description' },
    ],
  };
  const line = { section: 'keyRoles', text: 'Chair, Northgate', from: 'description' };
  expect(followedLines(profile, choice)).toEqual([line]);
  expect(followedLines(profile, { ...choice, hidden: ['keyRoles'] })).toEqual([]);
  const hidden = (settled: VersionChoice) => [...hiddenTexts(profile, 'keyRoles', settled)];
  for (const show of [false, true]) {
    const settled = settleFollowed({ choice, profile, lines: followedLines(profile, choice), show });
    expect(followedLines(profile, settled)).toEqual([]);
    expect(hidden(settled)).toEqual(show ? [] : ['Chair, Northgate']);
    expect(settled.hidden_lines).toContainEqual({ section: 'description', text: 'Chair, Northgate' });
  }
});
