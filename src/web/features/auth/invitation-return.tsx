import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Spinner } from '@/web/components/ui/spinner';
import { toast } from '@/web/components/ui/toast';
import { authClient } from '@/web/lib/auth-client';
import { refreshSession } from '@/web/lib/session';
import { dropFragment } from '@/web/lib/use-fragment';

/** Uses an invitation: it signs in, and the set-password step comes next. */
export function InvitationReturn({ token }: { token: string }) {
  const navigate = useNavigate();
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const open = async () => {
      await authClient.openInvitation(token);
      await refreshSession();
    };
    open()
      .then(
        () => '/change-password' as const,
        () => {
          toast({ title: 'Authentication failed. Please try logging in.', variant: 'destructive' });
          return '/login' as const;
        },
      )
      .then((to) => {
        dropFragment();
        return navigate({ to, replace: true });
      });
  }, [token, navigate]);
  return <Spinner page label="Opening your invitation..." />;
}
