/**
 * What a merge knows and its outcome does not tell: which row of a list became which. A row that one device has moved
 * and another has rewritten looks like one that was removed and one that was added.
 */
import { deepEqual } from '../json/deep-equal';
import type { ProfileData } from './profile-data';

/** The fields of a profile that two devices changed at once: as both began, and as one of them made them. */
export interface MergedEdit {
  base: Partial<ProfileData>;
  mine: Partial<ProfileData>;
}

/** Merges that a save carries. */
export const MAX_MERGED_EDITS = 3;
/** Maximum characters of them all, since a save has a limit. */
const MAX_MERGED_CHARACTERS = 100_000;

/** Keeps the last of several merged edits, as many as a save may carry. */
export function limitMergedEdits(edits: readonly MergedEdit[]): MergedEdit[] {
  let left = edits.slice(-MAX_MERGED_EDITS);
  while (JSON.stringify(left).length > MAX_MERGED_CHARACTERS) left = left.slice(1);
  return left;
}

/** The fields of a merge that both sides changed, with their values on each side; `null` if there are none. */
export function mergedEditOf(base: ProfileData, mine: ProfileData, theirs: ProfileData): MergedEdit | null {
  const fields = (Object.keys(base) as (keyof ProfileData)[]).filter((field) =>
    [mine, theirs].every((side) => !deepEqual(side[field], base[field])),
  );
  const pick = (data: ProfileData) =>
    Object.fromEntries(fields.map((field) => [field, data[field]])) as Partial<ProfileData>;
  return fields.length > 0 ? { base: pick(base), mine: pick(mine) } : null;
}
