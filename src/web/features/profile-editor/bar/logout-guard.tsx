import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { beforeLogout } from '@/web/lib/logout';
import { useEditor } from '../editing/context';

/** Comes when it has something to ask. */
const ConfirmDialog = lazy(async () => ({
  default: (await import('@/web/components/ui/dialog')).ConfirmDialog,
}));

/** Logging out sends what is unsaved first, and asks where that fails. */
export function LogoutGuard() {
  const { flush, autosave } = useEditor();
  const [asking, setAsking] = useState(false);
  const answer = useRef<(leave: boolean) => void>(undefined);
  useEffect(
    () =>
      beforeLogout(async () => {
        if (await flush()) return true;
        setAsking(true);
        return new Promise((resolve) => {
          answer.current = resolve;
        });
      }),
    [flush],
  );
  const close = (leave: boolean) => {
    if (leave) autosave.abandon();
    setAsking(false);
    answer.current?.(leave);
  };
  if (!asking) return null;
  return (
    <Suspense>
      <ConfirmDialog
        open
        onOpenChange={(open) => !open && close(false)}
        danger
        title="Your last edits could not be saved"
        description="They are kept in this browser until you log out. Stay, and they are sent as soon as possible."
        cancelLabel="Stay"
        confirmLabel="Log out and lose them"
        onConfirm={() => close(true)}
      />
    </Suspense>
  );
}
