import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { AuthLayout } from '@/web/components/app-shell/auth-layout';
import { Spinner } from '@/web/components/ui/spinner';
import { toast } from '@/web/components/ui/toast';
import { authClient } from '@/web/lib/auth-client';
import { dropFragment, useFragment } from '@/web/lib/use-fragment';
import { NewPasswordForm, type NewPasswordTexts } from './new-password-form';

const TEXTS: NewPasswordTexts = {
  password: 'New password',
  confirm: 'Confirm new password',
  submit: 'Update password',
  short: 'Password must be at least 6 characters long',
  different: 'Passwords do not match',
  failed: 'Failed to update password',
};

/** Where recovery links arrive: the link is checked first, then the new password is asked for. */
export function ResetPasswordScreen({ type }: { type?: string }) {
  const navigate = useNavigate();
  const token = useFragment().get('token');
  const [valid, setValid] = useState<{ termsDue: boolean } | null>(null);
  const started = useRef(false);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const check = async () => {
      try {
        if (type !== 'recovery') throw new Error('not a recovery link');
        // Without a token an earlier visit of this browser may have used it: its session may still set one.
        const answer = await authClient.openRecovery(token ?? '');
        dropFragment();
        setValid(answer);
      } catch {
        toast({
          title: 'Invalid reset link. Please request a new password reset.',
          variant: 'destructive',
        });
        await navigate({ to: '/forgot-password', replace: true });
      }
    };
    void check();
  }, [type, token, navigate]);

  if (!valid) return <Spinner page label="Validating reset link..." />;
  return (
    <AuthLayout title="Set new password" subtitle="It signs you in here and signs you out everywhere else.">
      <NewPasswordForm texts={TEXTS} live termsDue={valid.termsDue} next="/dashboard" />
    </AuthLayout>
  );
}
