import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { logout } from '@/web/lib/auth/logout';

/** Logs out: ends the session, deletes everything of this person in the browser, and opens the login. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async () => {
    await logout(() => navigate({ to: '/login' }));
  }, [navigate]);
}
