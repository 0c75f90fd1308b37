import { useState } from 'react';
import { Button } from '@/web/components/ui/buttons/button';
import { ConfirmDialog } from '@/web/components/ui/overlays/dialog';
import { toast } from '@/web/components/ui/toasts/toast';
import { toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { queryClient } from '@/web/lib/api/query-client';
import { authMessage } from '@/web/lib/auth/auth-post';
import { isDismissed, supportsPasskeys } from '@/web/lib/auth/passkeys';
import { formatLongDay, localToday } from '@/web/lib/dates/format-day';
import { ActionRow, SettingsCard } from '../cards/settings-card';
import { type AccountSettings, accountQuery } from '../queries';
import type { RunWithProof } from '../reauthentication/use-proof';
import { AddAppDialog, type NewApp } from './add-app-dialog';
import { signInCalls } from './calls';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import { useUnkeptCodes } from './use-unkept-codes';

type BusyWith = 'app' | 'codes' | 'passkey' | null;
type Removal = { kind: 'app' } | { kind: 'passkey'; id: string; name: string };

/** These actions have no typed value to show again after a proof on another site. */
const NO_CHANGE = { kind: 'sign-in', value: '' } as const;
const toastError = (error: unknown) =>
  toastFailure(error, {
    title: 'Error',
    description: authMessage(error) || 'Nothing was changed. Please try again.',
    ifUnanswered:
      'This may have been done: what is shown here is asked for again. Recovery codes that you did not see can be made anew.',
  });
const sinceText = (time: string) => `since ${formatLongDay(time.slice(0, 10), localToday())}`;
const reloadAccount = () => queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });

/** The card 'Two-Step Sign-In': an authenticator app with its recovery codes, and passkeys. */
export default function TwoStepCard({
  account,
  withProof,
}: {
  account: AccountSettings;
  withProof: RunWithProof;
}) {
  const [busyWith, setBusyWith] = useState<BusyWith>(null);
  const [app, setApp] = useState<NewApp | null>(null);
  const { codes, unkept, showCodes, forgetCodes } = useUnkeptCodes();
  const [removal, setRemoval] = useState<Removal | null>(null);

  /**
   * Performs a sensitive action, unless another one is under way.
   * @returns `null` if the action was not done
   */
  async function runWithProof<Answer>(action: BusyWith, work: () => Promise<Answer>): Promise<Answer | null> {
    if (busyWith) return null;
    setBusyWith(action);
    try {
      return await withProof(NO_CHANGE, work);
    } catch (error) {
      if (!isDismissed(error)) toastError(error);
      void reloadAccount();
      return null;
    } finally {
      setBusyWith(null);
    }
  }
  const addApp = async () => setApp(await runWithProof('app', signInCalls.beginApp));
  const onConfirmed = async (recoveryCodes: string[]) => {
    setApp(null);
    showCodes(recoveryCodes);
    await reloadAccount();
  };
  const renewCodes = async () => {
    const answer = await runWithProof('codes', signInCalls.newRecoveryCodes);
    if (answer) showCodes(answer.recoveryCodes);
  };
  const addPasskey = async () => {
    if (!(await runWithProof('passkey', signInCalls.addPasskey))) return;
    await reloadAccount();
    toast({ title: 'Passkey added', variant: 'success' });
  };
  const remove = async () => {
    if (!removal) return;
    const work = () =>
      removal.kind === 'app' ? signInCalls.removeApp() : signInCalls.removePasskey(removal.id);
    setRemoval(null);
    if (!(await runWithProof(removal.kind, work))) return;
    if (removal.kind === 'app') forgetCodes();
    await reloadAccount();
  };

  return (
    <SettingsCard
      title="Two-Step Sign-In"
      about="With an authenticator app, a stolen password alone opens nothing. A passkey signs you in by your finger, your face or a PIN."
    >
      <ActionRow
        title="Authenticator app"
        action={
          account.secondFactorSince ? (
            <span className="flex flex-wrap gap-2">
              <Button busy={busyWith === 'codes'} onClick={renewCodes}>
                New recovery codes
              </Button>
              <Button variant="quiet" busy={busyWith === 'app'} onClick={() => setRemoval({ kind: 'app' })}>
                Remove
              </Button>
            </span>
          ) : (
            <Button busy={busyWith === 'app'} onClick={addApp}>
              Add an app
            </Button>
          )
        }
      >
        {account.secondFactorSince
          ? `Asked for after your password ${sinceText(account.secondFactorSince)}.`
          : 'A code from your telephone is asked for after your password.'}
      </ActionRow>
      {account.secondFactorSince && unkept && (
        <p role="status" className="text-ink-2 text-sm">
          You were shown recovery codes and have not said that you kept them. They are not shown again: if you
          do not have them, press New recovery codes, which replace them.
        </p>
      )}
      <div className="border-rule border-t pt-5">
        <ActionRow
          title="Passkeys"
          action={
            supportsPasskeys() && (
              <Button busy={busyWith === 'passkey'} onClick={addPasskey}>
                Add a passkey
              </Button>
            )
          }
        >
          {account.passkeys.length === 0 ? 'None yet.' : 'Each of them signs you in without your password.'}
        </ActionRow>
        {account.passkeys.length > 0 && (
          <ul className="mt-3 grid gap-1" aria-label="Passkeys">
            {account.passkeys.map((passkey) => (
              <li key={passkey.id} className="flex items-center justify-between gap-4">
                <span className="min-w-0 break-words">
                  {passkey.name} <span className="text-ink-3 text-sm">{sinceText(passkey.since)}</span>
                </span>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={`Remove ${passkey.name}`}
                  onClick={() => setRemoval({ kind: 'passkey', ...passkey })}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <AddAppDialog app={app} onConfirmed={onConfirmed} onClose={() => setApp(null)} />
      <RecoveryCodesDialog codes={codes} onClose={forgetCodes} />
      <ConfirmDialog
        open={removal !== null}
        onOpenChange={(open) => !open && setRemoval(null)}
        danger
        title={removal?.kind === 'passkey' ? `Remove ${removal.name}?` : 'Remove the authenticator app?'}
        description={
          removal?.kind === 'passkey'
            ? 'It no longer signs anybody in. Your device may still offer it: delete it there too.'
            : 'Your password alone signs you in again, and your recovery codes end.'
        }
        confirmLabel="Remove"
        onConfirm={remove}
      />
    </SettingsCard>
  );
}
