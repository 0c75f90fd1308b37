/** The end of a sign-up, after its address is confirmed. */
import { toast } from '@/web/components/ui/toasts/toast';
import { claimGenerated, settleUnansweredClaim } from '@/web/lib/auth/auth-client';
import { refreshSession } from '@/web/lib/queries/session-query';
import { toastNoSession } from './complete-login';
import { dropSignUpDraft } from './sign-up-draft';

/**
 * Claims the generated profile that this browser holds, unless the account has a profile already, and says in a toast
 * what came of it. Somebody who was invited is sent to set a password instead.
 * @param profileReady whether the account has a profile already
 * @returns the path of the next screen: that of the login in a browser that refuses cookies
 */
export async function finishSignup(
  profileReady: boolean,
): Promise<'/edit-profile' | '/create-profile' | '/change-password' | '/login'> {
  dropSignUpDraft();
  const me = await refreshSession();
  if (!me) {
    toastNoSession();
    return '/login';
  }
  if (me.onboardingStatus === 'SET_PASSWORD') return '/change-password';
  if (profileReady) {
    toast({ title: 'Welcome back! Your profile is ready.', variant: 'success' });
    return '/edit-profile';
  }
  const outcome = await claimGenerated(me.id);
  const meAfterClaim = outcome === 'none' ? me : await refreshSession().catch(() => me);
  if (outcome === 'stored' || meAfterClaim?.onboardingStatus !== me.onboardingStatus) {
    // The account had no profile before, so the submission succeeded although its answer was lost.
    if (outcome !== 'stored') await settleUnansweredClaim(me.id);
    toast({ title: 'Profile created successfully from your generated data!', variant: 'success' });
    return '/edit-profile';
  }
  if (outcome === 'refused' || outcome === 'taken') {
    toast({ title: 'Failed to save generated profile. Please try again.', variant: 'destructive' });
  }
  if (outcome === 'failed') {
    toast({
      title: "Profile generated but couldn't be saved. Please try creating your profile again.",
      variant: 'destructive',
    });
  }
  return '/create-profile';
}
