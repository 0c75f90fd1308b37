import type { ReactNode } from 'react';
import { useActionBar } from '@/web/lib/hooks/use-action-bar';

/** A bar fixed to the lower edge of the window. It reserves room for itself at the end of the page. */
export function ActionBar({ note, children }: { note: ReactNode; children: ReactNode }) {
  const bar = useActionBar();
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
