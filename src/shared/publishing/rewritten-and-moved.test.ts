/**
 * A hidden line that one save rewrites in entirely other words and moves: nothing tells which of the new lines it is.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyProfile, type ProfileData } from '../profile/profile-data';
import { REWRITTEN_ROW, ROWS } from '../testing/hidden-rows';
import { followHiddenLines } from './follow-hidden-lines';
import {
  applyChoice,
  followedLines,
  type VersionChoice,
  type VersionSection,
  WHOLE_PROFILE,
} from './private-version';

const skill = (title: string) => ({ title, description: '' });
const KINDS: Record<string, { section: VersionSection; profile(rows: string[]): ProfileData }> = {
  'key role': { section: 'keyRoles', profile: (rows) => ({ ...emptyProfile(), highlights: rows }) },
  paragraph: {
    section: 'description',
    profile: (rows) => ({ ...emptyProfile(), summary: rows.join('\n\n') }),
  },
  superpower: {
    section: 'superpowers',
    profile: (rows) => ({ ...emptyProfile(), superpowers: rows.map(skill) }),
  },
  skill: {
    section: 'functionalSkills',
    profile: (rows) => ({
      ...emptyProfile(),
      functional_skills: [
        { name: 'Finance', value: rows.slice(0, 2).map(skill) },
        { name: 'Ships', value: rows.slice(2).map(skill) },
      ],
    }),
  },
};
const [FIRST, SECRET, THIRD, FOURTH] = ROWS;
const OTHER = REWRITTEN_ROW;

describe.each(Object.entries(KINDS))('a hidden %s', (_, { section, profile }) => {
  const choice: VersionChoice = { ...WHOLE_PROFILE, hidden_lines: [{ section, text: SECRET }] };
  const follow = (...saves: string[][]) => {
    let [followed, before] = [choice, profile(ROWS)];
    for (const rows of saves) {
      const after = profile(rows);
      followed = followHiddenLines(followed, { before, after });
      before = after;
    }
    return {
      page: JSON.stringify(applyChoice(before, followed)),
      asked: followedLines(before, followed).map(({ text, from }) => [text, from]),
    };
  };

  it.each([
    ['up by one', [OTHER, FIRST, THIRD, FOURTH]],
    ['down by two', [FIRST, THIRD, FOURTH, OTHER]],
    ['below the one that stood above it', [OTHER, FIRST, THIRD, FOURTH]],
  ])('stays hidden when it is rewritten and moved %s in one save, and its owner is asked', (_where, rows) => {
    const { page, asked } = follow(rows);
    expect(page).not.toContain(OTHER);
    for (const shown of [FIRST, THIRD, FOURTH]) expect(page).toContain(shown);
    expect(asked).toEqual([[OTHER, section]]);
  });

  it('hides every new line if any may be it, and no line that kept half of its words', () => {
    const edited = `${FOURTH} and cooks`;
    const { page, asked } = follow([FIRST, 'Chaired a harbour', edited, OTHER]);
    expect(page).not.toMatch(/harbour|Hull/);
    expect(page).toContain(FIRST);
    expect(page).toContain(edited);
    expect(asked).toHaveLength(2);
  });

  it('is asked about no longer once an undo brings it back', () => {
    const { page, asked } = follow([OTHER, FIRST, THIRD, FOURTH], ROWS);
    expect(page).not.toContain(SECRET);
    for (const shown of [FIRST, THIRD, FOURTH]) expect(page).toContain(shown);
    expect(asked).toEqual([]);
  });

  it('hides no new line while it stands there itself, whatever is moved', () => {
    const { page, asked } = follow([THIRD, OTHER, SECRET, FIRST, FOURTH]);
    expect(page).toContain(OTHER);
    expect(asked).toEqual([]);
  });

  it('is never shown by any edits of one save, to it and to its neighbours', () => {
    const edits = fc.record({
      hidden: fc.subarray([0, 1, 2, 3], { minLength: 1 }),
      rewritten: fc.subarray([0, 1, 2, 3]),
      removed: fc.subarray([0, 1, 2, 3]),
      order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }),
      added: fc.integer({ min: 0, max: 2 }),
    });
    fc.assert(
      fc.property(edits, ({ hidden, rewritten, removed, order, added }) => {
        const words = ['alpha beta', 'gamma delta', 'epsilon zeta', 'eta theta', 'iota kappa', 'mu nu'];
        const rowAt = (at: number) => (rewritten.includes(at) || at > 3 ? `Row ${words[at]}` : ROWS[at]);
        const rows = order
          .filter((at) => (at < 4 ? !removed.includes(at) : at - 4 < added))
          .map((at) => ({ at, text: rowAt(at) as string }));
        const before = profile(ROWS);
        const after = profile(rows.map(({ text }) => text));
        const hidden_lines = hidden.map((at) => ({ section, text: ROWS[at] as string }));
        const followed = followHiddenLines({ ...WHOLE_PROFILE, hidden_lines }, { before, after });
        const page = JSON.stringify(applyChoice(after, followed));
        for (const { at, text } of rows) if (hidden.includes(at)) expect(page).not.toContain(text);
        // A line that stayed as it was is not hidden for its neighbours.
        for (const { at, text } of rows)
          if (at < 4 && !hidden.includes(at) && !rewritten.includes(at)) expect(page).toContain(text);
      }),
      { numRuns: 300 },
    );
  });
});
