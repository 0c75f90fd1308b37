/** A hidden line that is emptied, auto-saved, and then filled in with entirely different words. */
import { describe, expect, it } from 'vitest';
import { emptyProfile, type ProfileData } from '../profile/profile-data';
import { followHiddenLines } from './follow-hidden-lines';
import { applyChoice, type VersionChoice, type VersionSection, WHOLE_PROFILE } from './private-version';

const [FIRST, SECRET, THIRD] = ['Brings teams through audits.', 'Sold the firm to Harrow.', 'Likes the sea.'];
const REWRITTEN = 'Ran nine ships from Hull';

interface Kind {
  section: VersionSection;
  profile(...rows: string[]): ProfileData;
}
const skill = (title: string) => ({ title, description: '' });
const PARAGRAPH: Kind = {
  section: 'description',
  profile: (...rows) => ({ ...emptyProfile(), summary: rows.join('\n\n') }),
};
const BULLET: Kind = {
  section: 'personas',
  // The field drops empty bullets.
  profile: (...rows) => ({
    ...emptyProfile(),
    personas: [{ title: 'The Controller', bullets: rows.filter(Boolean) }],
  }),
};
const KINDS: Record<string, Kind> = {
  paragraph: PARAGRAPH,
  bullet: BULLET,
  superpower: {
    section: 'superpowers',
    profile: (...rows) => ({ ...emptyProfile(), superpowers: rows.map(skill) }),
  },
  skill: {
    section: 'functionalSkills',
    profile: (...rows) => ({
      ...emptyProfile(),
      functional_skills: [{ name: 'Finance', value: rows.map(skill) }],
    }),
  },
  'entry of a list': {
    section: 'keyRoles',
    profile: (...rows) => ({ ...emptyProfile(), highlights: rows }),
  },
};

/** What a reader gets after these saves in order. The second row of the first state is hidden. */
function shownAfter({ section, profile }: Kind, first: string[], ...saves: string[][]): string {
  let choice: VersionChoice = { ...WHOLE_PROFILE, hidden_lines: [{ section, text: SECRET }] };
  let before = profile(...first);
  for (const rows of saves) {
    const after = profile(...rows);
    choice = followHiddenLines(choice, { before, after });
    before = after;
  }
  return JSON.stringify(applyChoice(before, choice));
}

describe.each(Object.entries(KINDS))('a hidden %s', (_, kind) => {
  const shown = (...saves: string[][]) => shownAfter(kind, [FIRST, SECRET, THIRD], ...saves);

  it('stays hidden when it is emptied, saved and rewritten', () => {
    const page = shown([FIRST, '', THIRD], [FIRST, 'Ran', THIRD], [FIRST, REWRITTEN, THIRD]);
    expect(page).not.toContain('Ran');
    expect(page).toContain(FIRST);
    expect(page).toContain(THIRD);
  });

  it('is the only hidden line after an undo restores it', () => {
    const page = shown([FIRST, '', THIRD], [FIRST, REWRITTEN, THIRD], [FIRST, SECRET, THIRD]);
    expect(page).not.toContain(SECRET);
    expect(page).toContain(FIRST);
    expect(page).toContain(THIRD);
  });

  it('hides a line added elsewhere meanwhile only in running text, where the emptied line leaves no row', () => {
    const page = shown([FIRST, '', THIRD], [`${FIRST} Calmly.`, '', THIRD], [FIRST, '', THIRD, REWRITTEN]);
    expect(page.includes(REWRITTEN)).toBe(kind !== PARAGRAPH && kind !== BULLET);
    expect(page).toContain(FIRST);
    expect(page).toContain(THIRD);
  });
});

it.each([
  ['paragraphs', PARAGRAPH],
  ['bullets', BULLET],
])(
  '%s that are all rewritten step by step are hidden, and after an undo only the one that was hidden before',
  (_, kind) => {
    const shown = (...saves: string[][]) => shownAfter(kind, [FIRST, SECRET, THIRD], ...saves);
    for (const start of [[], ['Ran']]) {
      const page = shown(start, ['Ran on'], ['Ran on', REWRITTEN], ['Ran on', REWRITTEN, 'Ran out']);
      expect(page).not.toContain('Ran');
    }
    const restored = shown([], ['Ran on'], ['Ran on', REWRITTEN], [FIRST, SECRET, THIRD]);
    expect(restored).not.toContain(SECRET);
    expect(restored).toContain(FIRST);
    expect(restored).toContain(THIRD);
  },
);

describe('a text that is hidden as a whole', () => {
  it('stays hidden when it is rewritten, in one step and in several', () => {
    const page = shownAfter(
      PARAGRAPH,
      [SECRET],
      [],
      ['Ran'],
      [REWRITTEN],
      [REWRITTEN, 'Ran on'],
      ['Ran', 'Ran out'],
    );
    expect(page).not.toContain('Ran');
  });

  it('is shown where it is added below a shown line, once the emptied line is filled in again', () => {
    const page = shownAfter(
      PARAGRAPH,
      [FIRST, SECRET],
      [FIRST],
      [FIRST, REWRITTEN],
      [FIRST, REWRITTEN, THIRD],
    );
    expect(page).not.toContain(REWRITTEN);
    expect(page).toContain(THIRD);
  });
});

it('followHiddenLines leaves the choice unchanged while an emptied line stays empty', () => {
  const { profile, section } = PARAGRAPH;
  const choice: VersionChoice = { ...WHOLE_PROFILE, hidden_lines: [{ section, text: SECRET }] };
  const [full, emptied] = [profile(FIRST, SECRET, THIRD), profile(FIRST, '', THIRD)];
  const followed = followHiddenLines(choice, { before: full, after: emptied });
  expect(followed.hidden_lines).toHaveLength(2);
  expect(
    followHiddenLines(followed, { before: emptied, after: profile(FIRST, '', `${THIRD} And cold.`) }),
  ).toBe(followed);
  expect(followHiddenLines(followed, { before: emptied, after: full }).hidden_lines).toEqual(
    choice.hidden_lines,
  );
});
