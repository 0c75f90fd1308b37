import type { ReactNode } from 'react';
import type { SectionName } from '@/shared/profile';
import { useEditor } from '../editing/context';

/** Stands where a section is empty and says what would belong there. A press opens the section. */
export function Prompt({ section, children }: { section: SectionName; children: ReactNode }) {
  const { open } = useEditor();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the pencil beside the title does the same for the keyboard
    <p className="max-w-[52ch] cursor-text text-ink-3 italic" onClick={() => open.set(section)}>
      {children}
    </p>
  );
}
