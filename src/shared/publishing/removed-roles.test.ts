/** A hidden role that is removed, and in a later save written again in other words. */
import { describe, expect, it } from 'vitest';
import { VERSION_LIMITS } from '../limits';
import {
  choiceHidingIn,
  followSaves,
  HIDDEN_LINE,
  UNRELATED_LINE,
  VISIBLE_LINE,
} from '../testing/removed-line-saves';
import { choiceHiding, profileOfParts } from '../testing/section-lines';
import { noteAnswer } from './first-new-lines';
import { followGenerated } from './follow-generated';
import { followHiddenLines } from './follow-hidden-lines';
import { applyChoice, followedLines } from './private-version';

describe('a role removed while a version hid it', () => {
  const roles = (...highlights: string[]) => profileOfParts({ highlights });
  const [full, removed] = [roles(VISIBLE_LINE, HIDDEN_LINE), roles(VISIBLE_LINE)];
  const choice = choiceHidingIn('keyRoles');
  const REWRITTEN = 'Ran nine ships for Harrow in its worst winter';

  it('is never shown by name while it is typed again and saved at every letter', () => {
    const states = [...REWRITTEN].map((_, index) => roles(VISIBLE_LINE, REWRITTEN.slice(0, index + 1)));
    const { shownEver, asked } = followSaves(choice, full, removed, roles(VISIBLE_LINE, ''), ...states);
    expect(shownEver).not.toContain('Harrow');
    expect(asked).toHaveLength(1);
  });

  it('is not shown in a visible line that now names it', () => {
    const { page } = followSaves(choice, full, removed, roles(`${VISIBLE_LINE}, after four years at Harrow`));
    expect(page).not.toContain('Harrow');
  });

  it('is not shown when its row was first overwritten with something else', () => {
    const { page } = followSaves(
      choice,
      full,
      roles(VISIBLE_LINE, 'Grew tea'),
      roles(VISIBLE_LINE, 'Grew tea', REWRITTEN),
    );
    expect(page).not.toMatch(/Harrow|tea/);
  });

  it('stays hidden in both forms when the removed row is brought back', () => {
    const { page, asked } = followSaves(
      choice,
      full,
      removed,
      roles(VISIBLE_LINE, REWRITTEN),
      roles(VISIBLE_LINE, HIDDEN_LINE, REWRITTEN),
    );
    expect(page).not.toContain('Harrow');
    expect(asked).toHaveLength(1);
  });

  it('is not shown by a generation or a draft that writes it in other words', () => {
    const written = roles('Chair of Northgate', REWRITTEN, UNRELATED_LINE);
    const choiceAfterRemoval = followSaves(choice, full, removed).choice;
    const followed = followGenerated(choiceAfterRemoval, { before: removed, after: written });
    expect(applyChoice(written, followed).highlights).toEqual([]);
    expect(followedLines(written, followed)).toHaveLength(3);
    const answered = noteAnswer(choiceAfterRemoval, { section: 'keyRoles', profile: removed });
    const later = followGenerated(answered, { before: removed, after: written });
    expect(applyChoice(written, later).highlights).toEqual(['Chair of Northgate', UNRELATED_LINE]);
  });

  it('is asked about once: a line that its owner chose to show may be edited', () => {
    const rewritten = roles(VISIBLE_LINE, REWRITTEN);
    const { choice: asked } = followSaves(choice, full, removed, rewritten);
    const shown = { ...asked, hidden_lines: asked.hidden_lines.filter(({ text }) => text !== REWRITTEN) };
    const { page } = followSaves(shown, rewritten, roles(VISIBLE_LINE, `${REWRITTEN}, and its best summer`));
    expect(page).toContain('best summer');
  });

  it('is forgotten once the version shows it', () => {
    expect(
      followSaves(
        choiceHiding({ section: 'keyRoles', text: VISIBLE_LINE }),
        full,
        removed,
        roles(VISIBLE_LINE, REWRITTEN),
      ).page,
    ).toContain('Harrow');
  });

  it('is not forgotten, however many saves another hidden line is typed in', () => {
    const [other, typed] = ['Grew tea', 'Ran a carrier from Hull through its worst winter. '];
    const start = roles(VISIBLE_LINE, other);
    const both = choiceHiding(
      { section: 'keyRoles', text: HIDDEN_LINE },
      { section: 'keyRoles', text: other },
    );
    let [followed, before] = [both, start];
    for (let length = 1; length <= VERSION_LIMITS.hiddenLines + 20; length++) {
      const saved = roles(VISIBLE_LINE, typed.repeat(9).slice(0, length));
      followed = followHiddenLines(followed, { before, after: saved });
      before = saved;
    }
    const { page } = followSaves(
      followed,
      before,
      roles(VISIBLE_LINE, ...before.highlights.slice(1), REWRITTEN),
    );
    expect(page).not.toMatch(/Harrow|Hull/);
    expect(followed.hidden_lines.length).toBeLessThanOrEqual(VERSION_LIMITS.hiddenLines);
  });

  it.each([
    ['哈罗纸业公司运营副总裁，负责重整与出售', '曾在哈罗纸业工作'],
    ['نائب الرئيس في هارو للورق حتى البيع', 'قاد السفن عند هارو'],
  ])('is recognised in scripts without capitals: %s', (secret, rewritten) => {
    const { page } = followSaves(
      choiceHiding({ section: 'keyRoles', text: secret }),
      roles(VISIBLE_LINE, secret),
      removed,
      roles(VISIBLE_LINE, rewritten),
    );
    expect(page).not.toContain(rewritten);
  });
});
