/** The profile as it is being edited, with undo by field: what came from elsewhere is never undone by it. */
import type { ProfileData } from '@/shared/profile';
import { same } from '@/shared/same';
import type { Keep } from '../autosave/types';

type Field = keyof ProfileData;
type Change = { before: Partial<ProfileData>; after: Partial<ProfileData>; group?: string; why?: Keep };

/** Steps that can be taken back. */
const DEPTH = 200;

export type EditorStore = ReturnType<typeof createStore>;

/**
 * @param onEdit told of every change made here, not of what `receive` brings
 */
export function createStore(initial: ProfileData, onEdit: (data: ProfileData, why?: Keep) => void) {
  let data = initial;
  let undone: Change[] = [];
  let done: Change[] = [];
  const listeners = new Set<() => void>();

  function put(fields: Partial<ProfileData>, why?: Keep) {
    data = { ...data, ...fields };
    for (const listener of listeners) listener();
    onEdit(data, why);
  }

  /** The part of a change that can still be moved: fields nobody else has changed since. */
  function movable(from: Partial<ProfileData>, to: Partial<ProfileData>): Partial<ProfileData> {
    const fields = (Object.keys(from) as Field[]).filter((field) => same(data[field], from[field]));
    return Object.fromEntries(fields.map((field) => [field, to[field]]));
  }

  /** Moves the last change of one stack to the other; changes that no longer apply are dropped. */
  function step(back: boolean): boolean {
    for (;;) {
      const change = (back ? done : undone).at(-1);
      if (!change) return false;
      const fields = back ? movable(change.after, change.before) : movable(change.before, change.after);
      if (back) done = done.slice(0, -1);
      else undone = undone.slice(0, -1);
      if (Object.keys(fields).length === 0) continue;
      if (back) undone = [...undone, change];
      else done = [...done, { ...change, group: undefined }];
      put(fields, change.why);
      return true;
    }
  }

  return {
    get: () => data,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /**
     * Changes fields as one step of undo. Changes of one `group` in a row are one step: the typing of one
     * line is taken back at once.
     */
    set(fields: Partial<ProfileData>, options: { group?: string; why?: Keep } = {}) {
      const changed = (Object.keys(fields) as Field[]).filter((field) => !same(fields[field], data[field]));
      if (changed.length === 0) return;
      const pick = (from: Partial<ProfileData>) =>
        Object.fromEntries(changed.map((field) => [field, from[field]])) as Partial<ProfileData>;
      const last = done.at(-1);
      if (last && options.group && last.group === options.group) {
        const merged = {
          ...last,
          before: { ...pick(data), ...last.before },
          after: { ...last.after, ...pick(fields) },
        };
        done = same(merged.before, merged.after) ? done.slice(0, -1) : [...done.slice(0, -1), merged];
      } else {
        done = [...done, { before: pick(data), after: pick(fields), ...options }].slice(-DEPTH);
      }
      undone = [];
      put(fields, options.why);
    },
    /** Takes in what was merged from elsewhere. */
    receive(merged: ProfileData) {
      data = merged;
      for (const listener of listeners) listener();
    },
    undo: () => step(true),
    redo: () => step(false),
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
  };
}
