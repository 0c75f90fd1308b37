import { toast } from '@/web/components/ui/toasts/toast';
import { claimGenerated } from '@/web/lib/auth/auth-client';
import { isResultInPageOnly } from '@/web/lib/generation/generated-profile-key';
import { refreshSession } from '@/web/lib/queries/session-query';

/** Tells that the session of a login or a confirmation has not arrived. */
export const toastNoSession = () =>
  toast({
    title: 'You are not logged in',
    description:
      'Your browser refused the cookie that keeps you logged in. Allow cookies for this site, and log in again.',
    variant: 'destructive',
  });

/**
 * Completes a login: tells of it, and claims the generated profile that this browser holds. If the account has a
 * profile already, it is not replaced, and a toast says how long the generated one stays in this browser.
 * @returns whether the person is logged in; a browser that refuses cookies keeps no session, which a toast says
 */
export async function completeLogin(): Promise<boolean> {
  const me = await refreshSession();
  if (!me) {
    toastNoSession();
    return false;
  }
  toast({ title: 'Successfully logged in!', variant: 'success' });
  const outcome = await claimGenerated(me.id);
  if (outcome === 'stored') await refreshSession();
  if (outcome === 'taken') {
    toast({
      title: 'Your profile was not replaced',
      description: `The one generated in this browser is kept here until you close ${isResultInPageOnly() ? 'or reload this page' : 'the tab'}.`,
    });
  }
  return true;
}
