/** Which section is in edit mode: one at most. */
import type { SectionName } from '@/shared/profile';

export type OpenSection = ReturnType<typeof createOpenSection>;

export function createOpenSection() {
  let open: SectionName | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => open,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(section: SectionName | null) {
      if (open === section) return;
      open = section;
      for (const listener of listeners) listener();
    },
  };
}
