import { toast } from '@/web/components/ui/toasts/toast';
import { refreshSession } from '@/web/lib/queries/session-query';

/** Says that somebody has to log in. */
export const sayAuthenticationFailed = () =>
  toast({ title: 'Authentication failed. Please try logging in.', variant: 'destructive' });

/**
 * Says that a mailed link opened nothing. Whoever opens one twice is signed in by then and has nothing to do.
 * @param say what is said to a person who is not signed in
 */
export async function sayLinkFailed(say = sayAuthenticationFailed): Promise<void> {
  const me = await refreshSession().catch(() => null);
  if (!me) say();
  else
    toast({ title: 'You are signed in already.', description: 'This link was used before, or has expired.' });
}
