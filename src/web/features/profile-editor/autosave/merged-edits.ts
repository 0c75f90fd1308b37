/** The merges since the last save, which the next one tells the server: its private versions follow rows by them. */
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
    note(base: ProfileData, mine: ProfileData, theirs: ProfileData) {
      const edit = mergedEditOf(base, mine, theirs);
      if (edit) add(edit);
    },
    /** The merges that no save has told the server yet; `undefined` for none. */
    unreported: () => (edits.length > 0 ? [...edits] : undefined),
    /** Forgets the merges that the server has been told, or all of them. */
    forget(reported: readonly MergedEdit[] = edits) {
      edits = edits.filter((edit) => !reported.includes(edit));
    },
  };
}
