import { type ReactNode, useEffect, useRef } from 'react';

interface PanelProps {
  title: string;
  note: string;
  /**
   * Called when the form is submitted, unless a field in it is invalid: that field gets the focus instead. Panels
   * without it contain a form of their own, or none.
   */
  onDone?: () => void;
  children: ReactNode;
}

/** The box around the form of one entry. It takes the focus when it opens. */
export function Panel({ title, note, onDone, children }: PanelProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.querySelector<HTMLElement>('input, textarea, button')?.focus();
  }, []);
  return (
    <section
      ref={section}
      aria-label={`${note}: ${title}`}
      className="mt-3 rounded-md border border-accent bg-surface px-6 py-5 max-md:px-4 md:-mx-6"
    >
      <header className="mb-3.5 flex items-center justify-between gap-4">
        <h3 className="font-display font-normal text-xl [overflow-wrap:anywhere]">{title}</h3>
        <span className="text-ink-3 text-sm">{note}</span>
      </header>
      {onDone ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const invalidField = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]');
            if (invalidField) invalidField.focus();
            else onDone();
          }}
        >
          {children}
        </form>
      ) : (
        children
      )}
    </section>
  );
}

/** The panel's footer: closing at the left, removing at the right. */
export function PanelFoot({ children }: { children: ReactNode }) {
  return (
    <footer className="mt-5 flex flex-wrap items-center gap-3 border-rule border-t pt-4">{children}</footer>
  );
}
