import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { LIMITS } from '@/shared/limits';
import { Form } from '@/web/components/ui/inputs/form';
import { NewPasswordFields } from '@/web/components/ui/inputs/new-password-fields';
import { toast } from '@/web/components/ui/toasts/toast';
import { toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { authClient, authMessage, secondStepOf } from '@/web/lib/auth/auth-client';
import { refreshSession } from '@/web/lib/queries/session-query';
import { SubmitButton, TermsNote } from './form-parts';

/** Texts that differ between the screens that set a password. */
export interface NewPasswordTexts {
  /** The label of the first field. */
  password: string;
  /** The label of the field that repeats the password. */
  confirm: string;
  hint?: string;
  submit: string;
  tooShort: string;
  mismatch: string;
  /** The title of the error if the server gives no reason. */
  failure: string;
}

/**
 * The form that sets a new password, with a field to enter it and one to repeat it.
 * @param props.live whether the form shows problems while the user types, and disables the button until both fields are
 * equal
 * @param props.termsDue whether the user accepts the terms by setting the password; the form then says so
 * @param props.next the screen to show once the password is set, and no second factor is asked for
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
  const isTooShort = password !== '' && [...password].length < LIMITS.minPasswordCharacters;
  const isMismatch = confirm !== '' && confirm !== password;
  const isSubmitDisabled = !password || !confirm || (live && isMismatch);
  const toastProblem = (title: string) => toast({ title, variant: 'destructive' });

  const submit = async () => {
    // Enter and password managers may submit the form although the button is disabled.
    if (!password || !confirm) return toastProblem('Please fill in all fields');
    if (isMismatch) return toastProblem(texts.mismatch);
    if (isTooShort) return toastProblem(texts.tooShort);
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
        title: authMessage(error) || texts.failure,
        description: '',
        ifUnanswered: 'Your password may already be the new one: log in with it, or try again.',
      });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Form
      busy={busy}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onKeyDown={(event) => {
        // The browser ignores Enter while the button is disabled, so the form is submitted here to show the problem.
        if (event.key !== 'Enter' || !isSubmitDisabled || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        void submit();
      }}
      className="grid gap-4"
    >
      <NewPasswordFields
        password={{
          label: texts.password,
          hint: texts.hint,
          error: live && isTooShort ? texts.tooShort : undefined,
          input: {
            autoFocus: true,
            value: password,
            onChange: (event) => setPassword(event.target.value),
          },
        }}
        confirm={{
          label: texts.confirm,
          error: live && isMismatch ? texts.mismatch : undefined,
          input: { value: confirm, onChange: (event) => setConfirm(event.target.value) },
        }}
      />
      <SubmitButton busy={busy} busyLabel="Updating..." disabled={isSubmitDisabled}>
        {texts.submit}
      </SubmitButton>
      {termsDue && <TermsNote>By setting a password</TermsNote>}
    </Form>
  );
}
