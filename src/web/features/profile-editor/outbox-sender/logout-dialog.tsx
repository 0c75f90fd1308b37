import { Suspense, useCallback, useRef, useState } from 'react';
import { lazyPart } from '@/web/components/ui/core/lazy-part';
import { pageAccount } from '@/web/lib/session/account';
import { unsavedKeys } from '@/web/lib/unsaved-input/unsaved-edits';

/** Loaded when the question is asked. */
const ConfirmDialog = lazyPart(() => import('@/web/components/ui/overlays/dialog'), 'ConfirmDialog');

/** Texts for edits, which are sent automatically, and for a form that was begun, which is not. */
const TEXTS = {
  edits: {
    title: 'Your last edits could not be saved',
    description: 'Logging out deletes them. Stay, and they are sent as soon as possible.',
  },
  forms: {
    title: 'Something you typed is not saved',
    description: 'Logging out deletes a form that you began, on this screen or another. Stay to finish it.',
  },
};

/**
 * Asks whether to log out although something is not saved.
 * @param own whether edits of this page could not be sent
 * @returns `ask`, which resolves to whether the person logs out, and the dialog to render
 */
export function useLogoutDialog(own = false) {
  const [asking, setAsking] = useState<keyof typeof TEXTS | null>(null);
  const answer = useRef<(leave: boolean) => void>(undefined);
  const ask = useCallback(() => {
    const edits = own || unsavedKeys(pageAccount()?.id ?? '').length > 0;
    setAsking(edits ? 'edits' : 'forms');
    return new Promise<boolean>((resolve) => {
      answer.current = resolve;
    });
  }, [own]);
  const close = (leave: boolean) => {
    setAsking(null);
    answer.current?.(leave);
  };
  const dialog = asking && (
    <Suspense>
      <ConfirmDialog
        open
        onOpenChange={(open) => !open && close(false)}
        danger
        {...TEXTS[asking]}
        cancelLabel="Stay"
        confirmLabel="Log out and lose them"
        onConfirm={() => close(true)}
      />
    </Suspense>
  );
  return { ask, dialog };
}
