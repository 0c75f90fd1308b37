/** Sections with concurrent edits by two tabs or devices, until the person has seen which text was kept. */
import { SECTION_NAMES, type SectionName } from '@/shared/profile/sections';

export type Conflicts = ReturnType<typeof createConflicts>;

export interface ContestedTexts {
  /** Sections where this page's text was kept; the other text is in the history. */
  won: readonly SectionName[];
  /** Sections where the other text was kept; this page's text is in the history. */
  lost: readonly SectionName[];
}

const NONE: ContestedTexts = { won: [], lost: [] };

/** A store of the contested sections: where this browser's text `won`, and where it `lost`. */
export function createConflicts() {
  let contested = NONE;
  const listeners = new Set<() => void>();
  const set = (next: ContestedTexts) => {
    contested = next;
    for (const listener of listeners) listener();
  };
  const join = (some: readonly SectionName[], more: readonly SectionName[]) =>
    SECTION_NAMES.filter((name) => some.includes(name) || more.includes(name));
  const without = (some: readonly SectionName[], others: readonly SectionName[]) =>
    some.filter((name) => !others.includes(name));
  return {
    get: () => contested,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(more: readonly SectionName[]) {
      set({ won: join(contested.won, more), lost: without(contested.lost, more) });
    },
    lose(more: readonly SectionName[]) {
      set({ won: without(contested.won, more), lost: join(contested.lost, more) });
    },
    clear: () => set(NONE),
  };
}
