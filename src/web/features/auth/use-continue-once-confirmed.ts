import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { toast } from '@/web/components/ui/toasts/toast';
import { rpc } from '@/web/lib/api/rpc';
import { readPendingSignUp } from '@/web/lib/auth/pending-sign-up';
import { isOnline } from '@/web/lib/browser/online';
import { refreshSession } from '@/web/lib/queries/session-query';
import { onTabMessage } from '@/web/lib/session/tab-messages';
import { dropSignUpDraft } from './sign-up-draft';

/** Milliseconds between two requests while the page is visible. */
const POLL_INTERVAL_MS = 5_000;

/**
 * Continues once the address was confirmed elsewhere: to the next step if that was in another tab of this browser, else
 * to the login.
 * @param email the address that waits for its confirmation
 */
export function useContinueOnceConfirmed(email: string | undefined) {
  const navigate = useNavigate();
  useEffect(() => {
    let stopped = false;
    const checkConfirmation = async () => {
      if (stopped || document.visibilityState !== 'visible' || !isOnline()) return;
      // If it was confirmed in another tab, this browser is signed in.
      const me = await rpc.auth.me();
      if (me?.emailConfirmed && !stopped) {
        stopped = true;
        dropSignUpDraft();
        await refreshSession();
        return navigate({ to: '/create-profile' });
      }
      const signUp = readPendingSignUp();
      if (!signUp || !(await rpc.auth.isConfirmed({ id: signUp.userId })) || stopped) return;
      stopped = true;
      dropSignUpDraft();
      toast({ title: 'Your address is confirmed.', description: 'Log in to go on.', variant: 'success' });
      await navigate({ to: '/login' });
    };
    // A failed request is repeated at the next interval.
    const poll = () => void checkConfirmation().catch(() => {});
    const timer = setInterval(poll, POLL_INTERVAL_MS);
    const unsubscribe = onTabMessage(({ kind }) => kind === 'signed-in' && poll());
    window.addEventListener('focus', poll);
    document.addEventListener('visibilitychange', poll);
    return () => {
      stopped = true;
      clearInterval(timer);
      unsubscribe();
      window.removeEventListener('focus', poll);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [navigate, email]);
}
