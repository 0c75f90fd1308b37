/** A hidden line that is removed, and in a later save written again with too few of its words to be recognised. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyStory } from '../case-stories/case-story';
import { VERSION_LIMITS } from '../limits';
import { emptyProfile, type ProfileData } from '../profile/profile-data';
import { tableCases } from '../testing/property-runs';
import { noteAnswer } from './first-new-lines';
import { followGenerated } from './follow-generated';
import { followHiddenLines } from './follow-hidden-lines';
import {
  applyChoice,
  type FollowedLine,
  followedLines,
  type HiddenLine,
  type VersionChoice,
  type VersionSection,
  WHOLE_PROFILE,
} from './private-version';

const SECRET = 'VP Operations, Harrow plc, 2015 – 2019: took the mills through a restatement and sold them';
const FIRST = 'Chair, Northgate, 2011 – 2014';
const SECOND = 'Keeps bees';
const UNRELATED = 'Trustee of the Lake Museum since 2021';
/** Each has less than half of the words of the secret. */
const ABOUT_SECRET = [
  'Ran nine ships for Harrow in its worst winter',
  'Harrow: ran nine ships',
  'harrow, nine ships in winter',
  'Operations in Hull, as VP',
  'Ran nine ships from Hull, 2015 to 2019',
  'Sold five mills after a long restatement of accounts',
];

const skill = (title: string) => ({ title, description: '' });
type Lines = (...lines: string[]) => Partial<ProfileData>;
const placeOf = (text: string) => (text === SECRET ? 'Kestrel' : '');
const PROFILE_OF_LINES: Partial<Record<VersionSection, Lines>> = {
  meetIntro: (...lines) => ({ meet_them: lines.join('\n\n') }),
  description: (...lines) => ({ summary: lines.join('\n\n') }),
  sweetSpot: (...lines) => ({ sweetspot: lines.join('\n\n') }),
  userManual: (...lines) => ({ user_manual: lines.join('\n\n') }),
  keyRoles: (...lines) => ({ highlights: lines }),
  focusAreas: (...lines) => ({ focus_areas: lines }),
  industries: (...lines) => ({ industries: lines }),
  geographicalCoverage: (...lines) => ({ geographical_coverage: lines }),
  stages: (...lines) => ({ stage_focus: lines }),
  personalInterests: (...lines) => ({ personal_interests: lines }),
  certifications: (...lines) => ({ certifications: lines }),
  personas: (...lines) => ({ personas: [{ title: 'The Controller', bullets: lines }] }),
  superpowers: (...lines) => ({ superpowers: lines.map(skill) }),
  functionalSkills: (...lines) => ({ functional_skills: [{ name: 'Finance', value: lines.map(skill) }] }),
  caseStories: (...lines) => ({
    case_stories: lines.map((situation) => ({ ...emptyStory(), where: placeOf(situation), situation })),
  }),
};
/** The sections of paragraphs or bullets, in which new text takes the place of a removed line. */
const RUNNING_TEXT_SECTIONS: VersionSection[] = [
  'meetIntro',
  'description',
  'sweetSpot',
  'userManual',
  'personas',
];
const SECTIONS = Object.keys(PROFILE_OF_LINES) as VersionSection[];
/** The sections into which a line of another one is written: each of them is one of the three after some section. */
const otherSections = (section: VersionSection) =>
  tableCases(
    SECTIONS.filter((to) => to !== section),
    (to) => (SECTIONS.indexOf(to) - SECTIONS.indexOf(section) + SECTIONS.length) % SECTIONS.length <= 3,
  );
const profileWithLines = (section: VersionSection, ...lines: string[]) =>
  PROFILE_OF_LINES[section]?.(...lines) ?? {};
const profileOf = (...parts: Partial<ProfileData>[]): ProfileData =>
  Object.assign({}, emptyProfile(), ...parts);
const lineOf = (section: VersionSection, text: string) =>
  section === 'caseStories' && text === SECRET ? `Kestrel: ${text}` : text;
const hideLines = (...lines: HiddenLine[]): VersionChoice => ({ ...WHOLE_PROFILE, hidden_lines: lines });
const hideIn = (section: VersionSection) => hideLines({ section, text: lineOf(section, SECRET) });

/** What becomes of a version after saves of these profiles; the first one is the initial state. */
function followSaves(choice: VersionChoice, ...states: ProfileData[]) {
  let [followed, shownEver] = [choice, ''];
  for (const [at, saved] of states.entries()) {
    const before = states[at - 1];
    // As it is stored and read again between two visits.
    if (before) followed = followHiddenLines(JSON.parse(JSON.stringify(followed)), { before, after: saved });
    shownEver += JSON.stringify(applyChoice(saved, followed));
  }
  const last = states.at(-1) as ProfileData;
  return {
    choice: followed,
    page: JSON.stringify(applyChoice(last, followed)),
    shownEver,
    asked: followedLines(last, followed),
  };
}

