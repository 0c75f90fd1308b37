import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '@/web/components/ui/overlays/dialog';
import { beforeLogout } from '@/web/lib/auth/logout';
import { onFlushRequest } from '@/web/lib/session/flush-other-tabs';

type AnswerHandler = (leave: boolean) => void;

export interface LeaveGuardProps {
  unsaved: boolean;
  /** Whether the answers are also in the browser's storage, so that closing the page loses none. */
  isStored: boolean;
  /** Called when the person logs out and discards the answers. */
  onLogout: () => void;
}

/**
 * Asks before the screen is left with unsaved answers, for another screen or by logging out. When the tab is closed,
 * the browser asks only if the answers could not be stored.
 */
export function LeaveGuard({ unsaved, isStored, onLogout }: LeaveGuardProps) {
  const [pendingLogout, setPendingLogout] = useState<{ answer: AnswerHandler } | null>(null);
  /** Whether the person has confirmed the logout: the redirect to the login that follows must not ask again. */
  const logoutConfirmed = useRef(false);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      unsaved && !logoutConfirmed.current && current.pathname !== next.pathname,
    enableBeforeUnload: () => unsaved && !isStored,
    withResolver: true,
  });
  useEffect(() => {
    if (!unsaved) return;
    const unsubscribes = [
      beforeLogout(
        () => new Promise<boolean>((resolve) => setPendingLogout({ answer: (leave) => resolve(leave) })),
      ),
      // Only submitting saves these answers, so another tab that logs out is told that some are unsaved, and
      // asks first.
      onFlushRequest(async () => false),
    ];
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, [unsaved]);

  const answer: AnswerHandler = (leave) => {
    if (pendingLogout) {
      logoutConfirmed.current = leave;
      if (leave) onLogout();
      pendingLogout.answer(leave);
      setPendingLogout(null);
    } else if (leave) blocker.proceed?.();
    else blocker.reset?.();
  };
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked' || pendingLogout !== null}
      onOpenChange={(open) => !open && answer(false)}
      title="Leave without saving?"
      description={
        pendingLogout || !isStored
          ? 'Your answers on this page have not been saved.'
          : 'Your answers on this page have not been saved. They stay in this browser until you come back.'
      }
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => answer(true)}
    />
  );
}
