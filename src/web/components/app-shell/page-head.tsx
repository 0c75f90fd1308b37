import type { ReactNode } from 'react';

/** The title of a screen, a line below it, and content at the right of the title, such as badges. */
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
    <div className="mb-6 grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h1 className="min-w-0 [overflow-wrap:anywhere]">{title}</h1>
        {aside && <div className="flex flex-wrap items-baseline gap-2">{aside}</div>}
      </div>
      {subtitle && (
        <p className="max-w-[58ch] text-balance text-ink-2 text-read [overflow-wrap:anywhere]">{subtitle}</p>
      )}
    </div>
  );
}