/** The choice after its owner has shown the lines that they were asked about, or kept them hidden. */
function answer(
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
    profileOf(profileWithLines(section, FIRST, SECRET)),
    profileOf(profileWithLines(section, FIRST)),
  ];

  it.each(ABOUT_SECRET)(
    'is not shown when rewritten as "%s", and its owner is asked outside running text',
    (text) => {
      const { page, asked } = followSaves(
        hideIn(section),
        full,
        removed,
        profileOf(profileWithLines(section, FIRST, text)),
      );
      expect(page).not.toContain(text);
      expect(page).toContain(FIRST);
      // A paragraph in the place of an emptied one is hidden without a question.
      expect(asked).toHaveLength(RUNNING_TEXT_SECTIONS.includes(section) ? 0 : 1);
    },
  );

  it('is not shown in entirely other words: the first new line waits for its owner’s answer, and later ones do not', () => {
    const rewritten = profileOf(profileWithLines(section, UNRELATED, FIRST));
    const first = followSaves(hideIn(section), full, removed, rewritten);
    expect(first.page).not.toContain(UNRELATED);
    expect(first.page).toContain(FIRST);
    expect(first.asked).toMatchObject([{ section, from: section }]);
    const unanswered = followSaves(
      first.choice,
      rewritten,
      profileOf(profileWithLines(section, UNRELATED, FIRST, SECOND)),
    );
    expect(unanswered.page).not.toContain(SECOND);
    for (const show of [true, false]) {
      const answered = answer(first.choice, first.asked, rewritten, show);
      const later = followSaves(
        answered,
        rewritten,
        profileOf(profileWithLines(section, UNRELATED, FIRST, SECOND)),
      );
      expect(later.page.includes(UNRELATED)).toBe(show);
      expect(later.page).toContain(SECOND);
      expect(later.asked).toEqual([]);
      // What it was about is still recognised.
      const aboutSecret = profileOf(profileWithLines(section, UNRELATED, FIRST, ABOUT_SECRET[0] as string));
      expect(followSaves(answered, rewritten, aboutSecret).page).not.toContain('Harrow');
    }
  });

  it('asks nothing if it is restored, as by an undo, or while nothing is removed', () => {
    const both = profileOf(profileWithLines(section, FIRST, SECRET, UNRELATED));
    expect(followSaves(hideIn(section), full, removed, full, both).asked).toEqual([]);
    expect(followSaves(hideIn(section), full, both).page).toContain(UNRELATED);
  });

  it.each(otherSections(section))(
    'is not shown in %s, in the same save or a later one, and its owner is asked',
    (to) => {
      for (const text of ABOUT_SECRET.slice(0, 5)) {
        const rewritten = profileOf(profileWithLines(section, FIRST), profileWithLines(to, text));
        for (const states of [
          [full, rewritten],
          [full, removed, rewritten],
        ]) {
          const { page, asked } = followSaves(hideIn(section), ...states);
          expect(page).not.toContain(text);
          expect(asked).toMatchObject([{ section: to, text: lineOf(to, text), from: section }]);
        }
      }
      const unrelated = profileOf(profileWithLines(section, FIRST), profileWithLines(to, UNRELATED));
      expect(followSaves(hideIn(section), full, removed, unrelated).page).toContain(UNRELATED);
    },
  );

  it('is not shown in another section after it was removed from one that is hidden as a whole', () => {
    const to = section === 'superpowers' ? 'keyRoles' : 'superpowers';
    const choice: VersionChoice = { ...WHOLE_PROFILE, hidden: [section] };
    const rewritten = (text: string) =>
      profileOf(profileWithLines(section, FIRST), profileWithLines(to, text));
    for (const text of ABOUT_SECRET.slice(0, 5)) {
      expect(followSaves(choice, full, removed, rewritten(text)).page).not.toContain(text);
    }
    expect(followSaves(choice, full, removed, rewritten(UNRELATED)).page).toContain(UNRELATED);
  });
});

