/** A hidden line that is removed, and in a later save written again with too few of its words to be recognised. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProfileData } from '../profile/profile-data';
import { tableCases } from '../testing/property-runs';
import {
  choiceHidingIn,
  followSaves,
  HIDDEN_LINE,
  PROFILE_OF_LINES,
  profileWithLines,
  UNRELATED_LINE,
  VISIBLE_LINE,
  versionLineOf,
} from '../testing/removed-line-saves';
import { choiceHiding, profileOfParts } from '../testing/section-lines';
import { noteAnswer } from './first-new-lines';
import {
  type FollowedLine,
  type HiddenLine,
  type VersionChoice,
  type VersionSection,
  WHOLE_PROFILE,
} from './private-version';

const SECOND = 'Keeps bees';
/** Each has less than half of the words of the secret. */
const ABOUT_SECRET = [
  'Ran nine ships for Harrow in its worst winter',
  'Harrow: ran nine ships',
  'harrow, nine ships in winter',
  'Operations in Hull, as VP',
  'Ran nine ships from Hull, 2015 to 2019',
  'Sold five mills after a long restatement of accounts',
];

/** The sections of paragraphs or bullets, in which new text takes the place of a removed line. */
const RUNNING_TEXT_SECTIONS: VersionSection[] = [
  'meetIntro',
  'description',
  'sweetSpot',
  'userManual',
  'personas',
];
const SECTIONS = Object.keys(PROFILE_OF_LINES) as VersionSection[];

/** The sections into which a line of this one is written: all in the full tests, else the three that follow it. */
const otherSections = (section: VersionSection) =>
  tableCases(
    SECTIONS.filter((to) => to !== section),
    (to) => (SECTIONS.indexOf(to) - SECTIONS.indexOf(section) + SECTIONS.length) % SECTIONS.length <= 3,
  );

/** The choice after its owner has answered: they show the lines that they were asked about, or keep them hidden. */
function choiceAfterAnswer(
  choice: VersionChoice,
  asked: FollowedLine[],
  profile: ProfileData,
  show: boolean,
): VersionChoice {
  const isAsked = ({ section, text }: HiddenLine) =>
    asked.some((line) => line.section === section && line.text === text);
  const hidden_lines = choice.hidden_lines
    .filter((line) => !(show && isAsked(line)))
    .map(({ from: _, ...line }) => line);
  const { section } = asked[0] as FollowedLine;
  return noteAnswer({ ...choice, hidden_lines }, { section, profile });
}

