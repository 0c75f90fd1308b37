/**
 * Three-way merge of a list's rows by identity: a row is followed when it is edited, moved, or gets new neighbours.
 * The data has no ids, so a row is known by its content: an equal one, else the most similar one.
 */
import { deepEqual } from '../json/deep-equal';

/** The changes that a merge could not keep. */
export interface MergeFlags {
  /** A change of `theirs` was replaced, or its removal undone: `mine` had changed the same. */
  overwrote?: boolean;
  /** A removal by `mine` was undone, because `theirs` had edited the row. */
  undone?: boolean;
}

/** How similar two texts are: the share of the shorter one that is their common beginning and end, 0 to 1. */
export function textSimilarity(a: string, b: string): number {
  const shorterLength = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorterLength && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorterLength - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return (start + end) / (shorterLength || 1);
}

/** Minimum similarity of a row before and after an edit. */
export const MIN_SAME_ROW_SIMILARITY = 0.5;

const fieldsOf = (row: unknown): unknown[] => (row && typeof row === 'object' ? Object.values(row) : [row]);
/** The letters and digits of a row's texts, without its switches, which blank rows of two devices have in common. */
const lettersOf = (row: unknown) =>
  JSON.stringify(fieldsOf(row).filter((field) => typeof field !== 'boolean')).replace(/[^\p{L}\p{N}]/gu, '');

/** The similarity of two rows: that of their letters, plus 1 for each non-empty field that stayed the same. */
function similarity(a: unknown, b: unknown): number {
  const others = fieldsOf(b);
  const unchangedFields = fieldsOf(a).filter(
    (field, index) => (field as string)?.length && deepEqual(field, others[index]),
  );
  return unchangedFields.length + textSimilarity(lettersOf(a), lettersOf(b));
}

/** For each row of `side`, the index of the row of `base` that it was, or -1 if it is new. */
export function originsOf(base: readonly unknown[], side: readonly unknown[]): number[] {
  const keys = base.map((row) => JSON.stringify(row));
  const takenIndexes = new Set<number>();
  let last = -1;
  const takeRow = (from: number) => {
    if (from >= 0) takenIndexes.add(from);
    return from;
  };
  const origins = side.map((row) => {
    const key = JSON.stringify(row);
    // Of several equal rows the next one, unless it was moved up.
    const next = keys.indexOf(key, last + 1);
    const from =
      takenIndexes.has(next) || next < 0
        ? keys.findIndex((k, index) => k === key && !takenIndexes.has(index))
        : next;
    if (from >= 0) last = from;
    return takeRow(from);
  });
  const pairs = side.flatMap((row, index) =>
    origins[index] === -1
      ? base.flatMap((other, from) =>
          takenIndexes.has(from) ? [] : [{ at: index, from, alike: similarity(other, row) }],
        )
      : [],
  );
  for (const { at, from, alike } of pairs.sort((a, b) => b.alike - a.alike))
    if (alike >= MIN_SAME_ROW_SIMILARITY && origins[at] === -1 && !takenIndexes.has(from))
      origins[at] = takeRow(from);
  return origins;
}

interface Side {
  rows: readonly unknown[];
  origins: number[];
}

/**
 * Nobody knows which of several equal rows was edited or removed. Where one side edited one and the other side removed
 * one, they were not the same: otherwise the removal would be undone.
 */
function separateTwins(base: readonly unknown[], sides: readonly Side[]): void {
  for (const [index, { rows, origins }] of sides.entries()) {
    const other = sides[1 - index] as Side;
    const isAsItWas = (from: number) => deepEqual(rows[origins.indexOf(from)], base[from]);
    for (const from of origins) {
      if (from < 0 || other.origins.includes(from) || isAsItWas(from)) continue;
      const twin = other.rows.findIndex(
        (row, at) => deepEqual(row, base[from]) && isAsItWas(other.origins[at] as number),
      );
      if (twin >= 0) other.origins[twin] = from;
    }
  }
}

/** Whether the remaining rows are in another order than before. */
const isReordered = (origins: readonly number[]) =>
  origins.filter((from) => from >= 0).some((from, index, kept) => from < (kept[index - 1] ?? 0));

/**
 * Merges both sides' changes to the rows of a list. A row that one side removed and the other edited stays, with the
 * edit; equal rows that both added are kept once.
 * @param mergeRow merges a row that both sides have
 * @param flags set if a change was overwritten or undone
 */
export function mergeRows<T>(
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
  mergeRow: (base: T, mine: T, theirs: T) => T,
  flags: MergeFlags,
): T[] {
  const sides = [
    { rows: theirs, origins: originsOf(base, theirs), lostBy: 'undone' as const },
    { rows: mine, origins: originsOf(base, mine), lostBy: 'overwrote' as const },
  ];
  separateTwins(base, sides);
  const isReorderedBySide = sides.map(({ origins }) => isReordered(origins));
  if (isReorderedBySide[1]) sides.reverse();
  if (isReorderedBySide[0] && isReorderedBySide[1] && !deepEqual(sides[0]?.origins, sides[1]?.origins))
    flags.overwrote = true;
  const [first, second] = sides as [(typeof sides)[0], (typeof sides)[0]];
  /** Whether a row that the other side removed stays: if this side edited it, which is then flagged. */
  const keepIfEdited = (from: number, row: T, lostBy: keyof MergeFlags) => {
    const edited = !deepEqual(row, base[from]);
    if (edited) flags[lostBy] = true;
    return edited;
  };
  /** `after`: for a new row, the row of the base that it follows. */
  const merged: { row: T; from: number; after: number; isTwin?: boolean }[] = [];
  let after = -1;
  for (const [index, row] of first.rows.entries()) {
    const from = first.origins[index] as number;
    if (from >= 0) after = from;
    const other = from < 0 ? -1 : second.origins.indexOf(from);
    if (other >= 0) {
      const otherRow = second.rows[other] as T;
      const mineAndTheirs = first.rows === mine ? ([row, otherRow] as const) : ([otherRow, row] as const);
      merged.push({ row: mergeRow(base[from] as T, ...mineAndTheirs), from, after });
    } else if (from < 0 || keepIfEdited(from, row, first.lostBy)) merged.push({ row, from, after });
  }
  // Rows added by the second side stay after the same row, following those that the first side added there.
  let place = 0;
  after = -1;
  for (const [index, row] of second.rows.entries()) {
    const from = second.origins[index] as number;
    const mergedIndex = merged.findIndex((entry) =>
      from < 0 ? entry.from < 0 && !entry.isTwin && deepEqual(entry.row, row) : entry.from === from,
    );
    const twin = merged[mergedIndex];
    if (twin) {
      twin.isTwin = true;
      place = mergedIndex + 1;
    } else if (from < 0 || (!first.origins.includes(from) && keepIfEdited(from, row, second.lostBy))) {
      // Rows between may be gone on one side.
      const end = from < 0 ? after + 1 : from;
      while ((merged[place]?.after ?? end) < end) place++;
      merged.splice(place++, 0, { row, from, after, isTwin: true });
    }
    if (from >= 0) after = from;
  }
  return merged.map(({ row }) => row);
}
