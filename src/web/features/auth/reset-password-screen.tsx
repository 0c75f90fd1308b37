import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '@/shared/limits';
import { AuthLayout } from '@/web/components/app-shell/auth-layout';
import { Button } from '@/web/components/ui/button';
import { Field, PasswordInput } from '@/web/components/ui/field';
import { Spinner } from '@/web/components/ui/spinner';
import { toast } from '@/web/components/ui/toast';
import { authClient, authMessage } from '@/web/lib/auth-client';
import { refreshSession } from '@/web/lib/session';
import { dropFragment, useFragment } from '@/web/lib/use-fragment';

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

  return valid ? (
    <NewPassword termsDue={valid.termsDue} />
  ) : (
    <Spinner page label="Validating reset link..." />
  );
}

function NewPassword({ termsDue }: { termsDue: boolean }) {
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const [busy, setBusy] = useState(false);
  const short = password !== '' && [...password].length < LIMITS.passwordMin;
  const different = confirm !== '' && confirm !== password;
  const fail = (title: string) => toast({ title, variant: 'destructive' });

  const submit = async () => {
    if (!password || !confirm) return fail('Please fill in all fields');
    if (password !== confirm) return fail('Passwords do not match');
    if (short) return fail('Password must be at least 6 characters long');
    setBusy(true);
    try {
      await authClient.setPassword(password);
      await refreshSession();
      toast({ title: 'Password updated successfully!', variant: 'success' });
      await navigate({ to: '/dashboard' });
    } catch (error) {
      fail(authMessage(error) || 'Failed to update password');
    } finally {
      setBusy(false);
    }
  };

  return (
    <AuthLayout title="Set new password" subtitle="It signs you in here and signs you out everywhere else.">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void submit();
        }}
        className="grid gap-4"
      >
        <Field label="New password" error={short ? 'Password must be at least 6 characters long' : undefined}>
          <PasswordInput
            autoFocus
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <Field label="Confirm new password" error={different ? 'Passwords do not match' : undefined}>
          <PasswordInput
            autoComplete="new-password"
            value={confirm}
            onChange={(event) => setConfirm(event.target.value)}
          />
        </Field>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          wide
          busy={busy}
          busyLabel="Updating..."
          disabled={!password || password !== confirm}
        >
          Update password
        </Button>
        {termsDue && (
          <p className="text-ink-3 text-sm">
            By setting a password you accept the{' '}
            <a href="/legal/terms" className="text-ink-2 underline">
              terms of service
            </a>
            .
          </p>
        )}
      </form>
    </AuthLayout>
  );
}
