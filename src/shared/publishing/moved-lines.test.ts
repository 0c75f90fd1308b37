/** A hidden line whose words are in another section after an edit: cut and pasted, copied, moved, or retyped. */
import { describe, expect, it } from 'vitest';
import { emptyStory } from '../case-stories/case-story';
import { emptyProfile, type ProfileData } from '../profile/profile-data';
import { followHiddenLines } from './follow-hidden-lines';
import {
  applyChoice,
  followedLines,
  type HiddenLine,
  VERSION_SECTIONS,
  type VersionChoice,
  type VersionSection,
  WHOLE_PROFILE,
} from './private-version';

const SECRET = 'Sold the freight business to Harrow in a week.';
const OTHER = 'Keeps the books of nine ships.';

const skill = (title: string) => ({ title, description: '' });
type Changes = Partial<ProfileData>;
/** The fields of each section that contains lines of text, filled with these lines. */
const HOLDING: Partial<Record<VersionSection, (...lines: string[]) => Changes>> = {
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
    case_stories: lines.map((situation) => ({ ...emptyStory(), where: 'Kestrel', situation })),
  }),
  engagement: (text) => (text ? { engagement: [{ term: 'kind', text, shown: 'versions' }] } : {}),
};
const holding = (section: VersionSection, ...lines: string[]): Changes => HOLDING[section]?.(...lines) ?? {};
const profileOf = (...parts: Changes[]): ProfileData => Object.assign({}, emptyProfile(), ...parts);
const hide = (...lines: HiddenLine[]): VersionChoice => ({ ...WHOLE_PROFILE, hidden_lines: lines });

/** The choice, and what its reader gets, after saves of these profiles. The first one is the initial state. */
function after(choice: VersionChoice, first: ProfileData, ...saves: ProfileData[]) {
  let before = first;
  let followed = choice;
  for (const saved of saves) {
    followed = followHiddenLines(followed, { before, after: saved });
    before = saved;
  }
  return { choice: followed, page: JSON.stringify(applyChoice(before, followed)) };
}

const SOURCES = VERSION_SECTIONS.filter((section) => section !== 'engagement');
const nameOf = (from: VersionSection) => (from === 'caseStories' ? `Kestrel: ${SECRET}` : SECRET);
const MOVES = SOURCES.flatMap((from) =>
  VERSION_SECTIONS.filter((to) => to !== from).map((to) => [from, to] as const),
);

it('the test helper can write into every section', () => {
  expect(Object.keys(HOLDING).sort()).toEqual([...VERSION_SECTIONS].sort());
});

describe.each(MOVES)('a hidden line of %s that is written in %s', (from, to) => {
  const choice = hide({ section: from, text: nameOf(from) });
  const withSecret = profileOf(holding(from, OTHER, SECRET));
  const cut = profileOf(holding(from, OTHER));
  const pasted = profileOf(holding(from, OTHER), holding(to, SECRET));

  it('stays hidden when it is cut and pasted, with a save between or without, and names its origin', () => {
    for (const saves of [[cut, pasted], [pasted]]) {
      const { page, choice: followed } = after(choice, withSecret, ...saves);
      expect(page).not.toContain('freight business');
      expect(page).toContain(OTHER);
      expect(followed.hidden_lines).toContainEqual(
        expect.objectContaining({ section: to, from } satisfies Partial<HiddenLine>),
      );
    }
  });

  it('stays hidden when it is copied, and when it is inserted into other text', () => {
    const copied = profileOf(holding(from, OTHER, SECRET), holding(to, SECRET));
    expect(after(choice, withSecret, copied).page).not.toContain('freight business');
    const inside = profileOf(holding(from, OTHER), holding(to, `In 2019 she ${SECRET} A quick one.`));
    expect(after(choice, withSecret, cut, inside).page).not.toContain('freight business');
  });

  it('is hidden only in its own section once the move is undone', () => {
    const { page } = after(choice, withSecret, cut, pasted, withSecret);
    expect(page).not.toContain('freight business');
    expect(page).toContain(OTHER);
  });
});

