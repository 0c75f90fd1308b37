import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepEqual } from './deep-equal';
import { mergeProfiles } from './merge';
import { mergeLists } from './merge-lists';
import { emptyProfile, type ProfileData, SECTION_FIELDS, SECTION_NAMES } from './profile';

const word = fc.constantFrom('', 'a', 'b', 'c');
const list = fc.array(word, { maxLength: 3 });
const profile: fc.Arbitrary<ProfileData> = fc
  .record({
    name: word,
    role: word,
    summary: word,
    highlights: list,
    industries: list,
    personas: fc.array(fc.record({ title: word, bullets: list }), { maxLength: 2 }),
  })
  .map((some) => ({ ...emptyProfile(), ...some }));

const mergedList = (base: unknown, mine: unknown, theirs: unknown) =>
  Array.isArray(base) ? mergeLists<unknown>(base, mine as unknown[], theirs as unknown[]) : null;

describe('mergeProfiles', () => {
  it('keeps every change that only one side made, and names every section both made differently', () => {
    fc.assert(
      fc.property(profile, profile, profile, (base, mine, theirs) => {
        const { merged, conflicts } = mergeProfiles([base], mine, theirs);
        for (const section of SECTION_NAMES) {
          let contested = false;
          for (const field of SECTION_FIELDS[section]) {
            const here = !deepEqual(mine[field], base[field]);
            const there = !deepEqual(theirs[field], base[field]);
            const both = here && there && !deepEqual(mine[field], theirs[field]);
            const list = both ? mergedList(base[field], mine[field], theirs[field]) : null;
            expect(merged[field]).toEqual(list ?? (here ? mine[field] : theirs[field]));
            contested ||= both && !list;
          }
          expect(conflicts.includes(section)).toBe(contested);
        }
      }),
    );
  });

  it('changes nothing when merged again, and agrees when both sides did the same', () => {
    fc.assert(
      fc.property(profile, profile, profile, (base, mine, theirs) => {
        const { merged } = mergeProfiles([base], mine, theirs);
        expect(mergeProfiles([theirs], merged, theirs)).toEqual({ merged, conflicts: [] });
        expect(mergeProfiles([base], mine, mine)).toEqual({ merged: mine, conflicts: [] });
      }),
    );
  });

  it('brings changes of different entries of a list together, where it is certain what they started from', () => {
    const base = { ...emptyProfile(), highlights: ['COO', 'CFO'] };
    const mine = { ...base, highlights: ['COO, Kestrel', 'CFO'] };
    const theirs = { ...base, highlights: ['COO', 'CFO', 'Chair'] };
    const { merged, conflicts } = mergeProfiles([base], mine, theirs);
    expect(merged.highlights).toEqual(['COO, Kestrel', 'CFO', 'Chair']);
    expect(conflicts).toEqual([]);
    expect(mergeProfiles([base, mine], mine, theirs).conflicts).toEqual(['keyRoles']);
  });

  it('does not take its own earlier save, whose answer was lost, for someone else', () => {
    const base = emptyProfile();
    const sent = { ...base, summary: 'First words' };
    const mine = { ...base, summary: 'First words and more' };
    const theirs = { ...sent, name: 'Mara Lindqvist' };
    expect(mergeProfiles([base, sent], mine, theirs)).toEqual({
      merged: { ...mine, name: 'Mara Lindqvist' },
      conflicts: [],
    });
    expect(mergeProfiles([base], mine, theirs).conflicts).toEqual(['description']);
    expect(mergeProfiles([base, sent], base, theirs).merged.summary).toBe('');
  });
});
