import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { toast } from '@/web/components/ui/toasts/toast';
import { queryClient } from '@/web/lib/api/query-client';
import { beforeLogout, beforeLosingEdits } from '@/web/lib/auth/logout';
import { isOnline } from '@/web/lib/browser/online';
import { sessionQuery } from '@/web/lib/queries/session-query';
import { onSignedInAgain } from '@/web/lib/session/sign-in-again';
import { recoverUnsaved, unsavedKeys } from '@/web/lib/unsaved-input/unsaved-edits';
import { useLogoutDialog } from './use-logout-dialog';

/** Milliseconds between two checks for unsent edits. A check only lists the keys of the storage, so it costs little. */
const CHECK_INTERVAL_MS = 15_000;

/** The screen on which the editor itself sends edits. */
const EDITOR_PATH = '/edit-profile';

/** Sends edits that the editor could not send, as soon as possible. Mounted once, in the root route. */
export function OutboxSender() {
  const router = useRouter();
  // Reads only the cache: a page for guests makes no request.
  const { data: me } = useQuery({ ...sessionQuery, enabled: false });
  const userId = me?.id;
  const { ask, dialog } = useLogoutDialog();
  // An open editor asks about its own edits; here it is about those that an earlier one left.
  useEffect(() => beforeLosingEdits(ask), [ask]);
  useEffect(() => {
    if (!userId) return;
    let busy: Promise<void> | null = null;
    const send = async () => {
      const { sendOutbox } = await import('./send-outbox');
      if (!(await sendOutbox(userId))) return;
      await queryClient.invalidateQueries();
      toast({ title: 'Your last edits have been saved.', variant: 'success' });
    };
    const check = () => {
      const pathname = router.state.location.pathname;
      if (pathname === EDITOR_PATH || !isOnline() || unsavedKeys(userId).length === 0) return busy;
      // After any failure the edits are still stored, and the next check tries again.
      busy ??= send()
        .catch(() => {})
        .finally(() => {
          busy = null;
        });
      return busy;
    };
    void recoverUnsaved().then(check);
    const timer = setInterval(check, CHECK_INTERVAL_MS);
    const unsubscribes = [
      onSignedInAgain(check),
      router.subscribe('onResolved', check),
      beforeLogout(async () => {
        await check();
        return true;
      }),
    ];
    window.addEventListener('online', check);
    return () => {
      clearInterval(timer);
      for (const unsubscribe of unsubscribes) unsubscribe();
      window.removeEventListener('online', check);
    };
  }, [userId, router]);
  return dialog;
}
