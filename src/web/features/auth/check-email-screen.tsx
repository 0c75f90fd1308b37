import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { AuthLayout } from '@/web/components/app-shell/auth-layout';
import { OnboardingSteps } from '@/web/components/onboarding-steps';
import { Button, LinkButton } from '@/web/components/ui/buttons/button';
import { toast } from '@/web/components/ui/toasts/toast';
import { failureDescription, toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { AuthError, authClient } from '@/web/lib/auth/auth-client';
import { useContinueOnceConfirmed } from './use-continue-once-confirmed';
import { useCountdown } from './use-countdown';

/** Seconds between two mails; the server enforces the same. */
const RESEND_PAUSE_SECONDS = 60;

/** `/check-email`: where the mail was sent, with ways to send it again or to correct the address. */
export function CheckEmailScreen({ email }: { email?: string }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [secondsLeft, startCountdown] = useCountdown();
  useContinueOnceConfirmed(email);

  const resend = async () => {
    if (!email) {
      toast({
        title: 'Email address not found. Please try signing up again.',
        variant: 'destructive',
      });
      await navigate({ to: '/signup' });
      return;
    }
    setBusy(true);
    try {
      await authClient.resend(email);
      toast({ title: 'Verification email resent successfully!', variant: 'success' });
      startCountdown(RESEND_PAUSE_SECONDS);
    } catch (error) {
      const authError = error instanceof AuthError ? error : undefined;
      toastFailure(error, {
        title: 'Error resending email',
        description: authError?.message || failureDescription(''),
        ifUnanswered: 'The mail may be on its way: look for it before you have it sent again.',
      });
      if (authError?.retryAfterSeconds) startCountdown(authError.retryAfterSeconds);
    } finally {
      setBusy(false);
    }
  };

  return (
    <AuthLayout
      steps={<OnboardingSteps at="sign-up" className="mb-6" />}
      title="Check your email"
      subtitle={
        <>
          We have sent a verification link to{' '}
          <b className="font-semibold text-ink [overflow-wrap:anywhere]">{email ?? 'your email address'}</b>.
          Open it to confirm your address and sign in.
        </>
      }
    >
      <p className="border-rule border-y py-4 text-ink-2">
        The verification link expires in 24 hours and works once. Nothing there? Look in the spam folder, or
        have it sent again: the earlier link stays good until one of them is used.
      </p>
      <div className="mt-6 grid gap-3">
        <Button
          size="lg"
          wide
          variant="primary"
          busy={busy}
          busyLabel="Resending..."
          disabled={secondsLeft > 0}
          onClick={resend}
        >
          {secondsLeft > 0 ? `Resend in ${secondsLeft} s` : 'Resend verification email'}
        </Button>
        <LinkButton to="/signup" size="lg" wide variant="quiet">
          Back to sign up
        </LinkButton>
      </div>
    </AuthLayout>
  );
}
