import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { LIMITS } from '@/shared/limits';
import { AuthLayout } from '@/web/components/app-shell/auth-layout';
import { Spinner } from '@/web/components/ui/feedback/spinner';
import { toast } from '@/web/components/ui/toasts/toast';
import { authClient } from '@/web/lib/auth/auth-client';
import { dropFragment, useFragment } from '@/web/lib/hooks/use-fragment';
import { NewPasswordForm, type NewPasswordTexts } from './new-password-form';
import { isLinkUnchecked, ServerUnreachable } from './server-unreachable';

const TEXTS: NewPasswordTexts = {
  password: 'New password',
  confirm: 'Confirm new password',
  submit: 'Update password',
  tooShort: `Password must be at least ${LIMITS.minPasswordCharacters} characters long`,
  mismatch: 'Passwords do not match',
  failure: 'Failed to update password',
};

type View = { step: 'checking' } | { step: 'unreachable' } | { step: 'form'; termsDue: boolean };

/**
 * Opens a recovery link. If there is no token, or the server refuses it, sends an empty one: the server then lets this
 * browser's session set a password if it has opened the link at an earlier visit.
 */
async function openRecoveryLink(token: string | null) {
  try {
    return await authClient.openRecovery(token ?? '');
  } catch (error) {
    if (!token || isLinkUnchecked(error)) throw error;
    return authClient.openRecovery('');
  }
}

/** The screen of recovery links: checks the link, then asks for the new password. */
export function ResetPasswordScreen({ type }: { type?: string }) {
  const navigate = useNavigate();
  const token = useFragment().get('token');
  const [view, setView] = useState<View>({ step: 'checking' });
  const started = useRef(false);

  const check = useCallback(async () => {
    try {
      if (type === 'recovery') {
        const { termsDue } = await openRecoveryLink(token);
        dropFragment();
        return setView({ step: 'form', termsDue });
      }
    } catch (error) {
      if (isLinkUnchecked(error)) return setView({ step: 'unreachable' });
    }
    toast({ title: 'Invalid reset link. Please request a new password reset.', variant: 'destructive' });
    await navigate({ to: '/forgot-password', replace: true });
  }, [type, token, navigate]);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void check();
  }, [check]);

  if (view.step === 'checking') return <Spinner page label="Validating reset link..." />;
  if (view.step === 'unreachable') {
    const retry = () => {
      setView({ step: 'checking' });
      void check();
    };
    return <ServerUnreachable onRetry={retry} />;
  }
  return (
    <AuthLayout title="Set new password" subtitle="It signs you in here and signs you out everywhere else.">
      <NewPasswordForm texts={TEXTS} live termsDue={view.termsDue} next="/dashboard" />
    </AuthLayout>
  );
}
