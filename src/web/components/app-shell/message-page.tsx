import type { ReactNode } from 'react';
import { MissingPageMark } from './missing-page-mark';
import { SiteHeader } from './site-header';

export interface MessagePageProps {
  title: ReactNode;
  children: ReactNode;
  /** The links or buttons to continue with: one or two. */
  action: ReactNode;
}

/** A whole page with a single message: not found, or an error. */
export function MessagePage({ title, children, action }: MessagePageProps) {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <SiteHeader />
      <main
        id="main"
        className="mx-auto grid w-full max-w-150 content-start justify-items-center gap-3 px-gutter pt-[min(14vh,7rem)] pb-16 text-center"
      >
        <MissingPageMark className="mb-4 size-25 text-ink-3" />
        <h1>{title}</h1>
        <div className="max-w-[46ch] text-pretty text-ink-2 text-read">{children}</div>
        <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>
      </main>
    </div>
  );
}
