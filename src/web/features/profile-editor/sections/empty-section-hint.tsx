import type { ReactNode } from 'react';

/** A hint that says what belongs in an empty section. Pressing it opens the section, like any text of it. */
export function EmptySectionHint({ children }: { children: ReactNode }) {
  return <p className="max-w-[52ch] text-ink-3 italic">{children}</p>;
}
