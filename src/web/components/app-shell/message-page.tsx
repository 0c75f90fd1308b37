import type { ReactNode } from 'react';
import { SiteHeader } from './site-header';

export interface MessagePageProps {
  title: ReactNode;
  children: ReactNode;
  /** One or two ways on. */
  action: ReactNode;
}

/** A whole page with one thing to say: nothing here, or something broke. */
export function MessagePage({ title, children, action }: MessagePageProps) {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <SiteHeader />
      <main
        id="main"
        className="mx-auto grid w-full max-w-140 content-center justify-items-start gap-3 px-gutter py-16"
      >
        <AdriftMark />
        <h1>{title}</h1>
        <div className="max-w-[46ch] text-pretty text-ink-2 text-read">{children}</div>
        <div className="mt-4 flex flex-wrap gap-2">{action}</div>
      </main>
    </div>
  );
}

/** A compass ring whose needle has no north. */
function AdriftMark() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className="mb-3 size-14" fill="none">
      <circle cx="32" cy="32" r="29" stroke="var(--rule-strong)" />
      <path d="M32 3v6M32 55v6M3 32h6M55 32h6" stroke="var(--ink-3)" />
      <path d="m32 32 15-13-9 17Z" fill="var(--accent)" />
      <path d="M32 32 17 45l9-17Z" stroke="var(--ink-3)" strokeLinejoin="round" />
    </svg>
  );
}
