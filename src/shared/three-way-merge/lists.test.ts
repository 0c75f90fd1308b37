import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeLists } from './lists';

type Change = 'none' | 'change' | 'remove' | 'insert';
interface Entry {
  change: Change;
  side: 'mine' | 'theirs';
}

/** The list of one side: its own changes applied, each followed by an entry that nobody changes. */
const sideOf = (entries: readonly Entry[], isOwn: (side: Entry['side']) => boolean) =>
  entries.flatMap(({ change, side }, index) => {
    const unchanged = [`entry ${index}`];
    const ownChange = isOwn(side) ? change : 'none';
    const changed = {
      none: unchanged,
      change: [`changed ${index}`],
      remove: [],
      insert: [`new ${index}`, ...unchanged],
    }[ownChange];
    return [...changed, `untouched ${index}`];
  });

describe('merging lists', () => {
  it('applies changes of both sides to different places', () => {
    const entryLists = fc.array(
      fc.record({
        change: fc.constantFrom<Change>('none', 'change', 'remove', 'insert'),
        side: fc.constantFrom<Entry['side']>('mine', 'theirs'),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(entryLists, (entries) => {
        const base = sideOf(entries, () => false);
        const mine = sideOf(entries, (side) => side === 'mine');
        const theirs = sideOf(entries, (side) => side === 'theirs');
        expect(mergeLists(base, mine, theirs)).toEqual(sideOf(entries, () => true));
      }),
    );
  });

  it('finds the longest common subsequence, also with moved and repeated entries', () => {
    const base = ['a', 'b', 'a', 'c', 'd'];
    expect(mergeLists(base, ['b', 'a', 'c', 'd'], ['a', 'b', 'a', 'c', 'D'])).toEqual(['b', 'a', 'c', 'D']);
    expect(mergeLists(base, ['c', 'a', 'b', 'a', 'd'], base)).toEqual(['c', 'a', 'b', 'a', 'd']);
    expect(mergeLists(['a', 'b', 'c', 'd'], ['b', 'c', 'd', 'a'], ['a', 'b', 'C', 'd'])).toEqual([
      'b',
      'C',
      'd',
      'a',
    ]);
  });

  it('merges lists of 500 entries, and returns null for longer ones', () => {
    const base = Array.from({ length: 500 }, (_, index) => `entry ${index}`);
    const mine = base.with(3, 'mine');
    const theirs = base.with(490, 'theirs');
    expect(mergeLists(base, mine, theirs)).toEqual(mine.with(490, 'theirs'));
    expect(mergeLists(base, [...mine, 'one more'], theirs)).toBeNull();
  });

  it('merges changes of different entries', () => {
    expect(mergeLists(['a', 'b', 'c'], ['A', 'b', 'c'], ['a', 'b'])).toEqual(['A', 'b']);
    expect(mergeLists(['a', 'b'], ['b'], ['a', 'b', 'c'])).toEqual(['b', 'c']);
    expect(mergeLists([{ t: 1 }, { t: 2 }], [{ t: 1 }, { t: 3 }], [{ t: 4 }, { t: 1 }, { t: 2 }])).toEqual([
      { t: 4 },
      { t: 1 },
      { t: 3 },
    ]);
  });

  it('keeps what both sides added at the same place, without duplicates', () => {
    expect(mergeLists(['a'], ['a', 'mine'], ['a', 'theirs'])).toEqual(['a', 'theirs', 'mine']);
    expect(mergeLists(['a'], ['a', 'both'], ['a', 'both', 'more'])).toEqual(['a', 'both', 'more']);
  });

  it('keeps a change of an entry next to which the other side added one', () => {
    expect(mergeLists(['a'], ['A'], ['a', 'new'])).toEqual(['A', 'new']);
    expect(mergeLists(['a'], [], ['a', 'new'])).toEqual(['new']);
    expect(mergeLists(['a'], ['first', 'a'], ['A'])).toEqual(['first', 'A']);
  });

  it('returns null if both sides changed the same entry', () => {
    expect(mergeLists(['a', 'b'], ['x', 'b'], ['y', 'b'])).toBeNull();
    expect(mergeLists(['a', 'b'], ['x', 'b'], ['b'])).toBeNull();
  });

  it('equals the other side if one side changed nothing', () => {
    const list = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 8 });
    fc.assert(
      fc.property(list, list, (base, changed) => {
        expect(mergeLists(base, base, changed)).toEqual(changed);
        expect(mergeLists(base, changed, base)).toEqual(changed);
        expect(mergeLists(base, changed, changed)).toEqual(changed);
      }),
    );
  });
});
