import { Suspense, useCallback, useRef, useState } from 'react';
import { lazyPart } from '@/web/components/ui/lazy-part';

/** Loaded when there is a question to ask. */
const ConfirmDialog = lazyPart(async () => ({
  default: (await import('@/web/components/ui/dialog')).ConfirmDialog,
}));

/**
 * Asks whether to log out although edits could not be sent.
 * @returns `ask`, which resolves to whether the person logs out, and the dialog to render
 */
export function useLogoutDialog() {
  const [asking, setAsking] = useState(false);
  const answer = useRef<(leave: boolean) => void>(undefined);
  const ask = useCallback(() => {
    setAsking(true);
    return new Promise<boolean>((resolve) => {
      answer.current = resolve;
    });
  }, []);
  const close = (leave: boolean) => {
    setAsking(false);
    answer.current?.(leave);
  };
  const dialog = asking && (
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
  return { ask, dialog };
}
