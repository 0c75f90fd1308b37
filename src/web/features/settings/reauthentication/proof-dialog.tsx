import { Suspense, useEffect, useState } from 'react';
import { Button } from '@/web/components/ui/buttons/button';
import { cx } from '@/web/components/ui/core/cx';
import { lazyPart } from '@/web/components/ui/core/lazy-part';
import { LinkedInMark } from '@/web/components/ui/display/linkedin-mark';
import { Field, Input, PasswordInput } from '@/web/components/ui/inputs/field';
import { Form } from '@/web/components/ui/inputs/form';
import { Dialog } from '@/web/components/ui/overlays/dialog';
import { authClient, authMessage } from '@/web/lib/auth/auth-client';
import { type StoredChange, storeChange } from '@/web/lib/auth/stored-change';
import { useOneAtATime } from '@/web/lib/hooks/use-one-at-a-time';
import { pageAccount } from '@/web/lib/session/account';
import { settingsCalls } from '../queries';

const SecondFactorProof = lazyPart(() => import('./second-factor-proof'), 'default');

/** The ways in which the person can prove their identity. Without an authenticator app, a mailed code is always one. */
export interface WaysToProve {
  email: string;
  password: boolean;
  linkedin: boolean;
  /** When the authenticator app became required; from then on only a second factor is accepted as proof. */
  secondFactorSince: string | null;
  passkeys: readonly object[];
}

/** The change for which a proof is needed. */
export type ChangeToProve = Pick<StoredChange, 'kind' | 'value'>;

export interface ProofDialogProps {
  ways: WaysToProve;
  open: boolean;
  change?: ChangeToProve;
  onProven: () => void;
  onCancel: () => void;
}

type BusyWith = 'proving' | 'mailing' | 'leaving';

const NO_ANSWER_MESSAGE = 'The server did not answer. Please try again.';

/** Asks for proof of identity before a sensitive change on a sign-in older than a quarter of an hour. */
export function ProofDialog({ ways, open, change, onProven, onCancel }: ProofDialogProps) {
  const [method, setMethod] = useState<'password' | 'code'>('password');
  const [isCodeMailed, setCodeMailed] = useState(false);
  const [secret, setSecret] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<BusyWith | null>(null);

  useEffect(() => {
    if (!open) return;
    setMethod(ways.password ? 'password' : 'code');
    setCodeMailed(false);
    setSecret('');
    setProblem(undefined);
  }, [open, ways.password]);

  const attempt = async (busyWith: BusyWith, work: () => Promise<unknown>) => {
    setBusy(busyWith);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(authMessage(error) || NO_ANSWER_MESSAGE);
      setSecret('');
    } finally {
      setBusy(null);
    }
  };
  const prove = useOneAtATime(() =>
    attempt('proving', async () => {
      await settingsCalls.prove(method === 'password' ? { password: secret } : { code: secret });
      onProven();
    }),
  );
  const mailCode = useOneAtATime(() =>
    attempt('mailing', async () => {
      await settingsCalls.mailCode();
      setMethod('code');
      setCodeMailed(true);
      setSecret('');
    }),
  );
  const proveWithLinkedIn = useOneAtATime(() =>
    attempt('leaving', async () => {
      const userId = pageAccount()?.id;
      const pad = userId && change ? storeChange({ userId, ...change }) : '';
      const { url } = await authClient.linkedin('proof', `${window.location.pathname}#${pad}`);
      window.location.assign(url);
    }),
  );
  const hasApp = ways.secondFactorSince !== null;
  const hasPasskey = ways.passkeys.length > 0;
  const asksForSecret = method === 'password' || isCodeMailed;

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onCancel()}
      locked={busy === 'proving'}
      title="Please confirm that it is you"
      description="You signed in a while ago, and this change is worth a second look."
    >
      {(hasApp || hasPasskey) && (
        <Suspense fallback={null}>
          <SecondFactorProof app={hasApp} passkeys={hasPasskey} onProven={onProven} onCancel={onCancel} />
        </Suspense>
      )}
      <Form
        busy={busy !== null}
        hidden={hasApp}
        noValidate
        className={cx('gap-4', hasApp ? 'hidden' : 'grid', hasPasskey && 'mt-4')}
        onSubmit={(event) => {
          event.preventDefault();
          if (asksForSecret && secret) prove();
        }}
      >
        {method === 'password' && (
          <Field label="Your password" error={problem}>
            <PasswordInput
              autoFocus
              autoComplete="current-password"
              value={secret}
              onChange={(event) => setSecret(event.target.value)}
            />
          </Field>
        )}
        {method === 'code' && isCodeMailed && (
          <Field label="Code" error={problem} hint={`Mailed to ${ways.email}. It works for 10 minutes.`}>
            <Input
              autoFocus
              inputMode="numeric"
              autoComplete="one-time-code"
              className="tracking-[0.2em]"
              value={secret}
              onChange={(event) => setSecret(event.target.value)}
            />
          </Field>
        )}
        {method === 'code' && !isCodeMailed && (
          <p className="text-ink-2" role={problem ? 'alert' : undefined}>
            {problem ?? `We can mail a code to ${ways.email}.`}
          </p>
        )}
        {ways.linkedin && (
          <div className="grid gap-1.5">
            <Button wide busy={busy === 'leaving'} icon={<LinkedInMark />} onClick={proveWithLinkedIn}>
              Confirm with LinkedIn
            </Button>
            <p className="text-ink-3 text-sm">You come back here, and the change goes on.</p>
          </div>
        )}
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
          {asksForSecret ? (
            <Button variant="quiet" className="-ml-3" busy={busy === 'mailing'} onClick={mailCode}>
              {isCodeMailed ? 'Mail another code' : 'Mail me a code instead'}
            </Button>
          ) : (
            <span />
          )}
          <div className="ml-auto flex gap-2">
            <Button disabled={busy === 'proving'} onClick={onCancel}>
              Cancel
            </Button>
            {asksForSecret ? (
              <Button type="submit" variant="primary" busy={busy === 'proving'} disabled={!secret}>
                Continue
              </Button>
            ) : (
              <Button variant="primary" busy={busy === 'mailing'} onClick={mailCode}>
                Mail me a code
              </Button>
            )}
          </div>
        </div>
      </Form>
    </Dialog>
  );
}