describe.each(SECTIONS)('a line removed from %s while a version hid it', (section) => {
  const [full, removed] = [
    profileOfParts(profileWithLines(section, VISIBLE_LINE, HIDDEN_LINE)),
    profileOfParts(profileWithLines(section, VISIBLE_LINE)),
  ];

  it.each(ABOUT_SECRET)(
    'is not shown when rewritten as "%s", and its owner is asked outside running text',
    (text) => {
      const { page, asked } = followSaves(
        choiceHidingIn(section),
        full,
        removed,
        profileOfParts(profileWithLines(section, VISIBLE_LINE, text)),
      );
      expect(page).not.toContain(text);
      expect(page).toContain(VISIBLE_LINE);
      // A paragraph in the place of an emptied one is hidden without a question.
      expect(asked).toHaveLength(RUNNING_TEXT_SECTIONS.includes(section) ? 0 : 1);
    },
  );

  it('is not shown in entirely other words: the first new line waits for its owner’s answer, and later ones do not', () => {
    const rewritten = profileOfParts(profileWithLines(section, UNRELATED_LINE, VISIBLE_LINE));
    const first = followSaves(choiceHidingIn(section), full, removed, rewritten);
    expect(first.page).not.toContain(UNRELATED_LINE);
    expect(first.page).toContain(VISIBLE_LINE);
    expect(first.asked).toMatchObject([{ section, from: section }]);
    const unanswered = followSaves(
      first.choice,
      rewritten,
      profileOfParts(profileWithLines(section, UNRELATED_LINE, VISIBLE_LINE, SECOND)),
    );
    expect(unanswered.page).not.toContain(SECOND);
    for (const show of [true, false]) {
      const answered = choiceAfterAnswer(first.choice, first.asked, rewritten, show);
      const later = followSaves(
        answered,
        rewritten,
        profileOfParts(profileWithLines(section, UNRELATED_LINE, VISIBLE_LINE, SECOND)),
      );
      expect(later.page.includes(UNRELATED_LINE)).toBe(show);
      expect(later.page).toContain(SECOND);
      expect(later.asked).toEqual([]);
      // What it was about is still recognised.
      const aboutSecret = profileOfParts(
        profileWithLines(section, UNRELATED_LINE, VISIBLE_LINE, ABOUT_SECRET[0] as string),
      );
      expect(followSaves(answered, rewritten, aboutSecret).page).not.toContain('Harrow');
    }
  });

  it('asks nothing if it is restored, as by an undo, or while nothing is removed', () => {
    const both = profileOfParts(profileWithLines(section, VISIBLE_LINE, HIDDEN_LINE, UNRELATED_LINE));
    expect(followSaves(choiceHidingIn(section), full, removed, full, both).asked).toEqual([]);
    expect(followSaves(choiceHidingIn(section), full, both).page).toContain(UNRELATED_LINE);
  });

  it.each(otherSections(section))(
    'is not shown in %s, in the same save or a later one, and its owner is asked',
    (to) => {
      for (const text of ABOUT_SECRET.slice(0, 5)) {
        const rewritten = profileOfParts(profileWithLines(section, VISIBLE_LINE), profileWithLines(to, text));
        for (const states of [
          [full, rewritten],
          [full, removed, rewritten],
        ]) {
          const { page, asked } = followSaves(choiceHidingIn(section), ...states);
          expect(page).not.toContain(text);
          expect(asked).toMatchObject([{ section: to, text: versionLineOf(to, text), from: section }]);
        }
      }
      const unrelated = profileOfParts(
        profileWithLines(section, VISIBLE_LINE),
        profileWithLines(to, UNRELATED_LINE),
      );
      expect(followSaves(choiceHidingIn(section), full, removed, unrelated).page).toContain(UNRELATED_LINE);
    },
  );

  it('is not shown in another section after it was removed from one that is hidden as a whole', () => {
    const to = section === 'superpowers' ? 'keyRoles' : 'superpowers';
    const choice: VersionChoice = { ...WHOLE_PROFILE, hidden: [section] };
    const rewritten = (text: string) =>
      profileOfParts(profileWithLines(section, VISIBLE_LINE), profileWithLines(to, text));
    for (const text of ABOUT_SECRET.slice(0, 5)) {
      expect(followSaves(choice, full, removed, rewritten(text)).page).not.toContain(text);
    }
    expect(followSaves(choice, full, removed, rewritten(UNRELATED_LINE)).page).toContain(UNRELATED_LINE);
  });
});

describe('any removed line', () => {
  const word = (letters: string) =>
    fc.string({ unit: fc.constantFrom(...letters), minLength: 4, maxLength: 8 });
  const name = word('bcdfghklmn').map((each) => `${each[0]?.toUpperCase()}${each.slice(1)}q`);
  const ordinary = fc.array(word('aeoprst'), { minLength: 1, maxLength: 14 });
  const section = fc.constantFrom(...SECTIONS);

  it('is never shown in a line with a name from it, and hides no line without its words once its owner has answered', () => {
    fc.assert(
      fc.property(
        section,
        section,
        fc.uniqueArray(name, { minLength: 1, maxLength: 3 }),
        ordinary,
        fc.array(word('uvwxyz'), { minLength: 2, maxLength: 14 }),
        fc.nat(),
        (from, to, names, words, others, index) => {
          const secret = [...names, ...words].join(' ');
          const place = index % (others.length + 1);
          const rewritten = others.toSpliced(place, 0, names[index % names.length] as string).join(' ');
          const choice = choiceHiding({ section: from, text: versionLineOf(from, secret) });
          const full = profileOfParts(profileWithLines(from, VISIBLE_LINE, secret));
          const sameSectionLines = to === from ? [VISIBLE_LINE] : [];
          const withRewritten = (text: string) =>
            profileOfParts(
              profileWithLines(from, VISIBLE_LINE),
              profileWithLines(to, ...sameSectionLines, text),
            );
          const removed = profileOfParts(profileWithLines(from, VISIBLE_LINE));
          expect(followSaves(choice, full, removed, withRewritten(rewritten)).page).not.toContain(rewritten);
          const [gap, unrelated] = ['Fills the gap', others.join(' ')];
          // The first new line is asked about; in running text it fills the place of the one that was removed.
          const filled = profileOfParts(profileWithLines(from, VISIBLE_LINE, gap));
          const last = profileOfParts(
            profileWithLines(from, VISIBLE_LINE, gap, ...(to === from ? [unrelated] : [])),
            to === from ? {} : profileWithLines(to, unrelated),
          );
          const { choice: followed } = followSaves(choice, full, removed, filled);
          const answered = noteAnswer(followed, { section: from, profile: filled });
          expect(followSaves(answered, filled, last).page).toContain(unrelated);
        },
      ),
      { numRuns: 300 },
    );
  });
});
