import { describe, expect, it } from 'vitest';
import { emptyProfile, type ProfileData } from '../profile/profile-data';
import { SECTION_NAMES } from '../profile/sections';
import { applyChoice, hiddenTexts, VERSION_SECTIONS, versionLinesOf, WHOLE_PROFILE } from './private-version';

const PROFILE: ProfileData = {
  ...emptyProfile(),
  name: 'Mara Lindqvist',
  summary: 'First paragraph.\n\nSecond paragraph.',
  highlights: ['COO, Halden', 'VP, Harrow'],
  personas: [
    { title: 'The builder', bullets: ['Opened two plants in three years.', 'Plans hiring from the work.'] },
    { title: 'The closer', bullets: ['Sold one.'] },
  ],
  superpowers: [{ title: 'Ramp-up', description: 'From an empty hall.' }],
  functional_skills: [{ name: 'Operations', value: [{ title: 'Planning', description: '' }] }],
};

const choiceHiding = (section: (typeof VERSION_SECTIONS)[number], ...texts: string[]) => ({
  ...WHOLE_PROFILE,
  hidden_lines: texts.map((text) => ({ section, text })),
});

describe('a choice of a profile', () => {
  it('can leave out every section but name and role', () => {
    expect([...VERSION_SECTIONS, 'basicInfo'].sort()).toEqual([...SECTION_NAMES].sort());
    const onlyNameAndRole = applyChoice(PROFILE, { ...WHOLE_PROFILE, hidden: [...VERSION_SECTIONS] });
    expect(onlyNameAndRole).toEqual({ ...emptyProfile(), name: 'Mara Lindqvist' });
  });

  it('leaves a profile unchanged if nothing is hidden', () => {
    expect(applyChoice(PROFILE, WHOLE_PROFILE)).toEqual(PROFILE);
  });

  it('hides lines of each kind, and parents without lines', () => {
    for (const section of VERSION_SECTIONS) {
      const texts = versionLinesOf(PROFILE, section).map(({ text }) => text);
      const shown = applyChoice(PROFILE, choiceHiding(section, ...texts));
      expect(versionLinesOf(shown, section)).toEqual([]);
      for (const text of texts) expect(JSON.stringify(shown)).not.toContain(`"${text}"`);
    }
    const shown = applyChoice(PROFILE, choiceHiding('personas', 'Sold one.'));
    expect(shown.personas.map(({ title }) => title)).toEqual(['The builder']);
    expect(applyChoice(PROFILE, choiceHiding('description', 'First paragraph.')).summary).toBe(
      'Second paragraph.',
    );
  });

  it('still hides a line that was edited since, and no other', () => {
    const choice = choiceHiding('personas', 'Opened 2 plants, in three years!');
    expect([...hiddenTexts(PROFILE, 'personas', choice)]).toEqual(['Opened two plants in three years.']);
    expect(hiddenTexts(PROFILE, 'personas', choiceHiding('personas', 'Something else entirely.')).size).toBe(
      0,
    );
  });

  it('is applied to a profile of maximum size in less than two seconds', () => {
    const long = (n: number) => `${n} ${'word '.repeat(390)}${n}`;
    const bullets = Array.from({ length: 200 }, (_, n) => long(n));
    const choice = choiceHiding('keyRoles', ...Array.from({ length: 300 }, (_, n) => long(n + 1_000)));
    const startTime = performance.now();
    applyChoice({ ...PROFILE, highlights: bullets }, choice);
    expect(performance.now() - startTime).toBeLessThan(2_000);
  });
});
