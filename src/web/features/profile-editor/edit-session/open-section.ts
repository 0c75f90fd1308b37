/** Which section is in edit mode; at most one is. */
import type { SectionName } from '@/shared/profile/profile-data';

export type OpenSection = ReturnType<typeof createOpenSection>;

/** A store in which no section is open at first. */
export function createOpenSection() {
  let open: SectionName | null = null;
  let field: string | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => open,
    /** The clicked field of the open section, by the `data-field` of its text; `null` for the first field. */
    field: () => field,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(section: SectionName | null, at: string | null = null) {
      if (open === section) return;
      open = section;
      field = at;
      for (const listener of listeners) listener();
    },
  };
}
