import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '@/web/components/ui/dialog';

/** Asks before answers that were not saved are left behind; the browser asks when the tab is closed. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved && current.pathname !== next.pathname,
    enableBeforeUnload: () => unsaved,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      onOpenChange={(open) => !open && reset?.()}
      title="Leave without saving?"
      description="Your answers on this page have not been saved."
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => proceed?.()}
    />
  );
}
