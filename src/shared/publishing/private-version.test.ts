import { describe, expect, it } from 'vitest';
import { removeComposedLines } from '../evidence/remove-composed-lines';
import { emptyProfile, type ProfileData } from '../profile/profile-data';
import { SECTION_NAMES } from '../profile/sections';
import { dayInTimeZone, endOfDay, isCalendarDay } from '../time/calendar-day';
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

const hiding = (section: (typeof VERSION_SECTIONS)[number], ...texts: string[]) => ({
  ...WHOLE_PROFILE,
  hidden_lines: texts.map((text) => ({ section, text })),
});

describe('a choice of a profile', () => {
  it('can leave out every section but name and role', () => {
    expect([...VERSION_SECTIONS, 'basicInfo'].sort()).toEqual([...SECTION_NAMES].sort());
    const bare = applyChoice(PROFILE, { ...WHOLE_PROFILE, hidden: [...VERSION_SECTIONS] });
    expect(bare).toEqual({ ...emptyProfile(), name: 'Mara Lindqvist' });
  });

  it('leaves a profile unchanged if nothing is hidden', () => {
    expect(applyChoice(PROFILE, WHOLE_PROFILE)).toEqual(PROFILE);
  });

  it('hides lines of each kind, and parents without lines', () => {
    for (const section of VERSION_SECTIONS) {
      const texts = versionLinesOf(PROFILE, section).map(({ text }) => text);
      const shown = applyChoice(PROFILE, hiding(section, ...texts));
      expect(versionLinesOf(shown, section)).toEqual([]);
      for (const text of texts) expect(JSON.stringify(shown)).not.toContain(`"${text}"`);
    }
    const shown = applyChoice(PROFILE, hiding('personas', 'Sold one.'));
    expect(shown.personas.map(({ title }) => title)).toEqual(['The builder']);
    expect(applyChoice(PROFILE, hiding('description', 'First paragraph.')).summary).toBe('Second paragraph.');
  });

  it('still hides a line that was edited since, and no other', () => {
    const choice = hiding('personas', 'Opened 2 plants, in three years!');
    expect([...hiddenTexts(PROFILE, 'personas', choice)]).toEqual(['Opened two plants in three years.']);
    expect(hiddenTexts(PROFILE, 'personas', hiding('personas', 'Something else entirely.')).size).toBe(0);
  });

  it('is fast for a profile and a version of maximum size', () => {
    const long = (n: number) => `${n} ${'word '.repeat(390)}${n}`;
    const bullets = Array.from({ length: 200 }, (_, n) => long(n));
    const choice = hiding('keyRoles', ...Array.from({ length: 300 }, (_, n) => long(n + 1_000)));
    const began = performance.now();
    applyChoice({ ...PROFILE, highlights: bullets }, choice);
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});

describe('removeComposedLines', () => {
  it('removes sentences of prose and whole entries of lists', () => {
    const left = removeComposedLines(PROFILE, [
      { section: 'description', text: 'Second paragraph.' },
      { section: 'keyRoles', text: 'VP, Harrow' },
      { section: 'personas', text: 'Sold one.' },
    ]);
    expect(left.summary.trim()).toBe('First paragraph.');
    expect(left.highlights).toEqual(['COO, Halden']);
    expect(left.personas[1]).toEqual({ title: 'The closer', bullets: [] });
  });
});

describe('a calendar day', () => {
  it('ends when the next one begins in its time zone, also when the clocks change', () => {
    for (const [day, zone, end] of [
      ['2026-12-31', 'UTC', '2027-01-01T00:00:00.000Z'],
      ['2026-12-31', 'Europe/Oslo', '2026-12-31T23:00:00.000Z'],
      ['2026-03-29', 'Europe/Oslo', '2026-03-29T22:00:00.000Z'],
      ['2026-10-25', 'Europe/Oslo', '2026-10-25T23:00:00.000Z'],
      ['2026-06-30', 'Pacific/Kiritimati', '2026-06-30T10:00:00.000Z'],
      ['2026-06-30', 'Etc/GMT+12', '2026-07-01T12:00:00.000Z'],
      ['2026-06-30', 'Asia/Kathmandu', '2026-06-30T18:15:00.000Z'],
    ] as const) {
      expect(endOfDay(day, zone).toISOString(), zone).toBe(end);
    }
    expect(dayInTimeZone('Asia/Singapore', new Date('2026-11-20T16:30:00Z'))).toBe('2026-11-21');
  });

  it('must exist in the calendar', () => {
    expect(['2026-02-28', '2028-02-29'].every(isCalendarDay)).toBe(true);
    expect(['2026-02-29', '2026-2-1', '20261231', '', 'tomorrow'].some(isCalendarDay)).toBe(false);
  });
});
