/** A hidden line that one device rewrites while another moves, removes or rewrites it too, and the merge of both. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeProfiles } from '../profile/merge';
import { mergedEditOf } from '../profile/merged-edit';
import { emptyProfile, type ProfileData } from '../profile/profile-data';
import { REWRITTEN_ROW, ROWS } from '../testing/hidden-rows';
import { followHiddenLines } from './follow-hidden-lines';
import { followMerged } from './follow-merged';
import { applyChoice, type VersionChoice, WHOLE_PROFILE } from './private-version';

const [FIRST, SECRET, THIRD, FOURTH] = ROWS;
const withRoles = (highlights: string[]): ProfileData => ({ ...emptyProfile(), highlights });
const BASE = withRoles(ROWS);
const choiceHidingRoles = (...texts: string[]): VersionChoice => ({
  ...WHOLE_PROFILE,
  hidden_lines: texts.map((text) => ({ section: 'keyRoles', text })),
});

/**
 * Merges the edits of two devices that started from `base`, and follows both saves; `theirs` is saved first.
 * @param hiddenLater lines that were hidden between both saves
 */
function saveBoth(
  [base, mine, theirs]: [ProfileData, ProfileData, ProfileData],
  choice: VersionChoice,
  hiddenLater: VersionChoice['hidden_lines'] = [],
) {
  const first = followHiddenLines(choice, { before: base, after: theirs });
  const hiddenSince = { ...first, hidden_lines: [...first.hidden_lines, ...hiddenLater] };
  const { merged } = mergeProfiles([base], mine, theirs);
  const edit = mergedEditOf(base, mine, theirs);
  const followed = followMerged(hiddenSince, { before: theirs, after: merged }, edit ? [edit] : []);
  return { merged, page: JSON.stringify(applyChoice(merged, followed)) };
}

describe('a hidden row that one device rewrites in other words', () => {
  it.each<[string, string[]]>([
    ['moves it to the end', [FIRST, THIRD, FOURTH, SECRET]],
    ['moves it to the top', [SECRET, FIRST, THIRD, FOURTH]],
    ['removes it', [FIRST, THIRD, FOURTH]],
    ['removes it and writes another one', [FIRST, THIRD, FOURTH, 'Chaired a harbour']],
    ['rewrites it too', [FIRST, 'Chaired a harbour', THIRD, FOURTH]],
    ['moves the row below above it', [FIRST, THIRD, SECRET, FOURTH]],
  ])('stays hidden where the other device %s, and its neighbours are shown', (_, theirs) => {
    const { merged, page } = saveBoth(
      [BASE, withRoles([FIRST, REWRITTEN_ROW, THIRD, FOURTH]), withRoles(theirs)],
      choiceHidingRoles(SECRET),
    );
    expect(merged.highlights).toContain(REWRITTEN_ROW);
    expect(page).not.toMatch(/Hull|Lima/);
    for (const shown of [FIRST, THIRD, FOURTH]) expect(page).toContain(shown);
  });

  it('stays hidden where it was hidden only in the words that the other device gave it', () => {
    const { page } = saveBoth(
      [
        BASE,
        withRoles([FIRST, REWRITTEN_ROW, THIRD, FOURTH]),
        withRoles([FIRST, 'Chaired a harbour', THIRD, FOURTH]),
      ],
      choiceHidingRoles(FOURTH),
      [{ section: 'keyRoles', text: 'Chaired a harbour' }],
    );
    expect(page).not.toMatch(/Hull|harbour/);
    expect(page).toContain(THIRD);
  });

  it('stays hidden as a skill whose title and description are new, and which was moved to the top', () => {
    const skills = (...titles: string[]): ProfileData => ({
      ...emptyProfile(),
      functional_skills: [
        { name: 'Finance', value: titles.map((title) => ({ title, description: `${title} of ${title}` })) },
      ],
    });
    const { page } = saveBoth(
      [
        skills('Audits', 'Harrow', 'Cash'),
        skills('Audits', 'Kestrel', 'Cash'),
        skills('Harrow', 'Audits', 'Cash'),
      ],
      { ...WHOLE_PROFILE, hidden_lines: [{ section: 'functionalSkills', text: 'Harrow: Harrow of Harrow' }] },
    );
    expect(page).not.toMatch(/Kestrel|Harrow/);
    expect(page).toContain('Audits');
    expect(page).toContain('Cash');
  });

  it('is never shown, whatever both devices edit', () => {
    const rowIndexes = [0, 1, 2, 3];
    const sideEdits = fc.record({
      rewritten: fc.subarray(rowIndexes),
      removed: fc.subarray(rowIndexes, { maxLength: 2 }),
      order: fc.shuffledSubarray(rowIndexes, { minLength: 4 }),
      added: fc.boolean(),
    });
    const words = {
      mine: ['alpha beta', 'gamma delta', 'epsilon zeta', 'eta theta', 'iota kappa'],
      theirs: ['bravo china', 'dover essex', 'fargo ghent', 'hague izmir', 'jakarta kabul'],
    };
    fc.assert(
      fc.property(sideEdits, sideEdits, fc.subarray(rowIndexes, { minLength: 1 }), (mine, theirs, hidden) => {
        const textOf = (name: keyof typeof words, { rewritten }: typeof mine, index: number) =>
          rewritten.includes(index) || index > 3 ? (words[name][index] as string) : (ROWS[index] as string);
        const rowsOf = (name: keyof typeof words, edits: typeof mine) =>
          withRoles(
            [
              ...edits.order.filter((index) => !edits.removed.includes(index)),
              ...(edits.added ? [4] : []),
            ].map((index) => textOf(name, edits, index)),
          );
        const { page } = saveBoth(
          [BASE, rowsOf('mine', mine), rowsOf('theirs', theirs)],
          choiceHidingRoles(...hidden.map((index) => ROWS[index] as string)),
        );
        for (const index of hidden) {
          for (const text of [ROWS[index], textOf('mine', mine, index), textOf('theirs', theirs, index)]) {
            expect(page).not.toContain(text);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
