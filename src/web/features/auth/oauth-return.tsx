import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { safeReturnPath } from '@/shared/account/onboarding';
import { Spinner } from '@/web/components/ui/feedback/spinner';
import { toast } from '@/web/components/ui/toasts/toast';
import { authClient, claimGenerated, secondStepOf } from '@/web/lib/auth/auth-client';
import { storePendingSignUp } from '@/web/lib/auth/pending-sign-up';
import { dropFragment } from '@/web/lib/hooks/use-fragment';
import { completeLogin } from './complete-login';
import { finishSignup } from './finish-signup';
import { LINKEDIN_TEXTS } from './linkedin-texts';

/**
 * Redeems the handle, and completes the login, sign-up or proof that it belongs to.
 * @returns the path to continue with: the screen that asked for a login or a proof, the next step of a sign-up, or the
 * second step of a login
 */
async function finishOauthFlow(handle: string): Promise<string> {
  const answer = await authClient.oauthSession(handle);
  dropFragment();
  if (answer.status === 'second_factor') {
    const search = new URLSearchParams(secondStepOf(answer));
    if (answer.from) search.set('from', answer.from);
    return `/login?${search}`;
  }
  if (answer.status === 'confirm_email') {
    const { id: userId, email } = answer.user;
    storePendingSignUp({ userId, email });
    await claimGenerated(userId, { isConfirmed: false });
    return `/check-email?${new URLSearchParams({ email })}`;
  }
  if (answer.status === 'proven') return safeReturnPath(answer.from) ?? '/settings';
  if (!answer.known || answer.flow === 'signup') return finishSignup(answer.profileReady);
  return (await completeLogin()) ? (safeReturnPath(answer.from) ?? '/dashboard') : '/login';
}

/**
 * Shown after the return from LinkedIn, while the handle that the server put into the fragment is redeemed.
 * @param props.signup whether the flow began as a sign-up; it decides where a failure leads
 */
export function OauthReturn({ handle, signup }: { handle: string; signup: boolean }) {
  const navigate = useNavigate();
  const { history } = useRouter();
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    finishOauthFlow(handle).then(
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
