import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { safeReturnPath } from '@/shared/account/onboarding';
import { Spinner } from '@/web/components/ui/feedback/spinner';
import { toast } from '@/web/components/ui/toasts/toast';
import { NO_ANSWER } from '@/web/components/ui/toasts/toast-failure';
import { isUnanswered } from '@/web/lib/api/is-unanswered';
import { AuthError, authClient } from '@/web/lib/auth/auth-client';
import { dropFragment, useFragment } from '@/web/lib/hooks/use-fragment';
import { finishSignup } from './finish-signup';
import { InvitationReturn } from './invitation-return';
import { OauthReturn } from './oauth-return';
import { OpenInSignUpBrowser } from './open-in-sign-up-browser';
import { ProofReturn } from './proof-return';
import { reportFailedLink, toastAuthenticationFailed } from './report-failed-link';
import { isLinkUnchecked, ServerUnreachable } from './server-unreachable';
import { SignupPasswordForm } from './signup-password-form';

type View = { step: 'working' | 'unreachable' | 'elsewhere' } | { step: 'password'; email: string };

const toastProbablyConfirmed = () =>
  toast({
    title: NO_ANSWER,
    description: 'Your address is probably confirmed already. Please log in.',
    variant: 'destructive',
  });

/** The screen to which the mailed links of sign-ups and invitations lead, and to which LinkedIn returns. */
export function CallbackScreen() {
  const fragment = useFragment();
  const handle = fragment.get('handle');
  if (fragment.get('flow') === 'proof') {
    return <ProofReturn handle={handle} from={safeReturnPath(fragment.get('from')) ?? '/settings'} />;
  }
  if (handle) return <OauthReturn handle={handle} signup={fragment.get('flow') === 'signup'} />;
  const token = fragment.get('token');
  if (token && fragment.get('type') === 'invite') return <InvitationReturn token={token} />;
  return <Confirmation token={token} refused={fragment.has('error')} />;
}

/**
 * Uses a confirmation link. Without a token in the fragment, leads to the login.
 * @param props.refused whether the fragment holds a refusal, as `#error=access_denied`
 */
function Confirmation({ token, refused }: { token: string | null; refused: boolean }) {
  const navigate = useNavigate();
  const [view, setView] = useState<View>({ step: 'working' });
  const started = useRef(false);
  /** Whether an answer was lost: the server may have accepted the link all the same. */
  const wasUnanswered = useRef(false);

  const confirm = useCallback(
    async (password?: string) => {
      if (!token) {
        if (refused) toastAuthenticationFailed();
        await navigate({ to: '/login', replace: true });
        return;
      }
      try {
        const answer = await authClient.verify(token, password);
        if (answer.status === 'password_required') {
          setView({ step: 'password', email: answer.email });
          return;
        }
        if (answer.status === 'other_browser') {
          setView({ step: 'elsewhere' });
          return;
        }
        dropFragment();
        await navigate({ to: await finishSignup(answer.profileReady), replace: true });
      } catch (error) {
        if (password !== undefined && error instanceof AuthError && error.code !== 'invalid_link')
          throw error;
        if (isLinkUnchecked(error)) {
          wasUnanswered.current ||= isUnanswered(error);
          setView({ step: 'unreachable' });
          return;
        }
        dropFragment();
        await reportFailedLink(wasUnanswered.current ? toastProbablyConfirmed : undefined);
        await navigate({ to: '/login', replace: true });
      }
    },
    [token, refused, navigate],
  );

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void confirm();
  }, [confirm]);

  if (view.step === 'working') {
    return (
      <main>
        <Spinner page label="Confirming your email address..." />
      </main>
    );
  }
  if (view.step === 'password') return <SignupPasswordForm email={view.email} onPassword={confirm} />;
  if (view.step === 'elsewhere') return <OpenInSignUpBrowser />;
  const retry = () => {
    setView({ step: 'working' });
    void confirm();
  };
  return <ServerUnreachable onRetry={retry} />;
}
