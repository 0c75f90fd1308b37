import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** A bar at the lower edge of the window. The page and the toasts keep clear of it. */
export function ActionBar({ note, children }: { note: ReactNode; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const height = `${bar.current?.offsetHeight ?? 0}px`;
    style.setProperty('--action-bar', height);
    // What takes the focus is never below the bar.
    style.setProperty('scroll-padding-bottom', `calc(${height} + 1rem)`);
    return () => {
      style.removeProperty('--action-bar');
      style.removeProperty('scroll-padding-bottom');
    };
  }, []);
  return (
    <>
      <div aria-hidden className="h-(--action-bar)" />
      <div ref={bar} className="fixed inset-x-0 bottom-0 z-20 border-rule border-t bg-surface">
        <div className="mx-auto flex max-w-[62rem] items-center justify-between gap-4 px-gutter pt-3.5 pb-[max(0.875rem,env(safe-area-inset-bottom))]">
          <p className="text-ink-3 text-sm max-md:hidden">{note}</p>
          {children}
        </div>
      </div>
    </>
  );
}
