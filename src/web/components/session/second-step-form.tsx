import { type FormEvent, useState } from 'react';
import { isUnanswered } from '@/web/lib/api/is-unanswered';
import { AuthError, authMessage, postAuth } from '@/web/lib/auth/auth-post';
import { isDismissed, signInWithPasskey, supportsPasskeys } from '@/web/lib/auth/passkeys';
import { Button } from '../ui/buttons/button';
import { Form } from '../ui/inputs/form';
import { NO_ANSWER } from '../ui/toasts/toast-failure';
import { SecondFactorField } from './second-factor-field';

export interface SecondStepFormProps {
  /** Whether the person has a passkey. */
  passkey: boolean;
  onDone: () => void | Promise<void>;
  /** Called when the first step has expired after ten minutes, or the person is signed in already. */
  onExpired: () => void;
}

/** The second step of a login: a code of the authenticator app, a recovery code, or a passkey. */
export default function SecondStepForm({ passkey, onDone, onExpired }: SecondStepFormProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<'code' | 'passkey' | null>(null);

  const attempt = async (factor: 'code' | 'passkey', work: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(factor);
    setProblem(undefined);
    try {
      await work();
      await onDone();
    } catch (error) {
      if (error instanceof AuthError && error.code === 'unauthenticated') return onExpired();
      const serverSentence = authMessage(error);
      const fallback = isUnanswered(error) ? NO_ANSWER : 'Login failed.';
      if (!isDismissed(error)) setProblem(serverSentence || `${fallback} Please try again.`);
      // The field is only cleared if the server judged the code.
      if (serverSentence) setCode('');
    } finally {
      setBusy(null);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!code.trim()) return setProblem('Please enter a code');
    void attempt('code', () => postAuth('login/second-factor', { code }));
  };

  return (
    <Form busy={busy !== null} noValidate onSubmit={submit} className="grid gap-4">
      <SecondFactorField code={code} onChange={setCode} problem={problem} />
      <Button type="submit" variant="primary" size="lg" wide busy={busy === 'code'} busyLabel="Logging in...">
        Log in
      </Button>
      {passkey && supportsPasskeys() && (
        <Button
          size="lg"
          wide
          busy={busy === 'passkey'}
          onClick={() => attempt('passkey', signInWithPasskey)}
        >
          Use a passkey instead
        </Button>
      )}
    </Form>
  );
}
