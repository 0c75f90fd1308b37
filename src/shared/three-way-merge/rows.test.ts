import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MergeFlags, mergeRows } from './rows';

/** Merges rows that are texts: if both sides changed one, `mine` is kept. */
const mergeTextRows = (base: readonly string[], mine: readonly string[], theirs: readonly string[]) => {
  const flags: MergeFlags = {};
  const rows = mergeRows(
    base,
    mine,
    theirs,
    (from, here, there) => {
      if (here === from || here === there) return there;
      if (there !== from) flags.overwrote = true;
      return here;
    },
    flags,
  );
  return { rows, ...flags };
};

type Change = 'none' | 'edit' | 'remove' | 'insert';
const change = fc.constantFrom<Change>('none', 'edit', 'remove', 'insert');
/** What each side does to each row of a list. */
const changes = fc.array(fc.record({ mine: change, theirs: change }), { maxLength: 8 });

const row = (index: number) => `Role number ${index} of a career`;
const sideOf = (all: readonly { mine: Change; theirs: Change }[], side: 'mine' | 'theirs') =>
  all.flatMap((both, index) => {
    const ownChange = both[side];
    if (ownChange === 'remove') return [];
    const kept = ownChange === 'edit' ? `${row(index)}, ${side}` : row(index);
    return ownChange === 'insert' ? [kept, `${index} ${side} added`] : [kept];
  });

/** Each row of the base with what was added after it, in no order. */
const stretches = (rows: readonly string[]) =>
  rows
    .join('|')
    .split(/\|(?=Role )/)
    .map((stretch) => stretch.split('|').sort());

describe('merging rows', () => {
  it('follows each row whatever happens to its neighbours', () => {
    fc.assert(
      fc.property(changes, (all) => {
        const base = all.map((_, index) => row(index));
        const {
          rows,
          overwrote = false,
          undone = false,
        } = mergeTextRows(base, sideOf(all, 'mine'), sideOf(all, 'theirs'));
        const expected = all.flatMap(({ mine, theirs }, index) => {
          const edit = mine === 'edit' ? [', mine'] : theirs === 'edit' ? [', theirs'] : [];
          const isGone = (mine === 'remove' || theirs === 'remove') && edit.length === 0;
          return [
            ...(isGone ? [] : [`${row(index)}${edit.join('')}`]),
            ...(theirs === 'insert' ? [`${index} theirs added`] : []),
            ...(mine === 'insert' ? [`${index} mine added`] : []),
          ];
        });
        // Where rows between two additions are gone, either may come first.
        expect(stretches(rows)).toEqual(stretches(expected));
        expect(overwrote).toBe(
          all.some(({ mine, theirs }) => mine === 'edit' && (theirs === 'edit' || theirs === 'remove')),
        );
        expect(undone).toBe(all.some(({ mine, theirs }) => mine === 'remove' && theirs === 'edit'));
      }),
      { numRuns: 1000 },
    );
  });

  it('follows rows that are moved while the other side edits, removes and adds some', () => {
    const order = changes.chain((all) =>
      fc.tuple(
        fc.constant(all),
        fc.shuffledSubarray([...all.keys()], { minLength: all.length }),
        fc.boolean(),
      ),
    );
    fc.assert(
      fc.property(order, ([all, places, isMine]) => {
        const base = all.map((_, index) => row(index));
        const moved = places.map(row);
        const changed = sideOf(all, 'theirs');
        const { rows, overwrote, undone } = isMine
          ? mergeTextRows(base, moved, changed)
          : mergeTextRows(base, changed, moved);
        expect([overwrote, undone]).toEqual([undefined, undefined]);
        expect([...rows].sort()).toEqual([...changed].sort());
        const kept = (list: readonly string[]) =>
          list.flatMap((text) => /^Role number (\d+)/.exec(text)?.[1] ?? []).map(Number);
        expect(kept(rows)).toEqual(places.filter((index) => all[index]?.theirs !== 'remove'));
      }),
    );
  });

  it('equals the other side if one side changed nothing, and either side if both made the same changes', () => {
    const list = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 8 });
    fc.assert(
      fc.property(list, list, (base, changed) => {
        for (const [mine, theirs] of [
          [base, changed],
          [changed, base],
          [changed, changed],
        ] as const)
          expect(mergeTextRows(base, mine, theirs)).toEqual({ rows: changed });
      }),
    );
  });

  it('loses no row that either side added or edited', () => {
    const list = fc.array(fc.stringMatching(/^[ab]{0,4}$/), { maxLength: 6 });
    fc.assert(
      fc.property(list, list, list, (base, mine, theirs) => {
        const { rows, overwrote } = mergeTextRows(base, mine, theirs);
        const lost = (side: readonly string[]) =>
          side.filter((text) => !base.includes(text) && !rows.includes(text));
        expect(lost(mine)).toEqual([]);
        if (!overwrote) expect(lost(theirs)).toEqual([]);
      }),
    );
  });

  it('keeps both of two rows that took the place of another, and one of two equal ones', () => {
    expect(mergeTextRows(['Skipper'], ['Auditor'], ['Botanist'])).toEqual({ rows: ['Botanist', 'Auditor'] });
    expect(mergeTextRows(['Skipper'], ['Skipper', 'Both'], ['Skipper', 'Both', 'More'])).toEqual({
      rows: ['Skipper', 'Both', 'More'],
    });
  });

  it.each([
    ['here', ['Adviser, Kestrel', 'Adviser', 'Chair'], ['Adviser', 'Chair']],
    ['here, the second', ['Adviser', 'Adviser, Kestrel', 'Chair'], ['Adviser', 'Chair']],
    ['there', ['Adviser', 'Chair'], ['Adviser', 'Adviser, Kestrel', 'Chair']],
  ])(
    'takes an edited and a removed one of two equal rows for different rows: edited %s',
    (_, mine, theirs) => {
      expect(mergeTextRows(['Adviser', 'Adviser', 'Chair'], mine, theirs)).toEqual({
        rows: ['Adviser, Kestrel', 'Chair'],
      });
    },
  );

  it('keeps an edited row that was removed with its twin, and two edited twins', () => {
    const base = ['Adviser', 'Adviser', 'Chair'];
    const edited = ['Adviser, Kestrel', 'Adviser', 'Chair'];
    expect(mergeTextRows(base, edited, ['Chair'])).toEqual({
      rows: ['Adviser, Kestrel', 'Chair'],
      overwrote: true,
    });
    expect(mergeTextRows(base, edited, ['Adviser, Fjordlight', 'Chair']).rows.sort()).toEqual([
      'Adviser, Fjordlight',
      'Adviser, Kestrel',
      'Chair',
    ]);
  });
});
