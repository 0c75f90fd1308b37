/**
 * A hidden line that one save rewrites in entirely other words and moves: any of the new lines may be it.
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
    ['up by one', [REWRITTEN_ROW, FIRST, THIRD, FOURTH]],
    ['down by two', [FIRST, THIRD, FOURTH, REWRITTEN_ROW]],
    ['down by one', [FIRST, THIRD, REWRITTEN_ROW, FOURTH]],
  ])('stays hidden when it is rewritten and moved %s in one save, and its owner is asked', (_where, rows) => {
    const { page, asked } = follow(rows);
    expect(page).not.toContain(REWRITTEN_ROW);
    for (const shown of [FIRST, THIRD, FOURTH]) expect(page).toContain(shown);
    expect(asked).toEqual([[REWRITTEN_ROW, section]]);
  });

  it('hides every new line that it may have become, and no line that keeps half of its own words', () => {
    const edited = `${FOURTH} and cooks`;
    const { page, asked } = follow([FIRST, 'Chaired a harbour', edited, REWRITTEN_ROW]);
    expect(page).not.toMatch(/harbour|Hull/);
    expect(page).toContain(FIRST);
    expect(page).toContain(edited);
    expect(asked).toHaveLength(2);
  });

  it('is no longer asked about once an undo restores it', () => {
    const { page, asked } = follow([REWRITTEN_ROW, FIRST, THIRD, FOURTH], ROWS);
    expect(page).not.toContain(SECRET);
    for (const shown of [FIRST, THIRD, FOURTH]) expect(page).toContain(shown);
    expect(asked).toEqual([]);
  });

  it('hides no new line while it is itself still there, whatever is moved', () => {
    const { page, asked } = follow([THIRD, REWRITTEN_ROW, SECRET, FIRST, FOURTH]);
    expect(page).toContain(REWRITTEN_ROW);
    expect(asked).toEqual([]);
  });

  it('is never shown, whatever one save edits in it and its neighbours', () => {
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
        const rowAt = (index: number) =>
          rewritten.includes(index) || index > 3 ? `Row ${words[index]}` : ROWS[index];
        const rows = order
          .filter((index) => (index < 4 ? !removed.includes(index) : index - 4 < added))
          .map((index) => ({ at: index, text: rowAt(index) as string }));
        const before = profile(ROWS);
        const after = profile(rows.map(({ text }) => text));
        const hidden_lines = hidden.map((index) => ({ section, text: ROWS[index] as string }));
        const followed = followHiddenLines({ ...WHOLE_PROFILE, hidden_lines }, { before, after });
        const page = JSON.stringify(applyChoice(after, followed));
        for (const { at, text } of rows) if (hidden.includes(at)) expect(page).not.toContain(text);
        // An unchanged line is not hidden because of its neighbours.
        for (const { at, text } of rows)
          if (at < 4 && !hidden.includes(at) && !rewritten.includes(at)) expect(page).toContain(text);
      }),
      { numRuns: 300 },
    );
  });
});
