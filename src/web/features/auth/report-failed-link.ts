import { toast } from '@/web/components/ui/toasts/toast';
import { refreshSession } from '@/web/lib/queries/session-query';

/** Shows that the person has to log in. */
export const toastAuthenticationFailed = () =>
  toast({ title: 'Authentication failed. Please try logging in.', variant: 'destructive' });

/**
 * Reports that a mailed link did not work, or, to a person who opened it twice, that they are signed in already.
 * @param report reports the failure to a person who is not signed in
 */
export async function reportFailedLink(report = toastAuthenticationFailed): Promise<void> {
  const me = await refreshSession().catch(() => null);
  if (!me) report();
  else
    toast({ title: 'You are signed in already.', description: 'This link was used before, or has expired.' });
}
