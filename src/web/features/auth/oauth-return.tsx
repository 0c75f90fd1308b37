import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { safeReturnPath } from '@/shared/account/onboarding';
import { Spinner } from '@/web/components/ui/feedback/spinner';
import { toast } from '@/web/components/ui/toasts/toast';
import { authClient, claimGenerated, secondStepOf } from '@/web/lib/auth/auth-client';
import { dropFragment } from '@/web/lib/hooks/use-fragment';
import { finishSignup } from './finish-signup';
import { LINKEDIN_TEXTS } from './linkedin-texts';
import { offerGenerated } from './offer-generated';
import { storePendingSignUp } from './waiting-sign-up';

/**
 * Exchanges the handle for a session, and completes the flow that began with it.
 * @returns the path to continue with: the one that asked for a login, or the next step of a sign-up
 */
async function finish(handle: string): Promise<string> {
  const answer = await authClient.oauthSession(handle);
  dropFragment();
  if (answer.status === 'second_factor') {
    const search = new URLSearchParams(secondStepOf(answer));
    if (answer.from) search.set('from', answer.from);
    return `/login?${search}`;
  }
  if (answer.status === 'confirm_email') {
    storePendingSignUp(answer.user.id);
    await claimGenerated(answer.user.id);
    return `/check-email?${new URLSearchParams({ email: answer.user.email })}`;
  }
  // A proof returns to the screen that asked for it.
  if (answer.status === 'proven') return safeReturnPath(answer.from) ?? '/settings';
  if (!answer.known || answer.flow === 'signup') return finishSignup(answer.profileReady);
  toast({ title: 'Successfully logged in!', variant: 'success' });
  await offerGenerated();
  return safeReturnPath(answer.from) ?? '/dashboard';
}

/** Shown while the handle in the fragment, left by the identity provider's response, is exchanged for a session. */
export function OauthReturn({ handle, signup }: { handle: string; signup: boolean }) {
  const navigate = useNavigate();
  const { history } = useRouter();
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    finish(handle).then(
      (path) => history.replace(path),
      async () => {
        dropFragment();
        const flow = signup ? 'signup' : 'login';
        toast({ title: LINKEDIN_TEXTS[flow].failure, variant: 'destructive' });
        await navigate({ to: `/${flow}`, replace: true });
      },
    );
  }, [handle, signup, navigate, history]);
  return <Spinner page label="Signing you in..." />;
}
