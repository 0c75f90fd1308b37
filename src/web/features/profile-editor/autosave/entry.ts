/** Between whole profiles and the few fields of them that wait in the browser. */
import { type Merge, mergeProfiles } from '@/shared/merge';
import type { ProfileData } from '@/shared/profile';
import { same } from '@/shared/same';
import type { OutboxEntry } from './types';

/** The fields in which `mine` or a save without an answer differs from what the server acknowledged. */
export function entryOf(base: ProfileData, mine: ProfileData, sent: readonly ProfileData[]): OutboxEntry {
  const fields = (Object.keys(base) as (keyof ProfileData)[]).filter((field) =>
    [mine, ...sent].some((data) => !same(data[field], base[field])),
  );
  const pick = (data: ProfileData) =>
    Object.fromEntries(fields.map((field) => [field, data[field]])) as Partial<ProfileData>;
  return { base: pick(base), mine: pick(mine), sent: sent.map(pick) };
}

/** Applies what waited to the profile as the server has it now. */
export function mergeEntry(entry: OutboxEntry, present: ProfileData): Merge {
  const base = { ...present, ...entry.base };
  const bases = [base, ...entry.sent.map((fields) => ({ ...base, ...fields }))];
  return mergeProfiles(bases, { ...present, ...entry.mine }, present);
}
