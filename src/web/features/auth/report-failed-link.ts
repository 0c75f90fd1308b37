import { toast } from '@/web/components/ui/toasts/toast';
import { refreshSession } from '@/web/lib/queries/session-query';

/** Shows a toast that asks the person to log in, since the link could not sign them in. */
export const toastAuthenticationFailed = () =>
  toast({ title: 'Authentication failed. Please try logging in.', variant: 'destructive' });

/**
 * Reports that a mailed link did not work. A person who is signed in has probably opened it twice, and is told so.
 * @param report shows the failure to a person who is not signed in
 */
export async function reportFailedLink(report = toastAuthenticationFailed): Promise<void> {
  const me = await refreshSession().catch(() => null);
  if (!me) report();
  else
    toast({ title: 'You are signed in already.', description: 'This link was used before, or has expired.' });
}
