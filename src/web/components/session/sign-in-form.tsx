import { type FormEvent, type RefObject, useState } from 'react';
import { isUnanswered } from '@/web/lib/api/is-unanswered';
import { authMessage, postAuth } from '@/web/lib/auth/auth-post';
import type { Account } from '@/web/lib/session/account';
import { Button } from '../ui/buttons/button';
import { Field, Input, PasswordInput } from '../ui/inputs/field';
import { Form } from '../ui/inputs/form';
import { toast } from '../ui/toasts/toast';
import { NO_ANSWER } from '../ui/toasts/toast-failure';
import { SecondStep } from './second-step';
import { continueSignedInAs, whoIsSignedIn } from './signed-in-person';

export interface SignInFormProps {
  account: Account;
  /** Ref to the password field, for the dialog's initial focus. */
  password: RefObject<HTMLInputElement | null>;
  /** Called if the new session belongs to somebody else. */
  onOtherAccount: (email: string) => void;
  onClose: () => void;
}

/** A form for the password of this page's person; other ways to sign in are on the login screen, in a new tab. */
export function SignInForm({ account, password, onOtherAccount, onClose }: SignInFormProps) {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [secondStep, setSecondStep] = useState<{ passkey: boolean }>();
  /**
   * Continues after a sign-in, if it is the person of this page.
   * @returns whether somebody is signed in
   */
  const continueIfSamePerson = async () => {
    const me = await whoIsSignedIn();
    if (me && me.id !== account.id) onOtherAccount(me.email);
    if (me?.id === account.id) {
      toast({ title: 'Successfully logged in!', variant: 'success' });
      continueSignedInAs(me);
    }
    return me !== null;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // React events bubble through portals, so a form of the page around this dialog would be submitted too.
    event.stopPropagation();
    const typedPassword = password.current?.value ?? '';
    if (!typedPassword) return setError('Please enter your password');
    setBusy(true);
    setError(undefined);
    try {
      const body = { email: account.email, password: typedPassword };
      const step = await postAuth('login', body);
      if (step.status === 'second_factor') return setSecondStep({ passkey: step.passkey === true });
      if (await continueIfSamePerson()) return;
      setError('Login failed');
    } catch (failure) {
      setError(
        authMessage(failure) || (isUnanswered(failure) ? `${NO_ANSWER} Please try again.` : 'Login failed'),
      );
    }
    setBusy(false);
    password.current?.select();
  };
  if (secondStep) {
    const startAgain = () => {
      setSecondStep(undefined);
      setBusy(false);
    };
    return (
      <SecondStep
        {...secondStep}
        onDone={async () => {
          // The form says then that the login failed.
          if (!(await continueIfSamePerson())) throw new Error('no session');
        }}
        onExpired={startAgain}
      />
    );
  }
  return (
    <Form busy={busy} noValidate onSubmit={submit} className="grid gap-4">
      <Field label="Email">
        <Input type="email" autoComplete="username" value={account.email} readOnly />
      </Field>
      <Field label="Password" error={error}>
        <PasswordInput ref={password} autoComplete="current-password" />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        {/* Opened in a new tab, so that this page stays; it notices the sign-in by itself. */}
        <a href="/login" target="_blank" rel="noopener" className="text-sm">
          Sign in another way
        </a>
        <span className="flex gap-2 max-md:w-full max-md:*:flex-1">
          <Button variant="quiet" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" variant="primary" busy={busy} busyLabel="Logging in...">
            Log in
          </Button>
        </span>
      </div>
    </Form>
  );
}
