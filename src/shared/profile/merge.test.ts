import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyStory } from '../case-stories/case-story';
import type { Engagement } from '../engagement/terms';
import { deepEqual } from '../json/deep-equal';
import { mergeEntries, mergeProfiles } from './merge';
import { emptyProfile, type ProfileData, SECTION_FIELDS, SECTION_NAMES } from './profile-data';

const word = fc.constantFrom('', 'a', 'b', 'c');
const list = fc.array(word, { maxLength: 3 });
const anyProfile: fc.Arbitrary<ProfileData> = fc
  .record({
    name: word,
    role: word,
    summary: word,
    highlights: list,
    industries: list,
    personas: fc.array(fc.record({ title: word, bullets: list }), { maxLength: 2 }),
  })
  .map((fields) => ({ ...emptyProfile(), ...fields }));

const listFields = SECTION_NAMES.flatMap((section) => SECTION_FIELDS[section]).filter((field) =>
  Array.isArray(emptyProfile()[field]),
);

describe('mergeProfiles', () => {
  it('keeps every change that only one side made, and reports sections that both changed differently', () => {
    fc.assert(
      fc.property(anyProfile, anyProfile, anyProfile, (base, mine, theirs) => {
        const { merged, conflicts, undone } = mergeProfiles([base], mine, theirs);
        for (const section of SECTION_NAMES) {
          let contested = false;
          for (const field of SECTION_FIELDS[section]) {
            const isMine = !deepEqual(mine[field], base[field]);
            const isTheirs = !deepEqual(theirs[field], base[field]);
            const both = isMine && isTheirs && !deepEqual(mine[field], theirs[field]);
            if (both && listFields.includes(field)) {
              const [baseRows, myRows, theirRows] = [base, mine, theirs].map(
                (data) => data[field] as unknown[],
              );
              const list = mergeEntries(field, baseRows as [], myRows as [], theirRows as []);
              if (list) expect(merged[field]).toEqual(list);
              else expect([...conflicts, ...undone]).toContain(section);
            } else {
              expect(merged[field]).toEqual(isMine ? mine[field] : theirs[field]);
              contested ||= both;
            }
          }
          if (contested) expect(conflicts).toContain(section);
        }
      }),
    );
  });

  it('is idempotent, and reports no conflict if both sides made the same change', () => {
    fc.assert(
      fc.property(anyProfile, anyProfile, anyProfile, (base, mine, theirs) => {
        const { merged } = mergeProfiles([base], mine, theirs);
        expect(mergeProfiles([theirs], merged, theirs)).toEqual({ merged, conflicts: [], undone: [] });
        expect(mergeProfiles([base], mine, mine)).toEqual({ merged: mine, conflicts: [], undone: [] });
      }),
    );
  });

  it('merges changes of different entries of a list, but only if there is a single base', () => {
    const base = { ...emptyProfile(), highlights: ['COO', 'CFO'] };
    const mine = { ...base, highlights: ['COO, Kestrel', 'CFO'] };
    const theirs = { ...base, highlights: ['COO', 'CFO', 'Chair'] };
    const { merged, conflicts } = mergeProfiles([base], mine, theirs);
    expect(merged.highlights).toEqual(['COO, Kestrel', 'CFO', 'Chair']);
    expect(conflicts).toEqual([]);
    expect(mergeProfiles([base, mine], mine, theirs).conflicts).toEqual(['keyRoles']);
  });

  it('merges an entry of which each side changed another field', () => {
    const story = {
      where: '',
      situation: 'A plant in Bergen',
      action: '',
      number: '',
      counts: '',
      result: '',
    };
    const base: ProfileData = {
      ...emptyProfile(),
      case_stories: [{ ...story, shown: true }],
      highlights: ['COO', 'CFO'],
      personas: [{ title: 'The Controller', bullets: ['Closed the books', 'Led the audit'] }],
      functional_skills: [{ name: 'Finance', value: [{ title: 'Audit', description: 'First audits' }] }],
    };
    const mine: ProfileData = {
      ...base,
      highlights: ['COO, Kestrel', 'CFO'],
      case_stories: [{ ...story, result: 'Open in March', shown: true }],
      personas: [{ title: 'The Controller', bullets: ['Closed the books in five days', 'Led the audit'] }],
      functional_skills: [{ name: 'Finance and risk', value: base.functional_skills[0]?.value ?? [] }],
    };
    const theirs: ProfileData = {
      ...base,
      case_stories: [{ ...story, where: 'Bergen, 2024', shown: false }],
      highlights: ['COO', 'CFO, Fjordlight'],
      personas: [{ title: 'The Controller', bullets: ['Closed the books', 'Led the first audit'] }],
      functional_skills: [
        {
          name: 'Finance',
          value: [
            { title: 'Audit', description: 'First audits' },
            { title: 'Treasury', description: '' },
          ],
        },
      ],
    };
    const { merged, conflicts } = mergeProfiles([base], mine, theirs);
    expect(conflicts).toEqual([]);
    expect(merged.highlights).toEqual(['COO, Kestrel', 'CFO, Fjordlight']);
    expect(merged.case_stories).toEqual([
      { ...story, where: 'Bergen, 2024', result: 'Open in March', shown: false },
    ]);
    expect(merged.personas).toEqual([
      { title: 'The Controller', bullets: ['Closed the books in five days', 'Led the first audit'] },
    ]);
    expect(merged.functional_skills).toEqual([
      { name: 'Finance and risk', value: theirs.functional_skills[0]?.value },
    ]);
  });

  it('keeps both case stories if two devices fill in the same empty one with different stories', () => {
    const story = { ...emptyStory(), situation: 'A plant in Bergen' };
    const blank: ProfileData = { ...emptyProfile(), case_stories: [story, emptyStory()] };
    const withSecondStory = (situation: string) => ({
      ...blank,
      case_stories: [story, { ...emptyStory(), situation }],
    });
    const mine = withSecondStory('A port without a plan');
    const theirs = withSecondStory('Two lenders, one complaint desk');
    const { merged, conflicts } = mergeProfiles([blank], mine, theirs);
    expect(merged.case_stories).toEqual([story, theirs.case_stories[1], mine.case_stories[1]]);
    expect(conflicts).toEqual([]);
    expect(mergeProfiles([blank], mine, blank).merged.case_stories).toEqual(mine.case_stories);
  });

  it('reports a conflict only where both sides changed one text of an entry', () => {
    const withSuperpower = (title: string, description: string): ProfileData => ({
      ...emptyProfile(),
      superpowers: [{ title, description }],
    });
    const merge = (base: ProfileData, mine: ProfileData, theirs: ProfileData) => {
      const { merged, conflicts } = mergeProfiles([base], mine, theirs);
      return [merged.superpowers.map(({ title, description }) => `${title}: ${description}`), conflicts];
    };
    const base = withSuperpower('Calm', 'Stays calm');
    expect(
      merge(base, withSuperpower('Calm', 'Calm at sea'), withSuperpower('Calm', 'Calm in storms')),
    ).toEqual([['Calm: Calm at sea'], ['superpowers']]);
    expect(merge(base, withSuperpower('Quiet', 'Stays calm'), withSuperpower('Calm', 'Calm at sea'))).toEqual(
      [['Quiet: Calm at sea'], []],
    );
    // Another entry in its place is not an edit of it.
    expect(merge(base, withSuperpower('Calm', 'Calm at sea'), withSuperpower('Bold', 'Decides'))).toEqual([
      ['Bold: Decides', 'Calm: Calm at sea'],
      ['superpowers'],
    ]);
  });

  it('keeps a persona that one side removed and the other edited, and reports it to the side that removed it', () => {
    const withPersonas = (...personas: [string, ...string[]][]): ProfileData => ({
      ...emptyProfile(),
      personas: personas.map(([title, ...bullets]) => ({ title, bullets })),
    });
    const base = withPersonas(['The Operator', 'Opens plants'], ['The Controller', 'Closes the books']);
    const removed = withPersonas(['The Controller', 'Closes the books in a week']);
    const edited = withPersonas(
      ['The Operator', 'Opens plants', 'Hires'],
      ['The Controller', 'Closes the books'],
    );
    const both = withPersonas(
      ['The Operator', 'Opens plants', 'Hires'],
      ['The Controller', 'Closes the books in a week'],
    );
    expect(mergeProfiles([base], removed, edited)).toEqual({
      merged: both,
      conflicts: [],
      undone: ['personas'],
    });
    expect(mergeProfiles([base], edited, removed)).toEqual({
      merged: both,
      conflicts: ['personas'],
      undone: [],
    });
  });

  it('keeps mine and reports a conflict if a list is missing on either side, as in profiles of earlier releases', () => {
    const withList = (industries: string[]) => ({ ...emptyProfile(), industries });
    const { industries: _, ...otherFields } = emptyProfile();
    const withoutIndustries = otherFields as ProfileData;
    for (const [base, theirs] of [
      [withoutIndustries, withList(['theirs'])],
      [withList(['base']), withoutIndustries],
    ] as const) {
      const { merged, conflicts } = mergeProfiles([base], withList(['mine']), theirs);
      expect(merged.industries).toEqual(['mine']);
      expect(conflicts).toHaveLength(1);
    }
  });

  it('does not mistake its own unanswered save for somebody else’s', () => {
    const base = emptyProfile();
    const sent = { ...base, summary: 'First words' };
    const mine = { ...base, summary: 'First words and more' };
    const theirs = { ...sent, name: 'Mara Lindqvist' };
    expect(mergeProfiles([base, sent], mine, theirs)).toEqual({
      merged: { ...mine, name: 'Mara Lindqvist' },
      conflicts: [],
      undone: [],
    });
    expect(mergeProfiles([base], mine, theirs).conflicts).toEqual(['description']);
    expect(mergeProfiles([base, sent], base, theirs).merged.summary).toBe('');
  });
});

