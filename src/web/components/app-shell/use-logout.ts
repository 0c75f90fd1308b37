import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { queryClient } from '@/web/lib/query-client';

/** Ends the session on the server, forgets everything of this person, and goes to the login. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async () => {
    try {
      await fetch('/api/auth/sign-out', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
    } catch (error) {
      // The product's rule: errors of signing out are only logged.
      console.error(error);
    }
    queryClient.clear();
    await navigate({ to: '/login' });
  }, [navigate]);
}
