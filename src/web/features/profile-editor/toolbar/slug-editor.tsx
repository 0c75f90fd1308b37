import { Suspense, useState } from 'react';
import { lazyPart } from '@/web/components/ui/core/lazy-part';
import type { SlugDialogProps } from './slug-dialog';

/** Loaded when the button is hovered, focused or touched. */
const SlugDialog = lazyPart(() => import('./slug-dialog'), 'SlugDialog');

/** The button that opens the dialog in which the owner chooses the last part of their link. */
export function SlugEditor(props: Omit<SlugDialogProps, 'onClose'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={SlugDialog.preload}
        onFocus={SlugDialog.preload}
        onClick={() => setOpen(true)}
        className="text-primary text-sm underline"
      >
        Change link
      </button>
      {open && (
        <Suspense>
          <SlugDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
