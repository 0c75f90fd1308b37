import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { toast } from '@/web/components/ui/toasts/toast';
import { rpc } from '@/web/lib/api/rpc';
import { refreshSession } from '@/web/lib/queries/session-query';
import { onTabMessage } from '@/web/lib/session/tab-messages';
import { dropSignUpDraft } from './sign-up-draft';
import { readPendingSignUp } from './waiting-sign-up';

/** Milliseconds between two requests while the page is visible. */
const POLL_INTERVAL_MS = 5_000;

/** Continues once the address was confirmed in another tab of this browser, or on another device. */
export function useConfirmedInAnotherBrowser(email: string | undefined) {
  const navigate = useNavigate();
  useEffect(() => {
    let over = false;
    const ask = async () => {
      if (over || document.visibilityState !== 'visible' || !navigator.onLine) return;
      // If it was confirmed in another tab, this browser is signed in.
      const me = await rpc.auth.me();
      if (me?.emailConfirmed && !over) {
        over = true;
        dropSignUpDraft();
        await refreshSession();
        return navigate({ to: '/create-profile' });
      }
      const id = readPendingSignUp();
      if (!id || !(await rpc.auth.isConfirmed({ id })) || over) return;
      over = true;
      dropSignUpDraft();
      toast({ title: 'Your address is confirmed.', description: 'Log in to go on.', variant: 'success' });
      await navigate({ to: '/login' });
    };
    // A failed request is repeated at the next interval.
    const quietly = () => void ask().catch(() => {});
    const timer = setInterval(quietly, POLL_INTERVAL_MS);
    const stop = onTabMessage(({ kind }) => kind === 'signed-in' && quietly());
    window.addEventListener('focus', quietly);
    document.addEventListener('visibilitychange', quietly);
    return () => {
      over = true;
      clearInterval(timer);
      stop();
      window.removeEventListener('focus', quietly);
      document.removeEventListener('visibilitychange', quietly);
    };
  }, [navigate, email]);
}
