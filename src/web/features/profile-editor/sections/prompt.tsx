import type { ReactNode } from 'react';
import type { SectionName } from '@/shared/profile';

/** Stands where a section is empty and says what would belong there. A press opens the section. */
export function Prompt({ children }: { section: SectionName; children: ReactNode }) {
  return <p className="max-w-[52ch] text-ink-3 italic">{children}</p>;
}
