/**
 * The states that were merged, sent along with a merge because its outcome does not show which row of a list became
 * which: a row that one device moved and another rewrote looks like one removed row and one added row.
 */
import { deepEqual } from '../json/deep-equal';
import type { ProfileData } from './profile-data';

/** The fields of a profile that two devices changed: in their common base, and as the saving device changed them. */
export interface MergedEdit {
  base: Partial<ProfileData>;
  mine: Partial<ProfileData>;
}

/** Maximum merged edits that a save carries. */
export const MAX_MERGED_EDITS = 3;
/** Maximum characters of these edits as JSON, since a save has a limit. */
const MAX_MERGED_CHARACTERS = 100_000;

/** Keeps the last of several merged edits, as many as a save may carry. */
export function limitMergedEdits(edits: readonly MergedEdit[]): MergedEdit[] {
  let lastEdits = edits.slice(-MAX_MERGED_EDITS);
  while (JSON.stringify(lastEdits).length > MAX_MERGED_CHARACTERS) lastEdits = lastEdits.slice(1);
  return lastEdits;
}

/** The fields that both sides of a merge changed, with their values in `base` and `mine`; `null` if there are none. */
export function mergedEditOf(base: ProfileData, mine: ProfileData, theirs: ProfileData): MergedEdit | null {
  const fields = (Object.keys(base) as (keyof ProfileData)[]).filter((field) =>
    [mine, theirs].every((side) => !deepEqual(side[field], base[field])),
  );
  const pick = (data: ProfileData) =>
    Object.fromEntries(fields.map((field) => [field, data[field]])) as Partial<ProfileData>;
  return fields.length > 0 ? { base: pick(base), mine: pick(mine) } : null;
}
