import { Suspense, useCallback, useRef, useState } from 'react';
import { lazyPart } from '@/web/components/ui/core/lazy-part';
import { pageAccount } from '@/web/lib/session/account';
import { storedKeys, unsavedKeys } from '@/web/lib/unsaved-input/unsaved-edits';

/** Loaded when it is first needed. */
const LogoutConfirmation = lazyPart(() => import('./logout-confirmation'), 'LogoutConfirmation');

/**
 * Asks whether to log out although something is not saved.
 * @param hasUnsentHere whether edits of this page could not be sent
 * @returns `ask`, which resolves to whether the person logs out, and the dialog to render
 */
export function useLogoutDialog(hasUnsentHere = false) {
  const [asking, setAsking] = useState<'edits' | 'unread' | 'forms' | null>(null);
  const answer = useRef<(leave: boolean) => void>(undefined);
  const ask = useCallback(() => {
    const userId = pageAccount()?.id ?? '';
    const areEditsUnsent = hasUnsentHere || unsavedKeys(userId).length > 0;
    setAsking(areEditsUnsent ? 'edits' : storedKeys(userId).length > 0 ? 'unread' : 'forms');
    return new Promise<boolean>((resolve) => {
      answer.current = resolve;
    });
  }, [hasUnsentHere]);
  const close = (leave: boolean) => {
    setAsking(null);
    answer.current?.(leave);
  };
  const dialog = asking && (
    <Suspense>
      <LogoutConfirmation about={asking} onAnswer={close} />
    </Suspense>
  );
  return { ask, dialog };
}
