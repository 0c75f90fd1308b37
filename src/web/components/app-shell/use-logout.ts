import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { logout } from '@/web/lib/auth/logout';
import { toast } from '../ui/toasts/toast';

const toastFailure = () =>
  toast({
    title: 'Logging out failed',
    description: 'You may still be signed in. Please try again.',
    variant: 'destructive',
  });

/** Logs out: ends the session, deletes everything of this person in the browser, and opens the login. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async () => {
    await logout(() => navigate({ to: '/login' }), toastFailure);
  }, [navigate]);
}
