/** Converts between whole profiles and the changed fields that are kept in the browser. */

import { deepEqual } from '@/shared/json/deep-equal';
import { mergeProfiles, type ProfileMerge } from '@/shared/profile/merge';
import { limitMergedEdits, type MergedEdit, mergedEditOf } from '@/shared/profile/merged-edit';
import type { ProfileData } from '@/shared/profile/profile-data';
import type { KeepReason, OutboxEntry } from './types';

/** The fields in which `mine` or a save without an answer differs from what the server acknowledged. */
export function entryOf(
  base: ProfileData,
  mine: ProfileData,
  sent: readonly ProfileData[],
  keep?: KeepReason,
): OutboxEntry {
  const fields = (Object.keys(base) as (keyof ProfileData)[]).filter((field) =>
    [mine, ...sent].some((data) => !deepEqual(data[field], base[field])),
  );
  const pick = (data: ProfileData) =>
    Object.fromEntries(fields.map((field) => [field, data[field]])) as Partial<ProfileData>;
  return { base: pick(base), mine: pick(mine), sent: sent.map(pick), keep };
}

/**
 * Applies kept edits to the server's present profile.
 * @returns also why the server must keep its state: a conflict now, or one from when the entry was written; and the
 * merges that it has to be told: this one, and those from when the entry was written
 */
export function mergeEntry(
  entry: OutboxEntry,
  present: ProfileData,
): ProfileMerge & { keep?: KeepReason; mergedEdits?: MergedEdit[] } {
  const base = { ...present, ...entry.base };
  const bases = [base, ...entry.sent.map((fields) => ({ ...base, ...fields }))];
  const mine = { ...present, ...entry.mine };
  const merge = mergeProfiles(bases, mine, present);
  const edits = limitMergedEdits([...(entry.merged ?? []), mergedEditOf(base, mine, present) ?? []].flat());
  return {
    ...merge,
    keep: merge.conflicts.length > 0 ? 'replaced' : entry.keep,
    ...(edits.length > 0 && { mergedEdits: edits }),
  };
}
