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
 * Returns from LinkedIn, with the proof that a change asked for or without it, to the screen of the change, which
 * restores what was typed there.
 * @param props.handle absent when the person cancelled
 * @param props.from that screen; its fragment holds the key of the stored change
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
    const goOn = (proven: boolean) => {
      dropFragment();
      markChangeReturned(pad, proven);
      history.replace(path);
    };
    prove().then(
      () => goOn(true),
      (error) => {
        const description = authMessage(error);
        toast({ title: LINKEDIN_TEXTS.login.failure, description, variant: 'destructive' });
        goOn(false);
      },
    );
  }, [handle, from, history]);
  return <Spinner page label="Confirming that it is you..." />;
}
