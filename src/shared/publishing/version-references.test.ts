import { describe, expect, it } from 'vitest';
import { emptyProfile, type ProfileData } from '../profile/profile-data';
import type { ShownReference } from '../references/reference';
import { referenceTopicsOf } from '../references/topics';
import { type VersionChoice, WHOLE_PROFILE } from './private-version';
import { referencesOfVersion } from './version-references';

const SECRET = 'Chief Operating Officer, Tanager Health, 2016 to 2021: opened the Lima office';
const PLAIN = 'Chief Financial Officer, Tanager Health, 2012 to 2016: closed the books in three days';
const PROFILE: ProfileData = {
  ...emptyProfile(),
  name: 'Mara Lindqvist',
  highlights: [PLAIN, SECRET],
  superpowers: [{ title: 'Selling Harrow', description: 'In a week, to its own rival.' }],
  case_stories: [
    {
      ...{ where: 'Kestrel Freight, 2019', number: '12 %', counts: 'of its costs', shown: true },
      situation: 'The carrier lost money on every parcel.',
      action: 'Renegotiated all of its contracts.',
      result: 'It earned money within a year.',
    },
  ],
};
const statementsOf = (profile: ProfileData, ...keys: string[]) =>
  referenceTopicsOf(profile)
    .filter(({ key, story }) => keys.includes(key) || (story !== undefined && keys.includes('story')))
    .flatMap((topic) => topic.statements);
const buildReference = (changes: Partial<ShownReference>): ShownReference => ({
  ...{ name: 'Ingrid Solheim', office: '', domain: '@tanager.example', words: '', day: '2026-11-20' },
  ...{ confirmed: [], corrected: [], ...changes },
});
const choiceHiding = (...hidden_lines: VersionChoice['hidden_lines']): VersionChoice => ({
  ...WHOLE_PROFILE,
  hidden_lines,
});
const referencesJson = (choice: VersionChoice, ...references: ShownReference[]) =>
  JSON.stringify(referencesOfVersion(references, PROFILE, choice));
const ABOUT_BOTH_ROLES = buildReference({
  confirmed: [...statementsOf(PROFILE, PLAIN), ...statementsOf(PROFILE, SECRET)],
  words: 'She told me what I did not want to hear.',
});

describe('references of a private version', () => {
  it('are shown whole if nothing is hidden, or if they are not about what is hidden', () => {
    const unrelatedChoice = choiceHiding({ section: 'personalInterests', text: 'Sailing' });
    for (const choice of [WHOLE_PROFILE, unrelatedChoice]) {
      expect(referencesOfVersion([ABOUT_BOTH_ROLES], PROFILE, choice)).toEqual([ABOUT_BOTH_ROLES]);
    }
  });

  it('do not quote a hidden line, in the forms in which the referee was asked about it', () => {
    const page = referencesJson(choiceHiding({ section: 'keyRoles', text: SECRET }), ABOUT_BOTH_ROLES);
    expect(page).not.toMatch(/Lima|Operating/);
    expect(page).toContain('Mara was Chief Financial Officer');
    expect(page).toContain('Closed the books in three days.');
    expect(page).toContain('want to hear');
  });

  it('do not quote a line of a hidden section, a superpower, or a case story', () => {
    const referencesWithHiddenSection = (section: 'keyRoles' | 'superpowers' | 'caseStories', key: string) =>
      referencesJson(
        { ...WHOLE_PROFILE, hidden: [section] },
        buildReference({ confirmed: statementsOf(PROFILE, key) }),
      );
    expect(referencesWithHiddenSection('keyRoles', SECRET)).toBe('[]');
    expect(referencesWithHiddenSection('superpowers', 'Selling Harrow: In a week, to its own rival.')).toBe(
      '[]',
    );
    expect(statementsOf(PROFILE, 'story').length).toBeGreaterThan(2);
    expect(referencesWithHiddenSection('caseStories', 'story')).toBe('[]');
    expect(referencesWithHiddenSection('caseStories', PLAIN)).toContain('Closed the books');
  });

  it('omit a hidden statement that the referee corrected, and a correction that quotes a hidden line', () => {
    const choice = choiceHiding({ section: 'keyRoles', text: SECRET });
    const corrected = (text: string, other: string) =>
      referencesJson(choice, buildReference({ corrected: [{ text, other }] }));
    expect(corrected('Opened the Lima office.', 'It was Quito.')).toBe('[]');
    const [office = ''] = statementsOf(PROFILE, PLAIN);
    expect(corrected(office, 'She opened the Lima office.')).toBe('[]');
    expect(corrected(office, 'Until 2015.')).toContain('Until 2015.');
  });

  it('omit the referee’s words if all they are about is hidden, or if they quote a hidden line', () => {
    const choice = choiceHiding({ section: 'keyRoles', text: SECRET });
    const about = buildReference({
      confirmed: statementsOf(PROFILE, SECRET),
      words: 'It was done in a month.',
    });
    expect(referencesJson(choice, about)).toBe('[]');
    expect(
      referencesJson(choice, buildReference({ words: 'Mara, who opened the Lima office, is kind.' })),
    ).toBe('[]');
    expect(referencesJson(choice, buildReference({ words: 'Mara is kind.' }))).toContain('kind');
  });

  it('do not quote former words of a hidden line, whether it was hidden in them or in others', () => {
    const after = { ...PROFILE, highlights: [PLAIN, 'Ran a clinic abroad'] };
    for (const line of [
      { section: 'keyRoles' as const, text: 'Ran a clinic abroad', was: [SECRET] },
      { section: 'keyRoles' as const, text: 'Ran a clinic abroad' },
    ]) {
      const page = JSON.stringify(referencesOfVersion([ABOUT_BOTH_ROLES], after, choiceHiding(line)));
      expect(page).not.toMatch(/Lima|Operating/);
      expect(page).toContain('Closed the books');
    }
  });

  it('do not quote a line that was moved into another section and is hidden there', () => {
    const text = 'Opened the Lima office in the year of the flood.';
    const profile = { ...PROFILE, highlights: [PLAIN], sweetspot: text };
    const confirming = buildReference({ confirmed: [text, ...statementsOf(PROFILE, PLAIN)] });
    const choice = choiceHiding({ section: 'sweetSpot', text });
    expect(JSON.stringify(referencesOfVersion([confirming], profile, choice))).not.toContain('Lima');
  });
});
