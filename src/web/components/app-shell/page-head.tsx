import type { ReactNode } from 'react';

/** The title of a screen, a line below it, and what stands at its right: a badge or one action. */
export function PageHead({
  title,
  subtitle,
  aside,
}: {
  title: ReactNode;
  subtitle?: ReactNode;
  aside?: ReactNode;
}) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div className="grid gap-2">
        <h1>{title}</h1>
        {subtitle && <p className="max-w-[58ch] text-pretty text-ink-2 text-read">{subtitle}</p>}
      </div>
      {aside && <div className="flex flex-wrap items-center gap-3 md:pb-1.5">{aside}</div>}
    </div>
  );
}
