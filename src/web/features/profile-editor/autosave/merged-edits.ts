/**
 * Remembers the merges since the last save. The next save reports them to the server, whose private versions follow
 * rows by them.
 */
import { limitMergedEdits, type MergedEdit, mergedEditOf } from '@/shared/profile/merged-edit';
import type { ProfileData } from '@/shared/profile/profile-data';

/** Remembers merges, for one auto-save. */
export function createMergedEdits() {
  let edits: readonly MergedEdit[] = [];
  const add = (...more: readonly MergedEdit[]) => {
    edits = limitMergedEdits([...edits, ...more]);
  };
  return {
    add,
    /** Remembers a merge of edits with what another device made of the same state. */
    addMerge(base: ProfileData, mine: ProfileData, theirs: ProfileData) {
      const edit = mergedEditOf(base, mine, theirs);
      if (edit) add(edit);
    },
    /** The merges that no save has reported to the server yet; `undefined` if there are none. */
    unreported: () => (edits.length > 0 ? [...edits] : undefined),
    /** Forgets the merges that were reported to the server, or all of them. */
    forget(reported: readonly MergedEdit[] = edits) {
      edits = edits.filter((edit) => !reported.includes(edit));
    },
  };
}
