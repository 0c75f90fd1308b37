import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeLists } from './merge-lists';

describe('merging lists', () => {
  it('takes changes of different entries from both sides', () => {
    expect(mergeLists(['a', 'b', 'c'], ['A', 'b', 'c'], ['a', 'b'])).toEqual(['A', 'b']);
    expect(mergeLists(['a', 'b'], ['b'], ['a', 'b', 'c'])).toEqual(['b', 'c']);
    expect(mergeLists([{ t: 1 }, { t: 2 }], [{ t: 1 }, { t: 3 }], [{ t: 4 }, { t: 1 }, { t: 2 }])).toEqual([
      { t: 4 },
      { t: 1 },
      { t: 3 },
    ]);
  });

  it('keeps what both added at one place, each once', () => {
    expect(mergeLists(['a'], ['a', 'mine'], ['a', 'theirs'])).toEqual(['a', 'theirs', 'mine']);
    expect(mergeLists(['a'], ['a', 'both'], ['a', 'both', 'more'])).toEqual(['a', 'both', 'more']);
  });

  it('takes a change of an entry beside which the other side added one', () => {
    expect(mergeLists(['a'], ['A'], ['a', 'new'])).toEqual(['A', 'new']);
    expect(mergeLists(['a'], [], ['a', 'new'])).toEqual(['new']);
    expect(mergeLists(['a'], ['first', 'a'], ['A'])).toEqual(['first', 'A']);
  });

  it('leaves the choice to others where both changed one entry', () => {
    expect(mergeLists(['a', 'b'], ['x', 'b'], ['y', 'b'])).toBeNull();
    expect(mergeLists(['a', 'b'], ['x', 'b'], ['b'])).toBeNull();
  });

  it('is the other side where one changed nothing, whatever the lists', () => {
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
