/** A hidden line whose words are in another section after an edit: cut and pasted, copied, moved, or retyped. */
import { describe, expect, it } from 'vitest';
import { emptyStory } from '../case-stories/case-story';
import { tableCases } from '../testing/property-runs';
import { followSaves } from '../testing/removed-line-saves';
import {
  choiceHiding,
  FIELDS_OF_SECTION,
  profileOfParts,
  type SectionFields,
} from '../testing/section-lines';
import { followedLines, type HiddenLine, VERSION_SECTIONS, type VersionSection } from './private-version';

const SECRET = 'Sold the freight business to Harrow in a week.';
const OTHER = 'Keeps the books of nine ships.';

/** The fields of each section that contains lines of text, filled with these lines. */
const PROFILE_OF_LINES: Partial<Record<VersionSection, SectionFields>> = {
  ...FIELDS_OF_SECTION,
  caseStories: (...lines) => ({
    case_stories: lines.map((situation) => ({ ...emptyStory(), where: 'Kestrel', situation })),
  }),
  engagement: (text) => (text ? { engagement: [{ term: 'kind', text, shown: 'versions' }] } : {}),
};
const profileWithLines = (section: VersionSection, ...lines: string[]) =>
  PROFILE_OF_LINES[section]?.(...lines) ?? {};

const SECTIONS_OF_LINES = VERSION_SECTIONS.filter((section) => section !== 'engagement');
const lineTextOf = (from: VersionSection) => (from === 'caseStories' ? `Kestrel: ${SECRET}` : SECRET);
/** `npm test` tries every second target of a section, the others for the next section. */
const MOVES = tableCases(
  SECTIONS_OF_LINES.flatMap((from) =>
    VERSION_SECTIONS.filter((to) => to !== from).map((to) => [from, to] as const),
  ),
  ([from, to]) => (VERSION_SECTIONS.indexOf(from) + VERSION_SECTIONS.indexOf(to)) % 2 === 1,
);

it('PROFILE_OF_LINES has an entry for every section', () => {
  expect(Object.keys(PROFILE_OF_LINES).sort()).toEqual([...VERSION_SECTIONS].sort());
});

describe.each(MOVES)('a hidden line of %s that is written in %s', (from, to) => {
  const choice = choiceHiding({ section: from, text: lineTextOf(from) });
  const withSecret = profileOfParts(profileWithLines(from, OTHER, SECRET));
  const cut = profileOfParts(profileWithLines(from, OTHER));
  const pasted = profileOfParts(profileWithLines(from, OTHER), profileWithLines(to, SECRET));

  it('stays hidden when it is cut and pasted, with a save between or without, and names its origin', () => {
    for (const saves of [[cut, pasted], [pasted]]) {
      const { page, choice: followed } = followSaves(choice, withSecret, ...saves);
      expect(page).not.toContain('freight business');
      expect(page).toContain(OTHER);
      expect(followed.hidden_lines).toContainEqual(
        expect.objectContaining({ section: to, from } satisfies Partial<HiddenLine>),
      );
    }
  });

  it('stays hidden when it is copied, and when it is inserted into other text', () => {
    const copied = profileOfParts(profileWithLines(from, OTHER, SECRET), profileWithLines(to, SECRET));
    expect(followSaves(choice, withSecret, copied).page).not.toContain('freight business');
    const inside = profileOfParts(
      profileWithLines(from, OTHER),
      profileWithLines(to, `In 2019 she ${SECRET} A quick one.`),
    );
    expect(followSaves(choice, withSecret, cut, inside).page).not.toContain('freight business');
  });

  it('is hidden only in its own section once the move is undone', () => {
    const { page } = followSaves(choice, withSecret, cut, pasted, withSecret);
    expect(page).not.toContain('freight business');
    expect(page).toContain(OTHER);
  });
});

