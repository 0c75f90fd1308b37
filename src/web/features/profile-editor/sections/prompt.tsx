import type { ReactNode } from 'react';
import type { SectionName } from '@/shared/profile/profile-data';

/** A hint in an empty section that says what belongs there; pressing it opens the section. */
export function Prompt({ children }: { section: SectionName; children: ReactNode }) {
  return <p className="max-w-[52ch] text-ink-3 italic">{children}</p>;
}
