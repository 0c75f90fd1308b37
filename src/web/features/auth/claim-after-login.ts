import { toast } from '@/web/components/ui/toasts/toast';
import { claimGenerated } from '@/web/lib/auth/auth-client';
import { isResultInPageOnly } from '@/web/lib/generation/generated-profile-key';
import { refreshSession } from '@/web/lib/queries/session-query';

/**
 * Claims the generated profile that this browser holds for the person who has just logged in. If their account has a
 * profile already, it is not replaced, and a toast says how long the generated one stays in this browser.
 */
export async function claimAfterLogin(): Promise<void> {
  const me = await refreshSession();
  if (!me) return;
  const outcome = await claimGenerated(me.id);
  if (outcome === 'stored') await refreshSession();
  if (outcome === 'taken') {
    toast({
      title: 'Your profile was not replaced',
      description: `The one generated in this browser is kept here until you close ${isResultInPageOnly() ? 'or reload this page' : 'the tab'}.`,
    });
  }
}
