/** Hidden lines of whole sections that are generated again or restored from the history. */
import { describe, expect, it } from 'vitest';
import { emptyProfile, type ProfileData } from '../profile/profile-data';
import { noteAnswer } from './first-new-lines';
import { followGenerated } from './follow-generated';
import { followHiddenLines } from './follow-hidden-lines';
import {
  applyChoice,
  followedLines,
  type HiddenLine,
  type VersionChoice,
  WHOLE_PROFILE,
} from './private-version';

const SECRET = 'Sold the freight business to Harrow in a week.';
const RANK = 'VP Operations, Harrow, 2011 to 2016';
const profileWith = (changes: Partial<ProfileData>): ProfileData => ({ ...emptyProfile(), ...changes });
const FULL = profileWith({ summary: `Keeps books.\n\n${SECRET}`, highlights: ['COO, Halden', RANK] });
const HIDDEN: HiddenLine[] = [
  { section: 'description', text: SECRET },
  { section: 'keyRoles', text: RANK },
];
const CHOICE: VersionChoice = { ...WHOLE_PROFILE, hidden_lines: HIDDEN };

/** Follows saves that empty the profile, and then a generation. @returns the choice, the page, and what is asked */
function generateAgain(profile: ProfileData, ...saves: ProfileData[]) {
  let [choice, before] = [CHOICE, FULL];
  for (const saved of [...saves, emptyProfile()]) {
    choice = followHiddenLines(choice, { before, after: saved });
    before = saved;
  }
  choice = followGenerated(choice, { before, after: profile });
  return {
    choice,
    page: JSON.stringify(applyChoice(profile, choice)),
    asked: followedLines(profile, choice),
  };
}

describe('a profile that was emptied and is generated again', () => {
  const inSteps = [
    profileWith({ summary: 'Keeps books.', highlights: ['COO, Halden', ''] }),
    profileWith({ summary: '' }),
  ];

  it('hides only the former hidden lines if they return unchanged, without asking the owner', () => {
    for (const saves of [[], inSteps]) {
      const { page, asked } = generateAgain(FULL, ...saves);
      expect(page).not.toContain('Harrow');
      expect(page).toContain('Keeps books.');
      expect(page).toContain('COO, Halden');
      expect(asked).toEqual([]);
    }
  });

  it('hides a section that may contain a hidden line in other words, and asks its owner', () => {
    for (const saves of [[], inSteps]) {
      const { page, asked } = generateAgain(
        profileWith({
          summary: `Does the accounts.\n\n${SECRET}`,
          highlights: ['Chief Operating Officer, Halden', 'Vice President at a carrier'],
        }),
        ...saves,
      );
      expect(page).not.toContain('carrier');
      expect(page).not.toContain('freight');
      // The hidden paragraph was recognised, so the other one is shown.
      expect(page).toContain('Does the accounts.');
      expect(asked.map(({ section, from }) => [section, from])).toEqual([
        ['keyRoles', 'keyRoles'],
        ['keyRoles', 'keyRoles'],
      ]);
    }
  });

  it('hides the words of a hidden line in whatever section they return', () => {
    const { page, asked } = generateAgain(
      profileWith({ meet_them: SECRET, highlights: ['COO, Halden', RANK] }),
    );
    expect(page).not.toContain('freight');
    expect(page).toContain('COO, Halden');
    expect(asked).toEqual([{ section: 'meetIntro', text: SECRET, from: 'description' }]);
  });

  it('does not change sections in which nothing was hidden', () => {
    const { page } = generateAgain(profileWith({ sweetspot: 'The year before an audit.', summary: SECRET }));
    expect(page).toContain('The year before an audit.');
  });

  it('hides only the former hidden lines once the former state is restored', () => {
    const rewritten = profileWith({
      highlights: ['Chief Operating Officer, Halden', 'Vice President at a carrier'],
    });
    const { choice } = generateAgain(rewritten);
    const restored = followGenerated(choice, { before: rewritten, after: FULL });
    const page = JSON.stringify(applyChoice(FULL, restored));
    expect(page).not.toContain('Harrow');
    expect(page).toContain('COO, Halden');
    expect(followedLines(FULL, restored)).toEqual([]);
  });

  it('still hides what is not recognised after a second generation', () => {
    const first = profileWith({ highlights: ['COO, Halden', 'Vice President at a carrier'] });
    const second = profileWith({ highlights: ['COO, Halden', 'Led nine ships'] });
    const { choice } = generateAgain(first);
    const emptied = followHiddenLines(choice, { before: first, after: emptyProfile() });
    const followed = followGenerated(emptied, { before: emptyProfile(), after: second });
    expect(JSON.stringify(applyChoice(second, followed))).not.toContain('nine ships');
  });
});

describe('a section that is replaced by a generation', () => {
  const replaceRoles = (...highlights: string[]) => {
    const after = { ...FULL, highlights };
    const choice = followGenerated(CHOICE, { before: FULL, after });
    return { page: JSON.stringify(applyChoice(after, choice)), asked: followedLines(after, choice) };
  };

  it('hides the hidden line wherever it is now, and still shows lines that were shown before', () => {
    const recognised = replaceRoles(
      'VP Operations at Harrow, 2011 to 2016',
      'Chair, Northgate',
      'COO, Halden',
    );
    expect(recognised.page).not.toContain('Harrow');
    expect(recognised.page).toContain('Northgate');
    expect(recognised.asked).toEqual([]);
    const inOtherWords = replaceRoles('Vice President at a carrier', 'Chair, Northgate', 'COO, Halden');
    expect(inOtherWords.page).not.toContain('carrier');
    expect(inOtherWords.page).toContain('COO, Halden');
    expect(inOtherWords.asked).toHaveLength(2);
  });

  it('is hidden until its owner answers if a hidden line had been removed from it before, and is shown afterwards', () => {
    const without = { ...FULL, highlights: ['COO, Halden'] };
    const choice = followHiddenLines(CHOICE, { before: FULL, after: without });
    const after = { ...FULL, highlights: ['Chair, Northgate'] };
    const asked = followGenerated(choice, { before: without, after });
    expect(applyChoice(after, asked).highlights).toEqual([]);
    expect(followedLines(after, asked)).toHaveLength(1);
    const answered = noteAnswer(choice, { section: 'keyRoles', profile: without });
    const followed = followGenerated(answered, { before: without, after });
    expect(applyChoice(after, followed).highlights).toEqual(['Chair, Northgate']);
  });
});

it('followGenerated handles a generation of maximum size in less than five seconds of processor time', () => {
  const long = (n: number, word: string) => `${n} ${`${word} of them `.repeat(80)}${n}`;
  const lines = (word: string) => Array.from({ length: 200 }, (_, n) => long(n, word));
  const choice = {
    ...WHOLE_PROFILE,
    hidden_lines: Array.from(
      { length: 300 },
      (_, n): HiddenLine => ({ section: 'keyRoles', text: long(n, 'line') }),
    ),
  };
  const after = profileWith({ highlights: lines('post'), certifications: lines('line') });
  const startUsage = process.cpuUsage();
  followGenerated(choice, { before: emptyProfile(), after });
  const { user, system } = process.cpuUsage(startUsage);
  expect((user + system) / 1_000).toBeLessThan(5_000);
});
