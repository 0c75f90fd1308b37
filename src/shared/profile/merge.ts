/** Merges two versions of a profile with a common base. Nothing is lost silently. */

import { type Engagement, TERM_NAMES, type Term, termOf } from '../engagement/terms';
import { deepEqual } from '../json/deep-equal';
import { mergeBoth, mergeLists } from '../three-way-merge/lists';
import type { ProfileData } from './profile-data';
import { SECTION_FIELDS, SECTION_NAMES, type SectionName } from './sections';

export interface ProfileMerge {
  merged: ProfileData;
  /**
   * Sections that both sides changed differently: `merged` has those of `mine`, and the caller keeps the other text.
   */
  conflicts: SectionName[];
}

/**
 * Three-way merge, field by field. A field that only one side changed keeps that change; where both changed it
 * differently, `mine` (the later save) wins and its section is named. Lists are merged entry by entry if the common
 * base is certain.
 * @param bases every version that `mine` may be based on: the last acknowledged one, and those sent without an answer,
 * so that one's own earlier save is not mistaken for someone else's
 */
export function mergeProfiles(
  bases: readonly ProfileData[],
  mine: ProfileData,
  theirs: ProfileData,
): ProfileMerge {
  const merged: Record<string, unknown> = { ...theirs };
  const conflicts: SectionName[] = [];
  for (const section of SECTION_NAMES) {
    let conflict = false;
    for (const field of SECTION_FIELDS[section]) {
      const unchangedThere = bases.some((base) => deepEqual(theirs[field], base[field]));
      const unchangedHere = bases[0] !== undefined && deepEqual(mine[field], bases[0][field]);
      if (deepEqual(mine[field], theirs[field]) || (unchangedHere && !unchangedThere)) continue;
      const list = unchangedThere ? null : mergeField(bases, mine[field], theirs[field], field);
      merged[field] = list ?? mine[field];
      conflict ||= !unchangedThere && !list;
    }
    if (conflict) conflicts.push(section);
  }
  return { merged: merged as ProfileData, conflicts };
}

function mergeField(bases: readonly ProfileData[], mine: unknown, theirs: unknown, field: keyof ProfileData) {
  const [base] = bases;
  // A save without an answer may or may not be part of theirs, so it is unknown who added what.
  if (!base || bases.length > 1) return null;
  const from: unknown = base[field];
  if (!Array.isArray(from) || !Array.isArray(mine) || !Array.isArray(theirs)) return null;
  return mergeEntries(field, from, mine, theirs);
}

/** Merges both sides' changes to a field that is a list; `null` where both changed the same entry differently. */
export function mergeEntries(
  field: keyof ProfileData,
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
): unknown[] | null {
  if (field !== 'engagement') return mergeLists<unknown>(base, mine, theirs, mergeStretch);
  return mergeTerms(base as Engagement, mine as Engagement, theirs as Engagement);
}

/** Merges entries that both sides changed, each field by itself; `null` where both changed the same text. */
function mergeStretch(base: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]) {
  const added = mergeBoth(base, mine, theirs);
  if (added || mine.length !== base.length || theirs.length !== base.length) return added;
  const merged = base.map((from, at) => mergeValue(from, mine[at], theirs[at]));
  return merged.includes(null) ? null : merged;
}

/** `null` where both sides changed the same text. */
// biome-ignore lint/suspicious/noExplicitAny: any value of a profile
function mergeValue(base: any, mine: any, theirs: any): unknown {
  if (deepEqual(mine, base) || deepEqual(mine, theirs)) return theirs;
  if (deepEqual(theirs, base)) return mine;
  if (Array.isArray(base)) return mergeLists<unknown>(base, mine, theirs, mergeStretch);
  // An entry with none of its former words is another one in its place.
  const isStill = (entry: typeof base) =>
    Object.keys(base).some((key) => base[key].length && deepEqual(entry[key], base[key]));
  if (typeof base !== 'object' || !isStill(mine) || !isStill(theirs)) return null;
  const fields = Object.keys(base).map((key) => [key, mergeValue(base[key], mine[key], theirs[key])]);
  return fields.some((field) => field.includes(null)) ? null : Object.fromEntries(fields);
}

/** Merges term by term, so that no term appears twice; `null` if both sides changed the same one differently. */
function mergeTerms(base: Engagement, mine: Engagement, theirs: Engagement): Engagement | null {
  const merged: Term[] = [];
  for (const name of TERM_NAMES) {
    const from = termOf(base, name);
    const ours = termOf(mine, name);
    const other = termOf(theirs, name);
    if (!deepEqual(ours, other) && !deepEqual(ours, from) && !deepEqual(other, from)) return null;
    const term = deepEqual(ours, from) ? other : ours;
    if (term) merged.push(term);
  }
  return merged;
}
