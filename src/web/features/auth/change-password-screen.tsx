import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { LIMITS } from '@/shared/limits';
import { AuthLayout } from '@/web/components/app-shell/auth-layout';
import { Button } from '@/web/components/ui/button';
import { Field, PasswordInput } from '@/web/components/ui/field';
import { toast } from '@/web/components/ui/toast';
import { authClient, authMessage } from '@/web/lib/auth-client';
import { refreshSession } from '@/web/lib/session';

/** The set-password step of an invited person. Their profile is ready; the way leads on to it. */
export function ChangePasswordScreen() {
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const [busy, setBusy] = useState(false);
  const fail = (title: string) => toast({ title, variant: 'destructive' });

  const submit = async () => {
    if (password !== confirm) return fail("Passwords don't match");
    if ([...password].length < LIMITS.passwordMin) return fail('Password must be at least 6 characters');
    setBusy(true);
    try {
      await authClient.setPassword(password);
      await refreshSession();
      toast({ title: 'Password updated successfully!', variant: 'success' });
      await navigate({ to: '/edit-profile' });
    } catch (error) {
      fail(authMessage(error) || 'Error updating password');
    } finally {
      setBusy(false);
    }
  };

  return (
    <AuthLayout title="Set your password" subtitle="Your profile is ready. Choose a password to go on to it.">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void submit();
        }}
        className="grid gap-4"
      >
        <Field label="Password" hint="At least 6 characters">
          <PasswordInput
            autoFocus
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <Field label="Confirm password">
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
          disabled={!password || !confirm}
        >
          Set password
        </Button>
        <p className="text-ink-3 text-sm">
          By setting a password you accept the{' '}
          <a href="/legal/terms" className="text-ink-2 underline">
            terms of service
          </a>
          .
        </p>
      </form>
    </AuthLayout>
  );
}