describe('engagement terms of two devices', () => {
  const term = (text: string) => ({ term: 'kind' as const, shown: 'page' as const, text });
  const notice = { term: 'notice' as const, shown: 'page' as const, text: 'A month' };
  const from = { term: 'availability' as const, shown: 'page' as const, from: '' };
  const merge = (base: Engagement, mine: Engagement, theirs: Engagement) => {
    const withTerms = (engagement: Engagement) => ({ ...emptyProfile(), engagement });
    const { merged, conflicts } = mergeProfiles([withTerms(base)], withTerms(mine), withTerms(theirs));
    return [merged.engagement, conflicts.length];
  };

  it('are merged term by term, in the order of the page', () => {
    expect(merge([], [notice], [from])).toEqual([[from, notice], 0]);
    expect(merge([term('A')], [term('B')], [term('A'), notice])).toEqual([[term('B'), notice], 0]);
    expect(merge([term('A')], [term('A'), from], [term('B')])).toEqual([[from, term('B')], 0]);
    expect(merge([term('A'), notice], [notice], [from, term('A'), notice])).toEqual([[from, notice], 0]);
    expect(merge([term('A')], [term('B'), from], [term('B'), notice])).toEqual([
      [from, term('B'), notice],
      0,
    ]);
  });

  it('changed by both sides get the value of the later save; removed by one side, they stay', () => {
    expect(merge([term('A')], [term('B')], [term('C'), notice])).toEqual([[term('B'), notice], 1]);
    expect(merge([term('A')], [], [term('C')])).toEqual([[term('C')], 0]);
    expect(merge([term('A')], [term('C')], [])).toEqual([[term('C')], 1]);
  });

  it('that one side hides stay hidden while the other rewrites them', () => {
    const hidden = (text: string) => ({ ...term(text), shown: 'hidden' as const });
    const reserved = (text: string) => ({ ...term(text), shown: 'versions' as const });
    expect(merge([term('A')], [term('B')], [hidden('A')])).toEqual([[hidden('B')], 0]);
    expect(merge([term('A')], [hidden('A')], [term('B')])).toEqual([[hidden('B')], 0]);
    expect(merge([term('A')], [hidden('B')], [reserved('C')])).toEqual([[hidden('B')], 1]);
    expect(merge([hidden('A')], [reserved('A')], [term('A')])).toEqual([[reserved('A')], 0]);
    // Also where it is unknown what either side started from.
    const withTerms = (engagement: Engagement) => ({ ...emptyProfile(), engagement });
    const bases = [withTerms([term('A')]), withTerms([term('AB')])];
    expect(
      mergeProfiles(bases, withTerms([term('ABC')]), withTerms([hidden('A')])).merged.engagement,
    ).toEqual([hidden('ABC')]);
  });

  it('keep an amount with its unit', () => {
    const days = (max: number, per: 'month' | 'week' = 'month') =>
      ({ term: 'capacity', shown: 'page', per, min: 0, max }) as const;
    expect(merge([days(4)], [days(40, 'week')], [days(5)])).toEqual([[days(40, 'week')], 1]);
  });
});
