import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '@/web/components/ui/overlays/dialog';
import { beforeLogout } from '@/web/lib/auth/logout';
import { onFlushRequest } from '@/web/lib/session/flush-other-tabs';

type Answer = (leave: boolean) => void;

export interface LeaveGuardProps {
  unsaved: boolean;
  /** Whether the answers are also in the browser's storage, so that closing the page loses none. */
  kept: boolean;
  /** Called when the person logs out and discards the answers. */
  onLogout: () => void;
}

/**
 * Asks before the screen is left with unsaved answers, for another screen or by logging out. When the tab is
 * closed, the browser asks if the answers could not be stored.
 */
export function LeaveGuard({ unsaved, kept, onLogout }: LeaveGuardProps) {
  const [loggingOut, setLoggingOut] = useState<{ answer: Answer } | null>(null);
  /** Set once the person confirmed the logout: the redirect to the login must not ask again, without a session. */
  const leaving = useRef(false);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved && !leaving.current && current.pathname !== next.pathname,
    enableBeforeUnload: () => unsaved && !kept,
    withResolver: true,
  });
  useEffect(() => {
    if (!unsaved) return;
    const unsubscribes = [
      beforeLogout(
        () => new Promise<boolean>((resolve) => setLoggingOut({ answer: (leave) => resolve(leave) })),
      ),
      // Answers are never saved without being asked for, so a logout in another tab has to ask there.
      onFlushRequest(async () => false),
    ];
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, [unsaved]);

  const answer: Answer = (leave) => {
    if (loggingOut) {
      leaving.current = leave;
      if (leave) onLogout();
      loggingOut.answer(leave);
      setLoggingOut(null);
    } else if (leave) blocker.proceed?.();
    else blocker.reset?.();
  };
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked' || loggingOut !== null}
      onOpenChange={(open) => !open && answer(false)}
      title="Leave without saving?"
      description={
        loggingOut || !kept
          ? 'Your answers on this page have not been saved.'
          : 'Your answers on this page have not been saved. They stay in this browser until you come back.'
      }
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => answer(true)}
    />
  );
}
