/** Sections with concurrent edits by two tabs or devices, until the person has seen which text was kept. */
import { SECTION_NAMES, type SectionName } from '@/shared/profile/sections';

export type Conflicts = ReturnType<typeof createConflicts>;

export interface ContestedTexts {
  /** Sections where this page's text was kept; the other text is in the history. */
  won: readonly SectionName[];
  /** Sections where the other text was kept; this page's text is in the history. */
  lost: readonly SectionName[];
  /** Sections where rows that this page removed were restored, because they were edited elsewhere. */
  undone: readonly SectionName[];
}

const NO_CONFLICTS: ContestedTexts = { won: [], lost: [], undone: [] };

/** Creates the store of the contested sections of an edit session. */
export function createConflicts() {
  let contested = NO_CONFLICTS;
  const listeners = new Set<() => void>();
  const set = (next: ContestedTexts) => {
    contested = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => contested,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Adds sections to those with one outcome, which replaces an earlier outcome. */
    add(outcome: keyof ContestedTexts, more: readonly SectionName[]) {
      if (more.length === 0) return;
      const next = { ...contested };
      for (const other of Object.keys(NO_CONFLICTS) as (keyof ContestedTexts)[])
        next[other] = SECTION_NAMES.filter((name) =>
          more.includes(name) ? other === outcome : contested[other].includes(name),
        );
      set(next);
    },
    clear: () => set(NO_CONFLICTS),
  };
}
