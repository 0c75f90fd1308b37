import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { logout } from '@/web/lib/logout';

/** Ends the session, forgets everything of this person, and goes to the login. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async () => {
    await logout(() => navigate({ to: '/login' }));
  }, [navigate]);
}