describe('a hidden line that was moved into another section', () => {
  const choice = choiceHiding({ section: 'description', text: SECRET });
  const withSecret = profileOfParts(profileWithLines('description', OTHER, SECRET));
  const cut = profileOfParts(profileWithLines('description', OTHER));
  const rolesAnd = (...roles: string[]) =>
    profileOfParts(profileWithLines('description', OTHER), profileWithLines('keyRoles', ...roles));

  it('stays hidden there while it is rewritten, and still names its origin', () => {
    const { page, choice: followed } = followSaves(
      choice,
      withSecret,
      cut,
      rolesAnd('COO', SECRET),
      rolesAnd('COO', 'Disposed of a carrier'),
    );
    expect(page).not.toContain('Disposed');
    expect(page).toContain('COO');
    const line = followed.hidden_lines.find(({ text }) => text === 'Disposed of a carrier');
    expect(line).toMatchObject({ section: 'keyRoles', from: 'description' });
  });

  it('does not hide text that is written at its former position', () => {
    const next = profileOfParts(
      profileWithLines('description', OTHER, 'Ran a school.'),
      profileWithLines('keyRoles', SECRET),
    );
    expect(followSaves(choice, withSecret, cut, rolesAnd(SECRET), next).page).toContain('Ran a school.');
    // Without the move, text at this position replaces the hidden line.
    expect(
      followSaves(
        choice,
        withSecret,
        cut,
        profileOfParts(profileWithLines('description', OTHER, 'Ran a school.')),
      ).page,
    ).not.toContain('school');
  });

  it('stays hidden when it is moved on into a third section', () => {
    const third = profileOfParts(
      profileWithLines('description', OTHER),
      profileWithLines('sweetSpot', SECRET),
    );
    const { page, choice: followed } = followSaves(
      choice,
      withSecret,
      cut,
      rolesAnd(SECRET),
      rolesAnd(),
      third,
    );
    expect(page).not.toContain('freight');
    expect(followed.hidden_lines).toContainEqual({ section: 'sweetSpot', text: SECRET, from: 'description' });
  });

  it('is shown once its owner shows it there, also after further edits', () => {
    const moved = followSaves(choice, withSecret, cut, rolesAnd(SECRET)).choice;
    const shown = {
      ...moved,
      hidden_lines: moved.hidden_lines.filter(({ section }) => section !== 'keyRoles'),
    };
    const edited = rolesAnd(`${SECRET} Twice.`);
    expect(followSaves(shown, rolesAnd(SECRET), edited).page).toContain('Twice.');
    const copied = profileOfParts(
      profileWithLines('keyRoles', SECRET),
      profileWithLines('sweetSpot', SECRET),
    );
    expect(followSaves(shown, rolesAnd(SECRET), copied).page.match(/freight/g)).toHaveLength(2);
  });

  it('is recognised by its later wording, and by one of its sentences', () => {
    const rewritten = profileOfParts(
      profileWithLines('description', OTHER, 'A carrier. Disposed of quietly before the audit.'),
    );
    expect(
      followSaves(choice, withSecret, rewritten, cut, rolesAnd('Disposed of quietly before the audit')).page,
    ).not.toContain('Disposed');
    const short = choiceHiding({ section: 'keyRoles', text: 'VP, Harrow' });
    const first = rolesAnd('COO', 'VP, Harrow');
    const interests = profileOfParts(
      profileWithLines('description', OTHER),
      profileWithLines('personalInterests', 'Harrow Ltd'),
    );
    expect(
      followSaves(short, first, rolesAnd('COO', 'Harrow Ltd'), rolesAnd('COO'), interests).page,
    ).not.toContain('Harrow');
  });
});

describe('words that are written in another section', () => {
  const choice = choiceHiding({ section: 'keyRoles', text: 'VP, Harrow' });
  const first = profileOfParts(profileWithLines('keyRoles', 'COO, Halden', 'VP, Harrow'));
  const withInterests = (...lines: string[]) =>
    profileOfParts(first, profileWithLines('personalInterests', ...lines));

  it('are hidden where they equal a hidden line, whatever their case and punctuation', () => {
    expect(followSaves(choice, first, withInterests('vp Harrow')).page).not.toContain('vp');
  });

  it('are shown if they only share words with a hidden line, or begin as it did while it was typed', () => {
    expect(followSaves(choice, first, withInterests('Rowing at Harrow')).page).toContain('Rowing');
    const typed = ['R', 'Ran', 'Ran ships'].map((role) =>
      profileOfParts(profileWithLines('keyRoles', 'COO, Halden', role)),
    );
    const ran = profileOfParts(typed[2] ?? {}, profileWithLines('personalInterests', 'Ran'));
    expect(followSaves(choice, first, ...typed, ran).page).toContain('"Ran"');
  });

  it('are shown if the reader sees them elsewhere already', () => {
    const shownElsewhere = profileOfParts(first, profileWithLines('focusAreas', 'VP Harrow'));
    const moved = profileOfParts(first, profileWithLines('industries', 'VP Harrow'));
    expect(followSaves(choice, shownElsewhere, moved).page).toContain('VP Harrow');
  });

  it('are recognised inside other words in a script without spaces', () => {
    const secret = '把货运业务在一周之内卖给了哈罗公司';
    const withSecret = profileOfParts(profileWithLines('keyRoles', secret));
    const inside = profileOfParts(profileWithLines('description', `二〇一九年，她${secret}。`));
    expect(
      followSaves(choiceHiding({ section: 'keyRoles', text: secret }), withSecret, profileOfParts(), inside)
        .page,
    ).not.toContain('货运');
  });
});

describe('a hidden line that is written into another line of its section', () => {
  const choice = choiceHiding({ section: 'keyRoles', text: SECRET });
  const roles = (...lines: string[]) => profileOfParts(profileWithLines('keyRoles', ...lines));
  const ceo = 'CEO of Kestrel, a carrier of northern Europe with nine hundred people in five countries.';
  const joined = `${ceo} ${SECRET}`;
  const saves = [roles(ceo, OTHER, SECRET), roles(joined, OTHER)] as const;

  it('hides that line, and asks its owner, who may show it', () => {
    const { page, choice: followed } = followSaves(choice, ...saves);
    expect(page).not.toContain('freight');
    expect(page).toContain(OTHER);
    const asked = { section: 'keyRoles', text: joined, from: 'keyRoles', within: true } as const;
    expect(followedLines(saves[1], followed)).toEqual([asked]);
    const shown = { ...followed, hidden_lines: followed.hidden_lines.filter(({ within }) => !within) };
    expect(followSaves(shown, saves[1], roles(joined, OTHER, 'COO')).page).toContain('freight');
  });

  it('goes on asking while that line is rewritten', () => {
    const rewritten = roles('Head of a carrier until its end', OTHER);
    const { page, choice: followed } = followSaves(choice, ...saves, rewritten);
    expect(page).not.toContain('carrier');
    expect(followedLines(rewritten, followed)).toContainEqual(expect.objectContaining({ within: true }));
  });
});
