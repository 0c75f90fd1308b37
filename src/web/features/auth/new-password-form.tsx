import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { LIMITS } from '@/shared/limits';
import { Field, PasswordInput } from '@/web/components/ui/field';
import { toast } from '@/web/components/ui/toast';
import { toastFailure } from '@/web/components/ui/toast-failure';
import { authClient, authMessage, secondStepOf } from '@/web/lib/auth-client';
import { refreshSession } from '@/web/lib/session';
import { SubmitButton, TermsNote } from './form-parts';

/** Texts that differ between the screens that set a password. */
export interface NewPasswordTexts {
  password: string;
  confirm: string;
  hint?: string;
  submit: string;
  short: string;
  different: string;
  /** Said where the server gave no reason. */
  failed: string;
}

/**
 * Two fields for a new password, which the server then sets.
 * @param props.live says while it is typed what is wrong, and opens the button only once both are equal
 * @param props.termsDue setting the password accepts the terms, and the form says so
 * @param props.next the screen that follows
 */
export function NewPasswordForm({
  texts,
  live = false,
  termsDue,
  next,
}: {
  texts: NewPasswordTexts;
  live?: boolean;
  termsDue: boolean;
  next: '/dashboard' | '/edit-profile';
}) {
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const [busy, setBusy] = useState(false);
  const short = password !== '' && [...password].length < LIMITS.passwordMin;
  const different = confirm !== '' && confirm !== password;
  const fail = (title: string) => toast({ title, variant: 'destructive' });

  const submit = async () => {
    // A password manager submits the form itself, whatever its button says.
    if (!password || !confirm) return fail('Please fill in all fields');
    if (different) return fail(texts.different);
    if (short) return fail(texts.short);
    setBusy(true);
    try {
      const step = await authClient.setPassword(password);
      await refreshSession();
      toast({ title: 'Password updated successfully!', variant: 'success' });
      if (step.status === 'second_factor') {
        await navigate({ to: '/login', search: secondStepOf(step), replace: true });
        return;
      }
      await navigate({ to: next });
    } catch (error) {
      toastFailure(error, {
        title: authMessage(error) || texts.failed,
        description: '',
        unheard: 'Your password may already be the new one: log in with it, or try again.',
      });
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
      className="grid gap-4"
    >
      <Field label={texts.password} hint={texts.hint} error={live && short ? texts.short : undefined}>
        <PasswordInput
          autoFocus
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Field label={texts.confirm} error={live && different ? texts.different : undefined}>
        <PasswordInput
          autoComplete="new-password"
          value={confirm}
          onChange={(event) => setConfirm(event.target.value)}
        />
      </Field>
      <SubmitButton
        busy={busy}
        busyLabel="Updating..."
        disabled={!password || !confirm || (live && different)}
      >
        {texts.submit}
      </SubmitButton>
      {termsDue && <TermsNote>By setting a password</TermsNote>}
    </form>
  );
}
