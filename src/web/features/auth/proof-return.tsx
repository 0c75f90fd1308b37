import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Spinner } from '@/web/components/ui/feedback/spinner';
import { toast } from '@/web/components/ui/toasts/toast';
import { authClient, authMessage } from '@/web/lib/auth/auth-client';
import { markChangeReturned } from '@/web/lib/auth/stored-change';
import { dropFragment } from '@/web/lib/hooks/use-fragment';
import { refreshSession } from '@/web/lib/queries/session-query';
import { LINKEDIN_TEXTS } from './linkedin-texts';

/**
 * Leads a person who returns from LinkedIn back to the screen of the change that asked for a proof. That screen
 * restores what was typed there, whether or not the proof succeeded.
 * @param props.handle null if the person cancelled
 * @param props.from the path of that screen; its fragment is the one-time pad that the stored change is encrypted with
 */
export function ProofReturn({ handle, from }: { handle: string | null; from: string }) {
  const { history } = useRouter();
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const prove = async () => {
      if (!handle) throw new Error('cancelled at the provider');
      await authClient.oauthProof(handle);
      await refreshSession();
    };
    const [path = '/settings', pad = ''] = from.split('#');
    const returnToChange = (proven: boolean) => {
      dropFragment();
      markChangeReturned(pad, proven);
      history.replace(path);
    };
    prove().then(
      () => returnToChange(true),
      (error) => {
        const description = authMessage(error);
        toast({ title: LINKEDIN_TEXTS.login.failure, description, variant: 'destructive' });
        returnToChange(false);
      },
    );
  }, [handle, from, history]);
  return <Spinner page label="Confirming that it is you..." />;
}
