import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '@/web/components/ui/dialog';
import { beforeLogout } from '@/web/lib/logout';

type Answer = (leave: boolean) => void;

/**
 * Asks before answers that were not saved are left behind: for another screen, or by logging out. When the tab
 * is closed the browser asks.
 */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const [loggingOut, setLoggingOut] = useState<{ answer: Answer } | null>(null);
  /** Said yes to logging out: the way to the login must not ask again, with the session gone. */
  const leaving = useRef(false);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved && !leaving.current && current.pathname !== next.pathname,
    enableBeforeUnload: () => unsaved,
    withResolver: true,
  });
  useEffect(() => {
    if (!unsaved) return;
    return beforeLogout(
      () => new Promise<boolean>((resolve) => setLoggingOut({ answer: (leave) => resolve(leave) })),
    );
  }, [unsaved]);

  const answer: Answer = (leave) => {
    if (loggingOut) {
      leaving.current = leave;
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
      description="Your answers on this page have not been saved."
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => answer(true)}
    />
  );
}
