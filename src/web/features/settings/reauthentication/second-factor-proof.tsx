import { useState } from 'react';
import type { AuthApi } from '@/server/router';
import { SecondFactorField } from '@/web/components/session/second-factor-field';
import { Button } from '@/web/components/ui/buttons/button';
import { Form } from '@/web/components/ui/inputs/form';
import { authMessage, postSignedIn } from '@/web/lib/auth/auth-post';
import { isDismissed, signChallenge, supportsPasskeys } from '@/web/lib/auth/passkeys';

const NO_ANSWER_MESSAGE = 'The server did not answer. Please try again.';

/** Asks for a second factor as proof of identity: a code of the app, a recovery code, or a passkey. */
export default function SecondFactorProof({
  app,
  passkeys,
  onProven,
  onCancel,
}: {
  /** Whether the account has an authenticator app; without one, a passkey is offered next to the password. */
  app: boolean;
  passkeys: boolean;
  onProven: () => void;
  onCancel: () => void;
}) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<'code' | 'passkey' | null>(null);
  const attempt = async (method: 'code' | 'passkey', proof: () => Promise<AuthApi['proof']['body']>) => {
    if (busy) return;
    setBusy(method);
    setProblem(undefined);
    try {
      await postSignedIn('proof', await proof());
      onProven();
    } catch (error) {
      if (!isDismissed(error)) setProblem(authMessage(error) || NO_ANSWER_MESSAGE);
      setCode('');
    } finally {
      setBusy(null);
    }
  };
  const passkeyButton = passkeys && supportsPasskeys() && (
    <Button
      wide
      busy={busy === 'passkey'}
      onClick={() => attempt('passkey', async () => ({ passkey: await signChallenge('proof/passkey') }))}
    >
      Confirm with a passkey
    </Button>
  );
  if (!app) {
    return (
      <>
        {passkeyButton}
        {problem && <p role="alert">{problem}</p>}
      </>
    );
  }
  return (
    <Form
      busy={busy !== null}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (code) void attempt('code', async () => ({ secondFactor: code }));
      }}
    >
      <SecondFactorField code={code} onChange={setCode} problem={problem} />
      {passkeyButton}
      <div className="mt-2 flex justify-end gap-2">
        <Button disabled={busy !== null} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" busy={busy === 'code'} disabled={!code}>
          Continue
        </Button>
      </div>
    </Form>
  );
}
