import type { ReactNode } from 'react';

/** A section's title above its rule, with a count at the right. */
export function SectionHead({ id, title, children }: { id: string; title: ReactNode; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-field-line border-b pb-2.5">
      <h2 id={id} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h2>
      <div className="flex flex-wrap gap-x-5 text-ink-3 text-sm">{children}</div>
    </div>
  );
}
