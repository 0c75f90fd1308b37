/** Converts between whole profiles and entries of the outbox, which have only the changed fields. */

import { deepEqual } from '@/shared/json/deep-equal';
import { mergeProfiles, type ProfileMerge } from '@/shared/profile/merge';
import { limitMergedEdits, type MergedEdit, mergedEditOf } from '@/shared/profile/merged-edit';
import type { ProfileData } from '@/shared/profile/profile-data';
import type { KeepReason, OutboxEntry } from './types';

/**
 * The entry of the outbox: the fields in which `mine` or a save without an answer differs from the acknowledged state.
 */
export function entryOf(
  base: ProfileData,
  mine: ProfileData,
  sent: readonly ProfileData[],
  keep?: KeepReason,
): OutboxEntry {
  const fields = (Object.keys(base) as (keyof ProfileData)[]).filter((field) =>
    [mine, ...sent].some((data) => !deepEqual(data[field], base[field])),
  );
  const changedFieldsOf = (data: ProfileData) =>
    Object.fromEntries(fields.map((field) => [field, data[field]])) as Partial<ProfileData>;
  return { base: changedFieldsOf(base), mine: changedFieldsOf(mine), sent: sent.map(changedFieldsOf), keep };
}

/**
 * Applies the edits of an entry to the server's present profile.
 * @returns the merged profile with its conflicts; `keep`: why the server has to keep its present state, because of a
 * conflict now or for the reason of the entry; `mergedEdits`: the merges to report to the server, this one included
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
