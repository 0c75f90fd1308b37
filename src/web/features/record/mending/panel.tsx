import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

/** The sheet in which one entry is mended. It takes the focus when it opens. */
export function Panel({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    sheet.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, []);
  return (
    <section
      ref={sheet}
      aria-label={`${note}: ${title}`}
      className="mt-3 rounded-md border border-accent bg-surface px-6 py-5 max-md:px-4 md:-mx-6"
    >
      <header className="mb-3.5 flex items-center justify-between gap-4">
        <h3 className="font-display font-normal text-xl [overflow-wrap:anywhere]">{title}</h3>
        <span className="text-ink-3 text-sm">{note}</span>
      </header>
      {children}
    </section>
  );
}

/** The panel's foot: what ends it left, what takes away right. */
export function PanelFoot({ children }: { children: ReactNode }) {
  return (
    <footer className="mt-5 flex flex-wrap items-center gap-3 border-rule border-t pt-4">{children}</footer>
  );
}
