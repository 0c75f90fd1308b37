/** Lines that are cut from a section or a case story that is hidden as a whole, and pasted or copied elsewhere. */
import { describe, expect, it } from 'vitest';
import { emptyStory } from '../case-stories/case-story';
import { followSaves, profileWithLines } from '../testing/removed-line-saves';
import { choiceHiding, profileOfParts } from '../testing/section-lines';
import { applyChoice, type VersionChoice, WHOLE_PROFILE } from './private-version';

const SECRET = 'Sold the freight business to Harrow in a week.';

describe('a section that is hidden as a whole', () => {
  const choice: VersionChoice = { ...WHOLE_PROFILE, hidden: ['personas'] };
  const withSecret = profileOfParts(
    profileWithLines('personas', SECRET, 'Sails'),
    profileWithLines('keyRoles', 'COO'),
  );
  const cut = profileOfParts(profileWithLines('personas', 'Sails'), profileWithLines('keyRoles', 'COO'));
  const pasted = profileOfParts(
    profileWithLines('personas', 'Sails'),
    profileWithLines('keyRoles', 'COO', SECRET),
  );

  it('hides lines that are cut from it and pasted elsewhere, and long lines that are copied', () => {
    expect(followSaves(choice, withSecret, cut, pasted).page).not.toContain('freight');
    expect(followSaves(choice, withSecret, pasted).page).not.toContain('freight');
    expect(
      followSaves(choice, withSecret, profileOfParts(withSecret, profileWithLines('sweetSpot', SECRET))).page,
    ).not.toContain('freight');
    const sails = profileOfParts(
      profileWithLines('personas', SECRET),
      profileWithLines('personalInterests', 'Sails'),
    );
    expect(followSaves(choice, withSecret, sails).page).not.toContain('Sails');
  });

  it('does not hide short texts elsewhere, nor lines that are pasted back or shown', () => {
    expect(
      followSaves(
        choice,
        withSecret,
        profileOfParts(withSecret, profileWithLines('personalInterests', 'Sails')),
      ).page,
    ).toContain('Sails');
    expect(followSaves(choice, withSecret, cut, withSecret).choice.hidden_lines).toEqual([]);
    const shown = { ...followSaves(choice, withSecret, cut).choice, hidden: [] };
    expect(followSaves(shown, cut, pasted).choice.hidden_lines).not.toContainEqual(
      expect.objectContaining({ cut: true }),
    );
  });

  it('once shown, does not hide a line that was cut from it and pasted back', () => {
    const restored = followSaves(choice, withSecret, cut, withSecret).choice;
    expect(JSON.stringify(applyChoice(withSecret, { ...restored, hidden: [] }))).toContain('freight');
  });
});

describe('a hidden case story', () => {
  const story = { ...emptyStory(), where: 'Kestrel', situation: 'The books were late.', action: SECRET };
  const stories = (action: string) => ({ case_stories: [{ ...story, action }] });
  const choice = choiceHiding({ section: 'caseStories', text: 'Kestrel: The books were late.' });

  it('hides what is cut from any of its texts and pasted elsewhere', () => {
    const saves = [stories(''), { ...stories(''), ...profileWithLines('keyRoles', 'COO', SECRET) }];
    const { page } = followSaves(
      choice,
      profileOfParts(stories(SECRET)),
      ...saves.map((saved) => profileOfParts(saved)),
    );
    expect(page).not.toContain('freight');
    expect(page).toContain('COO');
  });

  it('does not remember text that is edited further or pasted back', () => {
    const saves = [stories(''), stories(SECRET), stories(`${SECRET} Twice.`)].map((saved) =>
      profileOfParts(saved),
    );
    expect(followSaves(choice, profileOfParts(stories(SECRET)), ...saves).choice).toEqual(choice);
  });
});
