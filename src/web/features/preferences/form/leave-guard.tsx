import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '@/web/components/ui/dialog';
import { onHandOver } from '@/web/lib/hand-over';
import { beforeLogout } from '@/web/lib/logout';

type Answer = (leave: boolean) => void;

export interface LeaveGuardProps {
  unsaved: boolean;
  /** The answers are also in the browser's storage: closing the page loses none of them. */
  kept: boolean;
  /** The person logs out and gives them up. */
  onLogout: () => void;
}

/**
 * Asks before answers that were not saved are left behind: for another screen, or by logging out. When the tab is
 * closed the browser asks if the answers could not be kept.
 */
export function LeaveGuard({ unsaved, kept, onLogout }: LeaveGuardProps) {
  const [loggingOut, setLoggingOut] = useState<{ answer: Answer } | null>(null);
  /** Said yes to logging out: the way to the login must not ask again, with the session gone. */
  const leaving = useRef(false);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved && !leaving.current && current.pathname !== next.pathname,
    enableBeforeUnload: () => unsaved && !kept,
    withResolver: true,
  });
  useEffect(() => {
    if (!unsaved) return;
    const forget = [
      beforeLogout(
        () => new Promise<boolean>((resolve) => setLoggingOut({ answer: (leave) => resolve(leave) })),
      ),
      // Answers are never saved unasked: who logs out in another tab is asked there.
      onHandOver(async () => false),
    ];
    return () => {
      for (const stop of forget) stop();
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
