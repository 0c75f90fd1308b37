import type { ReactNode } from 'react';
import type { SectionName } from '@/shared/profile';
import { useEditor } from '../editing/context';

/** Stands where a section is empty and says what would belong there. A press opens the section. */
export function Prompt({ section, children }: { section: SectionName; children: ReactNode }) {
  const { open } = useEditor();
  return (
    // The pencil beside the title does the same for the keyboard.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <p className="max-w-[52ch] cursor-text text-ink-3 italic" onClick={() => open.set(section)}>
      {children}
    </p>
  );
}
