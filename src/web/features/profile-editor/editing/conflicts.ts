/** Sections that were written here and elsewhere at once, until the person has seen what became of them. */
import { SECTION_NAMES, type SectionName } from '@/shared/sections';

export type Conflicts = ReturnType<typeof createConflicts>;

export function createConflicts() {
  let sections: readonly SectionName[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly SectionName[]) => {
    sections = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => sections,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(more: readonly SectionName[]) {
      set(SECTION_NAMES.filter((name) => sections.includes(name) || more.includes(name)));
    },
    clear: () => set([]),
  };
}