describe('a hidden line that was moved into another section', () => {
  const choice = hide({ section: 'description', text: SECRET });
  const withSecret = profileOf(holding('description', OTHER, SECRET));
  const cut = profileOf(holding('description', OTHER));
  const rolesAnd = (...roles: string[]) =>
    profileOf(holding('description', OTHER), holding('keyRoles', ...roles));

  it('stays hidden there while it is rewritten, and still names its origin', () => {
    const { page, choice: followed } = after(
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
    const next = profileOf(holding('description', OTHER, 'Ran a school.'), holding('keyRoles', SECRET));
    expect(after(choice, withSecret, cut, rolesAnd(SECRET), next).page).toContain('Ran a school.');
    // Without the move, text at this position replaces the hidden line.
    expect(
      after(choice, withSecret, cut, profileOf(holding('description', OTHER, 'Ran a school.'))).page,
    ).not.toContain('school');
  });

  it('stays hidden when it is moved on into a third section', () => {
    const third = profileOf(holding('description', OTHER), holding('sweetSpot', SECRET));
    const { page, choice: followed } = after(choice, withSecret, cut, rolesAnd(SECRET), rolesAnd(), third);
    expect(page).not.toContain('freight');
    expect(followed.hidden_lines).toContainEqual({ section: 'sweetSpot', text: SECRET, from: 'description' });
  });

  it('is shown once its owner shows it there, also after further edits', () => {
    const moved = after(choice, withSecret, cut, rolesAnd(SECRET)).choice;
    const shown = {
      ...moved,
      hidden_lines: moved.hidden_lines.filter(({ section }) => section !== 'keyRoles'),
    };
    const edited = rolesAnd(`${SECRET} Twice.`);
    expect(after(shown, rolesAnd(SECRET), edited).page).toContain('Twice.');
    const copied = profileOf(holding('keyRoles', SECRET), holding('sweetSpot', SECRET));
    expect(after(shown, rolesAnd(SECRET), copied).page.match(/freight/g)).toHaveLength(2);
  });

  it('is recognised by its later wording, and by one of its sentences', () => {
    const rewritten = profileOf(
      holding('description', OTHER, 'A carrier. Disposed of quietly before the audit.'),
    );
    expect(
      after(choice, withSecret, rewritten, cut, rolesAnd('Disposed of quietly before the audit')).page,
    ).not.toContain('Disposed');
    const short = hide({ section: 'keyRoles', text: 'VP, Harrow' });
    const first = rolesAnd('COO', 'VP, Harrow');
    const interests = profileOf(holding('description', OTHER), holding('personalInterests', 'Harrow Ltd'));
    expect(after(short, first, rolesAnd('COO', 'Harrow Ltd'), rolesAnd('COO'), interests).page).not.toContain(
      'Harrow',
    );
  });
});

describe('words that are written in another section', () => {
  const choice = hide({ section: 'keyRoles', text: 'VP, Harrow' });
  const first = profileOf(holding('keyRoles', 'COO, Halden', 'VP, Harrow'));
  const withInterests = (...lines: string[]) => profileOf(first, holding('personalInterests', ...lines));

  it('are hidden where they equal a hidden line, whatever their case and punctuation', () => {
    expect(after(choice, first, withInterests('vp Harrow')).page).not.toContain('vp');
  });

  it('are shown if they only share words with a hidden line, or begin as it did while it was typed', () => {
    expect(after(choice, first, withInterests('Rowing at Harrow')).page).toContain('Rowing');
    const typed = ['R', 'Ran', 'Ran ships'].map((role) =>
      profileOf(holding('keyRoles', 'COO, Halden', role)),
    );
    const ran = profileOf(typed[2] ?? {}, holding('personalInterests', 'Ran'));
    expect(after(choice, first, ...typed, ran).page).toContain('"Ran"');
  });

  it('are shown if the reader sees them elsewhere already', () => {
    const told = profileOf(first, holding('focusAreas', 'VP Harrow'));
    const moved = profileOf(first, holding('industries', 'VP Harrow'));
    expect(after(choice, told, moved).page).toContain('VP Harrow');
  });

  it('are recognised inside other words in a script without spaces', () => {
    const secret = '把货运业务在一周之内卖给了哈罗公司';
    const withSecret = profileOf(holding('keyRoles', secret));
    const inside = profileOf(holding('description', `二〇一九年，她${secret}。`));
    expect(
      after(hide({ section: 'keyRoles', text: secret }), withSecret, profileOf(), inside).page,
    ).not.toContain('货运');
  });
});

describe('a hidden line that is written into another line of its section', () => {
  const choice = hide({ section: 'keyRoles', text: SECRET });
  const roles = (...lines: string[]) => profileOf(holding('keyRoles', ...lines));
  const ceo = 'CEO of Kestrel, a carrier of northern Europe with nine hundred people in five countries.';
  const joined = `${ceo} ${SECRET}`;
  const saves = [roles(ceo, OTHER, SECRET), roles(joined, OTHER)] as const;

  it('hides that line, and asks its owner, who may show it', () => {
    const { page, choice: followed } = after(choice, ...saves);
    expect(page).not.toContain('freight');
    expect(page).toContain(OTHER);
    const asked = { section: 'keyRoles', text: joined, from: 'keyRoles', within: true } as const;
    expect(followedLines(saves[1], followed)).toEqual([asked]);
    const shown = { ...followed, hidden_lines: followed.hidden_lines.filter(({ within }) => !within) };
    expect(after(shown, saves[1], roles(joined, OTHER, 'COO')).page).toContain('freight');
  });

  it('goes on asking while that line is rewritten', () => {
    const rewritten = roles('Head of a carrier until its end', OTHER);
    const { page, choice: followed } = after(choice, ...saves, rewritten);
    expect(page).not.toContain('carrier');
    expect(followedLines(rewritten, followed)).toContainEqual(expect.objectContaining({ within: true }));
  });
});

describe('a section that is hidden as a whole', () => {
  const choice: VersionChoice = { ...WHOLE_PROFILE, hidden: ['personas'] };
  const withSecret = profileOf(holding('personas', SECRET, 'Sails'), holding('keyRoles', 'COO'));
  const cut = profileOf(holding('personas', 'Sails'), holding('keyRoles', 'COO'));
  const pasted = profileOf(holding('personas', 'Sails'), holding('keyRoles', 'COO', SECRET));

  it('hides lines that are cut from it and pasted elsewhere, and long lines that are copied', () => {
    expect(after(choice, withSecret, cut, pasted).page).not.toContain('freight');
    expect(after(choice, withSecret, pasted).page).not.toContain('freight');
    expect(after(choice, withSecret, profileOf(withSecret, holding('sweetSpot', SECRET))).page).not.toContain(
      'freight',
    );
    const sails = profileOf(holding('personas', SECRET), holding('personalInterests', 'Sails'));
    expect(after(choice, withSecret, sails).page).not.toContain('Sails');
  });

  it('does not hide short texts elsewhere, nor lines that are pasted back or shown', () => {
    expect(
      after(choice, withSecret, profileOf(withSecret, holding('personalInterests', 'Sails'))).page,
    ).toContain('Sails');
    expect(after(choice, withSecret, cut, withSecret).choice.hidden_lines).toEqual([]);
    const shown = { ...after(choice, withSecret, cut).choice, hidden: [] };
    expect(after(shown, cut, pasted).choice.hidden_lines).not.toContainEqual(
      expect.objectContaining({ cut: true }),
    );
  });

  it('once shown, does not hide a line that was cut from it and pasted back', () => {
    const restored = after(choice, withSecret, cut, withSecret).choice;
    expect(JSON.stringify(applyChoice(withSecret, { ...restored, hidden: [] }))).toContain('freight');
  });
});

describe('a hidden case story', () => {
  const story = { ...emptyStory(), where: 'Kestrel', situation: 'The books were late.', action: SECRET };
  const stories = (action: string) => ({ case_stories: [{ ...story, action }] });
  const choice = hide({ section: 'caseStories', text: 'Kestrel: The books were late.' });

  it('hides what is cut from any of its texts and pasted elsewhere', () => {
    const saves = [stories(''), { ...stories(''), ...holding('keyRoles', 'COO', SECRET) }];
    const { page } = after(choice, profileOf(stories(SECRET)), ...saves.map((saved) => profileOf(saved)));
    expect(page).not.toContain('freight');
    expect(page).toContain('COO');
  });

  it('does not remember text that is edited further or pasted back', () => {
    const saves = [stories(''), stories(SECRET), stories(`${SECRET} Twice.`)].map((saved) =>
      profileOf(saved),
    );
    expect(after(choice, profileOf(stories(SECRET)), ...saves).choice).toEqual(choice);
  });
});

it('follows a profile and a version of maximum size without comparing every line with every other', () => {
  const long = (n: number, word: string) => `${n} ${`${word} of them `.repeat(80)}${n}`;
  const lines = (word: string) => Array.from({ length: 200 }, (_, n) => long(n, word));
  const before = profileOf(holding('keyRoles', ...lines('role')), holding('personas', ...lines('line')));
  const changed = profileOf(
    holding('keyRoles', ...lines('post')),
    holding('certifications', ...lines('line')),
  );
  const choice = hide(
    ...Array.from({ length: 300 }, (_, n): HiddenLine => ({ section: 'personas', text: long(n, 'line') })),
  );
  const began = process.cpuUsage();
  followHiddenLines(choice, { before, after: changed });
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1_000).toBeLessThan(5_000);
});
