import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeProfiles } from './merge';
import { emptyProfile, type ProfileData, SECTION_FIELDS, SECTION_NAMES } from './profile';
import { same } from './same';

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

describe('mergeProfiles', () => {
  it('keeps every change that only one side made, and names every section both made differently', () => {
    fc.assert(
      fc.property(profile, profile, profile, (base, mine, theirs) => {
        const { merged, conflicts } = mergeProfiles([base], mine, theirs);
        for (const section of SECTION_NAMES) {
          let contested = false;
          for (const field of SECTION_FIELDS[section]) {
            const here = !same(mine[field], base[field]);
            const there = !same(theirs[field], base[field]);
            expect(merged[field]).toEqual(here ? mine[field] : theirs[field]);
            contested ||= here && there && !same(mine[field], theirs[field]);
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
