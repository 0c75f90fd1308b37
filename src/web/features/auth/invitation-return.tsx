import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Spinner } from '@/web/components/ui/feedback/spinner';
import { authClient } from '@/web/lib/auth/auth-client';
import { dropFragment } from '@/web/lib/hooks/use-fragment';
import { refreshSession } from '@/web/lib/queries/session-query';
import { reportFailedLink } from './report-failed-link';
import { isLinkUnchecked, ServerUnreachable } from './server-unreachable';

/** Uses an invitation: signs in and continues with the set-password step. */
export function InvitationReturn({ token }: { token: string }) {
  const navigate = useNavigate();
  const [unreachable, setUnreachable] = useState(false);
  const started = useRef(false);

  const openInvitation = useCallback(async () => {
    const continueTo = async (to: '/change-password' | '/login') => {
      dropFragment();
      await navigate({ to, replace: true });
    };
    setUnreachable(false);
    try {
      await authClient.openInvitation(token);
    } catch (error) {
      if (isLinkUnchecked(error)) return setUnreachable(true);
      await reportFailedLink();
      return continueTo('/login');
    }
    await refreshSession().catch(() => null);
    await continueTo('/change-password');
  }, [token, navigate]);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void openInvitation();
  }, [openInvitation]);

  if (unreachable) return <ServerUnreachable onRetry={() => void openInvitation()} />;
  return <Spinner page label="Opening your invitation..." />;
}
