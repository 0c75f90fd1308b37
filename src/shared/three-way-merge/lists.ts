/** Three-way merge of lists, entry by entry: two people may change different entries of one list. */
import { deepEqual } from '../json/deep-equal';

/** Lists that need more comparisons are not merged. */
const MAX_COMPARISONS = 250_000;

const keyOf = (entry: unknown) => (typeof entry === 'string' ? `"${entry}` : JSON.stringify(entry));

/** For each entry of `a`, the index of its counterpart in `b`, or -1: a longest common subsequence. */
function matchIndexes(a: readonly string[], b: readonly string[]): number[] {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] as number;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const matches = new Array<number>(a.length).fill(-1);
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) matches[i++] = j++;
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return matches;
}

/** Merges a stretch that both sides changed differently; `null` if one side has to be chosen. */
type MergeStretch<T> = (base: readonly T[], mine: readonly T[], theirs: readonly T[]) => readonly T[] | null;

/** Merges a stretch that was empty, or in which one side only added entries; `null` for any other. */
export function mergeBoth<T>(
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
): readonly T[] | null {
  // Entries that both sides added appear once.
  if (base.length === 0)
    return [...theirs, ...mine.filter((entry) => !theirs.some((other) => deepEqual(other, entry)))];
  return mergeAdded(base, mine, theirs);
}

/** Merges a stretch in which one side only added entries before or after the others; `null` if neither side did. */
export const mergeAdded = <T>(base: readonly T[], mine: readonly T[], theirs: readonly T[]) =>
  placeAround(base, theirs, mine) ?? placeAround(base, mine, theirs);

/**
 * Handles the case that `added` is the base with entries before and after it: puts them around the other side's list.
 */
function placeAround<T>(base: readonly T[], added: readonly T[], changed: readonly T[]): readonly T[] | null {
  for (let index = 0; index + base.length <= added.length; index++) {
    const end = index + base.length;
    if (deepEqual(added.slice(index, end), base))
      return [...added.slice(0, index), ...changed, ...added.slice(end)];
  }
  return null;
}

/**
 * Merges both sides' changes to a list.
 * @param merge is called for each stretch that both sides changed differently
 * @returns `null` if both changed the same entries or the lists are too long, so that one side has to be chosen
 */
export function mergeLists<T>(
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
  merge: MergeStretch<T> = mergeBoth,
): T[] | null {
  if (base.length * Math.max(mine.length, theirs.length) > MAX_COMPARISONS) return null;
  const keys = base.map(keyOf);
  const inMine = matchIndexes(keys, mine.map(keyOf));
  const inTheirs = matchIndexes(keys, theirs.map(keyOf));
  const merged: T[] = [];
  let from = { base: 0, mine: 0, theirs: 0 };
  for (let index = 0; index <= base.length; index++) {
    const isEnd = index === base.length;
    const to = {
      base: index,
      mine: isEnd ? mine.length : (inMine[index] as number),
      theirs: isEnd ? theirs.length : (inTheirs[index] as number),
    };
    if (to.mine < 0 || to.theirs < 0) continue;
    const [baseStretch, myStretch, theirStretch] = [
      base.slice(from.base, to.base),
      mine.slice(from.mine, to.mine),
      theirs.slice(from.theirs, to.theirs),
    ];
    const isUnchangedByMine = deepEqual(myStretch, baseStretch);
    const isUnchangedByTheirs = deepEqual(theirStretch, baseStretch);
    const stretch =
      isUnchangedByMine || deepEqual(myStretch, theirStretch)
        ? theirStretch
        : isUnchangedByTheirs
          ? myStretch
          : merge(baseStretch, myStretch, theirStretch);
    if (!stretch) return null;
    merged.push(...stretch);
    if (!isEnd) merged.push(base[index] as T);
    from = { base: to.base + 1, mine: to.mine + 1, theirs: to.theirs + 1 };
  }
  return merged;
}
