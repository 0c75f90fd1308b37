import { describe, expect, it } from 'vitest';
import { VERSION_LIMITS } from '../limits';
import { emptyProfile, type ProfileData } from '../profile/profile-data';
import { choiceHiding, profileOfParts } from '../testing/section-lines';
import { followHiddenLines } from './follow-hidden-lines';
import {
  applyChoice,
  type HiddenLine,
  hiddenTexts,
  type VersionChoice,
  WHOLE_PROFILE,
} from './private-version';

const withRoles = (...highlights: string[]): ProfileData => ({ ...emptyProfile(), highlights });
const choiceHidingRoles = (...texts: string[]): VersionChoice => ({
  ...WHOLE_PROFILE,
  hidden_lines: texts.map((text) => ({ section: 'keyRoles', text })),
});
const BEFORE = withRoles('COO, Halden', 'VP, Harrow', 'Chair, Northgate');
const choice = choiceHidingRoles('VP, Harrow');

/** What a reader sees of the key roles after an edit. */
const shownAfter = (...highlights: string[]) => {
  const after = withRoles(...highlights);
  return applyChoice(after, followHiddenLines(choice, { before: BEFORE, after })).highlights;
};

describe('a line that a version hides', () => {
  it('stays hidden in entirely new words', () => {
    expect(shownAfter('COO, Halden', 'Ran a carrier from Hull', 'Chair, Northgate')).toEqual([
      'COO, Halden',
      'Chair, Northgate',
    ]);
  });

  it('stays hidden where every line around it is rewritten too, and they may be it', () => {
    expect(shownAfter('First', 'Second', 'Third')).toEqual([]);
    expect(shownAfter('First', 'Second', 'Chair at Northgate')).toEqual(['Chair at Northgate']);
  });

  it('stays hidden in both halves when it is split, and in the line it is joined to', () => {
    expect(shownAfter('COO, Halden', 'VP', 'Led Harrow', 'Chair, Northgate')).toEqual([
      'COO, Halden',
      'Chair, Northgate',
    ]);
    expect(shownAfter('COO, Halden', 'Two posts in one line')).toEqual(['COO, Halden']);
  });

  it('stays hidden when an undo restores it after a rewrite', () => {
    const rewritten = withRoles('COO, Halden', 'Ran a carrier from Hull', 'Chair, Northgate');
    const followed = followHiddenLines(choice, { before: BEFORE, after: rewritten });
    expect(followHiddenLines(followed, { before: rewritten, after: BEFORE })).toBe(followed);
    expect(applyChoice(BEFORE, followed).highlights).toEqual(['COO, Halden', 'Chair, Northgate']);
  });

  it('does not hide a new line beside it, a moved line or a rewritten neighbour', () => {
    expect(shownAfter('COO, Halden', 'VP, Harrow', 'New here', 'Chair, Northgate')).toContain('New here');
    expect(shownAfter('VP, Harrow', 'Chair, Northgate', 'COO, Halden')).toHaveLength(2);
    expect(shownAfter('Something else', 'VP, Harrow', 'Chair, Northgate')).toContain('Something else');
    expect(shownAfter('COO, Halden', 'Chair, Northgate')).toHaveLength(2);
  });

  it('stays hidden in every state of a sentence that is being typed, within the limit', () => {
    const typed = 'Ran a carrier from Hull through its worst winter';
    let followed = choiceHidingRoles(
      ...Array.from({ length: VERSION_LIMITS.hiddenLines - 1 }, (_, n) => `Gone ${n}`),
    );
    followed = { ...followed, hidden_lines: [...followed.hidden_lines, ...choice.hidden_lines] };
    let before = BEFORE;
    for (let length = 0; length <= typed.length; length++) {
      const after = withRoles('COO, Halden', typed.slice(0, length), 'Chair, Northgate');
      followed = followHiddenLines(followed, { before, after });
      before = after;
    }
    expect(hiddenTexts(before, 'keyRoles', followed)).toEqual(new Set([typed]));
    expect(followed.hidden_lines).not.toContainEqual({ section: 'keyRoles', text: '' });
    expect(followed.hidden_lines.length).toBeLessThanOrEqual(VERSION_LIMITS.hiddenLines);
  });
});

it('followHiddenLines handles a profile and a version of maximum size in less than five seconds of processor time', () => {
  const long = (n: number, word: string) => `${n} ${`${word} of them `.repeat(80)}${n}`;
  const lines = (word: string) => Array.from({ length: 200 }, (_, n) => long(n, word));
  const before = profileOfParts({
    highlights: lines('role'),
    personas: [{ title: 'The Controller', bullets: lines('line') }],
  });
  const changed = profileOfParts({ highlights: lines('post'), certifications: lines('line') });
  const choice = choiceHiding(
    ...Array.from({ length: 300 }, (_, n): HiddenLine => ({ section: 'personas', text: long(n, 'line') })),
  );
  const startUsage = process.cpuUsage();
  followHiddenLines(choice, { before, after: changed });
  const { user, system } = process.cpuUsage(startUsage);
  expect((user + system) / 1_000).toBeLessThan(5_000);
});
