import { Suspense, useState } from 'react';
import { lazyPart } from '@/web/components/ui/lazy-part';
import type { SlugDialogProps } from './slug-dialog';

const load = () => import('./slug-dialog');
/** Comes when a pointer is on its way to the button. */
const SlugDialog = lazyPart(async () => ({ default: (await load()).SlugDialog }));

/** Lets the owner choose the last part of their link. */
export function SlugEditor(props: Omit<SlugDialogProps, 'onClose'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={load}
        onFocus={load}
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