describe('a role removed while a version hid it', () => {
  const roles = (...highlights: string[]) => profileOf({ highlights });
  const [full, removed] = [roles(FIRST, SECRET), roles(FIRST)];
  const choice = hideIn('keyRoles');
  const REWRITTEN = 'Ran nine ships for Harrow in its worst winter';

  it('is never shown by name while it is typed again and saved at every letter', () => {
    const states = [...REWRITTEN].map((_, at) => roles(FIRST, REWRITTEN.slice(0, at + 1)));
    const { shownEver, asked } = followSaves(choice, full, removed, roles(FIRST, ''), ...states);
    expect(shownEver).not.toContain('Harrow');
    expect(asked).toHaveLength(1);
  });

  it('is not shown in a visible line that now names it', () => {
    const { page } = followSaves(choice, full, removed, roles(`${FIRST}, after four years at Harrow`));
    expect(page).not.toContain('Harrow');
  });

  it('is not shown when its row was first overwritten with something else', () => {
    const { page } = followSaves(choice, full, roles(FIRST, 'Grew tea'), roles(FIRST, 'Grew tea', REWRITTEN));
    expect(page).not.toMatch(/Harrow|tea/);
  });

  it('stays hidden in both forms when the removed row is brought back', () => {
    const { page, asked } = followSaves(
      choice,
      full,
      removed,
      roles(FIRST, REWRITTEN),
      roles(FIRST, SECRET, REWRITTEN),
    );
    expect(page).not.toContain('Harrow');
    expect(asked).toHaveLength(1);
  });

  it('is not shown by a generation or a draft that writes it in other words', () => {
    const written = roles('Chair of Northgate', REWRITTEN, UNRELATED);
    const choiceAfterRemoval = followSaves(choice, full, removed).choice;
    const followed = followGenerated(choiceAfterRemoval, { before: removed, after: written });
    expect(applyChoice(written, followed).highlights).toEqual([]);
    expect(followedLines(written, followed)).toHaveLength(3);
    const answered = noteAnswer(choiceAfterRemoval, { section: 'keyRoles', profile: removed });
    const later = followGenerated(answered, { before: removed, after: written });
    expect(applyChoice(written, later).highlights).toEqual(['Chair of Northgate', UNRELATED]);
  });

  it('is asked about once: a line that its owner chose to show may be edited', () => {
    const rewritten = roles(FIRST, REWRITTEN);
    const { choice: asked } = followSaves(choice, full, removed, rewritten);
    const shown = { ...asked, hidden_lines: asked.hidden_lines.filter(({ text }) => text !== REWRITTEN) };
    const { page } = followSaves(shown, rewritten, roles(FIRST, `${REWRITTEN}, and its best summer`));
    expect(page).toContain('best summer');
  });

  it('is forgotten once the version shows it', () => {
    expect(
      followSaves(hideLines({ section: 'keyRoles', text: FIRST }), full, removed, roles(FIRST, REWRITTEN))
        .page,
    ).toContain('Harrow');
  });

  it('is not forgotten, however many saves another hidden line is typed in', () => {
    const [other, typed] = ['Grew tea', 'Ran a carrier from Hull through its worst winter. '];
    const start = roles(FIRST, other);
    const both = hideLines({ section: 'keyRoles', text: SECRET }, { section: 'keyRoles', text: other });
    let [followed, before] = [both, start];
    for (let length = 1; length <= VERSION_LIMITS.hiddenLines + 20; length++) {
      const saved = roles(FIRST, typed.repeat(9).slice(0, length));
      followed = followHiddenLines(followed, { before, after: saved });
      before = saved;
    }
    const { page } = followSaves(followed, before, roles(FIRST, ...before.highlights.slice(1), REWRITTEN));
    expect(page).not.toMatch(/Harrow|Hull/);
    expect(followed.hidden_lines.length).toBeLessThanOrEqual(VERSION_LIMITS.hiddenLines);
  });

  it.each([
    ['哈罗纸业公司运营副总裁，负责重整与出售', '曾在哈罗纸业工作'],
    ['نائب الرئيس في هارو للورق حتى البيع', 'قاد السفن عند هارو'],
  ])('is recognised in scripts without capitals: %s', (secret, rewritten) => {
    const { page } = followSaves(
      hideLines({ section: 'keyRoles', text: secret }),
      roles(FIRST, secret),
      removed,
      roles(FIRST, rewritten),
    );
    expect(page).not.toContain(rewritten);
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
        (from, to, names, words, others, at) => {
          const secret = [...names, ...words].join(' ');
          const place = at % (others.length + 1);
          const rewritten = others.toSpliced(place, 0, names[at % names.length] as string).join(' ');
          const choice = hideLines({ section: from, text: lineOf(from, secret) });
          const full = profileOf(profileWithLines(from, FIRST, secret));
          const sameSectionLines = to === from ? [FIRST] : [];
          const withRewritten = (text: string) =>
            profileOf(profileWithLines(from, FIRST), profileWithLines(to, ...sameSectionLines, text));
          const removed = profileOf(profileWithLines(from, FIRST));
          expect(followSaves(choice, full, removed, withRewritten(rewritten)).page).not.toContain(rewritten);
          const [gap, unrelated] = ['Fills the gap', others.join(' ')];
          // The first new line is asked about; in running text it fills the place of the one that was removed.
          const filled = profileOf(profileWithLines(from, FIRST, gap));
          const last = profileOf(
            profileWithLines(from, FIRST, gap, ...(to === from ? [unrelated] : [])),
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
