/**
 * The profile while it is edited, with undo by field. Undo never reverts changes merged from another tab or device.
 */

import { deepEqual } from '@/shared/json/deep-equal';
import { mergeEntries } from '@/shared/profile/merge';
import type { ProfileData } from '@/shared/profile/profile-data';
import { SECTION_FIELDS, SECTION_NAMES, type SectionName } from '@/shared/profile/sections';
import type { KeepReason } from '../autosave/types';

type Field = keyof ProfileData;
type Change = { before: Partial<ProfileData>; after: Partial<ProfileData>; group?: string; why?: KeepReason };

/** The effect of an undo or redo. */
export interface UndoStep {
  /** The sections that the change is in. */
  sections: SectionName[];
  /** Whether the undo was applied; false if another tab or device has changed the text since. */
  applied: boolean;
}

const sectionsOf = (fields: readonly Field[]) =>
  SECTION_NAMES.filter((name) =>
    (SECTION_FIELDS[name] as readonly Field[]).some((field) => fields.includes(field)),
  );

/** Maximum steps that can be undone. */
const MAX_UNDO_STEPS = 200;

/** A point in the history of changes, to return to. `null`: before any change. */
export type StoreMark = object | null;

export type EditorStore = ReturnType<typeof createEditorStore>;

/**
 * The edited profile with its undo history.
 * @param onEdit called at every change in this tab, undo and redo included, but not for `receive`
 */
export function createEditorStore(
  initial: ProfileData,
  onEdit: (data: ProfileData, why?: KeepReason) => void,
) {
  let data = initial;
  let redoStack: Change[] = [];
  let undoStack: Change[] = [];
  const listeners = new Set<() => void>();
  /** The profile during `tryOut`. */
  let tryOutData: ProfileData | null = null;

  function setFields(fields: Partial<ProfileData>, why?: KeepReason) {
    data = { ...data, ...fields };
    for (const listener of listeners) listener();
    onEdit(data, why);
  }

  /** A field's value after undoing or redoing one change; `undefined` if the change no longer applies. */
  function movedField(field: Field, from: unknown, to: unknown): unknown {
    const present: unknown = data[field];
    if (deepEqual(present, from)) return to;
    // Entries that others have changed since stay as they are.
    if (!Array.isArray(present) || !Array.isArray(from) || !Array.isArray(to)) return undefined;
    const merged = mergeEntries(field, from, to, present);
    return merged && !deepEqual(merged, present) ? merged : undefined;
  }

  /**
   * Moves the last change of one stack to the other. If others have changed the same text since, nothing is changed and
   * the step says so.
   */
  function step(isUndo: boolean): UndoStep | null {
    const change = (isUndo ? undoStack : redoStack).at(-1);
    if (!change) return null;
    const [from, to] = isUndo ? [change.after, change.before] : [change.before, change.after];
    const changedFields = Object.keys(from) as Field[];
    const fields = Object.fromEntries(
      changedFields
        .map((field) => [field, movedField(field, from[field], to[field])] as const)
        .filter(([, value]) => value !== undefined),
    ) as Partial<ProfileData>;
    if (isUndo) undoStack = undoStack.slice(0, -1);
    else redoStack = redoStack.slice(0, -1);
    const applied = Object.keys(fields).length > 0;
    if (applied) {
      if (isUndo) redoStack = [...redoStack, change];
      else undoStack = [...undoStack, { ...change, group: undefined }];
      setFields(fields, change.why);
    } else for (const listener of listeners) listener();
    return { sections: sectionsOf(changedFields), applied };
  }

  return {
    get: () => data,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /**
     * Changes fields as one undo step. Consecutive changes of one `group` are one step: the typing of a line is undone
     * at once.
     */
    set(fields: Partial<ProfileData>, options: { group?: string; why?: KeepReason } = {}) {
      if (tryOutData) {
        tryOutData = { ...tryOutData, ...fields };
        return;
      }
      const changedFields = (Object.keys(fields) as Field[]).filter(
        (field) => !deepEqual(fields[field], data[field]),
      );
      if (changedFields.length === 0) return;
      const pickFields = (from: Partial<ProfileData>) =>
        Object.fromEntries(changedFields.map((field) => [field, from[field]])) as Partial<ProfileData>;
      const last = undoStack.at(-1);
      if (last && options.group && last.group === options.group) {
        const merged = {
          ...last,
          before: { ...pickFields(data), ...last.before },
          after: { ...last.after, ...pickFields(fields) },
        };
        undoStack = deepEqual(merged.before, merged.after)
          ? undoStack.slice(0, -1)
          : [...undoStack.slice(0, -1), merged];
      } else {
        undoStack = [...undoStack, { before: pickFields(data), after: pickFields(fields), ...options }].slice(
          -MAX_UNDO_STEPS,
        );
      }
      redoStack = [];
      setFields(fields, options.why);
    },
    /**
     * Applies a change temporarily: nothing is rendered, saved or put into the undo history.
     * @returns the profile that the change would produce
     */
    tryOut(change: () => void): ProfileData {
      tryOutData = data;
      try {
        change();
        return tryOutData;
      } finally {
        tryOutData = null;
      }
    },
    /** Takes over the result of a merge. */
    receive(merged: ProfileData) {
      data = merged;
      for (const listener of listeners) listener();
    },
    undo: () => step(true),
    redo: () => step(false),
    mark: (): StoreMark => undoStack.at(-1) ?? null,
    /**
     * Reverts the changes of a section since a mark, from the last one back to the first that is not of this section.
     * @returns the number of undo steps
     */
    undoTo(mark: StoreMark, section: SectionName): number {
      let steps = 0;
      for (let last = undoStack.at(-1); last && last !== mark; last = undoStack.at(-1)) {
        if (!sectionsOf(Object.keys(last.after) as Field[]).includes(section)) break;
        step(true);
        steps += 1;
      }
      return steps;
    },
    canUndo: () => undoStack.length > 0,
    canRedo: () => redoStack.length > 0,
  };
}
