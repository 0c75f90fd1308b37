import { useState } from 'react';
import { Button } from '@/web/components/ui/buttons/button';
import { ConfirmDialog } from '@/web/components/ui/overlays/dialog';
import { toast } from '@/web/components/ui/toasts/toast';
import { toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { queryClient } from '@/web/lib/api/query-client';
import { authMessage } from '@/web/lib/auth/auth-post';
import { isDismissed, passkeysWork } from '@/web/lib/auth/passkeys';
import { formatLongDay, localToday } from '@/web/lib/dates/format-day';
import { ActionRow, SettingsCard } from '../cards/settings-card';
import { type AccountSettings, accountQuery } from '../queries';
import type { RunWithProof } from '../reauthentication/use-proof';
import { AddAppDialog, type NewApp } from './add-app-dialog';
import { signInCalls } from './calls';
import { RecoveryCodesDialog } from './recovery-codes-dialog';

type Doing = 'app' | 'codes' | 'passkey' | null;
type Leaving = { kind: 'app' } | { kind: 'passkey'; id: string; name: string };

const NO_CHANGE = { kind: 'sign-in', value: '' } as const;
const refuse = (error: unknown) =>
  toastFailure(error, {
    title: 'Error',
    description: authMessage(error) || 'Nothing was changed. Please try again.',
    ifUnanswered:
      'This may have been done: what is shown here is asked for again. Recovery codes that you did not see can be made anew.',
  });
const since = (time: string) => `since ${formatLongDay(time.slice(0, 10), localToday())}`;
const reload = () => queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });

/** 'Two-Step Sign-In': an authenticator app with its recovery codes, and passkeys. */
export default function TwoStepCard({
  account,
  withProof,
}: {
  account: AccountSettings;
  withProof: RunWithProof;
}) {
  const [doing, setDoing] = useState<Doing>(null);
  const [app, setApp] = useState<NewApp | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [leaving, setLeaving] = useState<Leaving | null>(null);

  /**
   * Performs sensitive actions one at a time.
   * @returns `null` if it was not done
   */
  async function act<Answer>(what: Doing, work: () => Promise<Answer>): Promise<Answer | null> {
    if (doing) return null;
    setDoing(what);
    try {
      return await withProof(NO_CHANGE, work);
    } catch (error) {
      if (!isDismissed(error)) refuse(error);
      void reload();
      return null;
    } finally {
      setDoing(null);
    }
  }
  const addApp = async () => setApp(await act('app', signInCalls.beginApp));
  const onConfirmed = async (recoveryCodes: string[]) => {
    setApp(null);
    setCodes(recoveryCodes);
    await reload();
  };
  const renewCodes = async () => {
    const answer = await act('codes', signInCalls.newRecoveryCodes);
    if (answer) setCodes(answer.recoveryCodes);
  };
  const addPasskey = async () => {
    if (!(await act('passkey', signInCalls.addPasskey))) return;
    await reload();
    toast({ title: 'Passkey added', variant: 'success' });
  };
  const remove = async () => {
    if (!leaving) return;
    const work = () =>
      leaving.kind === 'app' ? signInCalls.removeApp() : signInCalls.removePasskey(leaving.id);
    setLeaving(null);
    if (await act(leaving.kind, work)) await reload();
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
              <Button busy={doing === 'codes'} onClick={renewCodes}>
                New recovery codes
              </Button>
              <Button variant="quiet" busy={doing === 'app'} onClick={() => setLeaving({ kind: 'app' })}>
                Remove
              </Button>
            </span>
          ) : (
            <Button busy={doing === 'app'} onClick={addApp}>
              Add an app
            </Button>
          )
        }
      >
        {account.secondFactorSince
          ? `Asked for after your password ${since(account.secondFactorSince)}.`
          : 'A code from your telephone is asked for after your password.'}
      </ActionRow>
      <div className="border-rule border-t pt-5">
        <ActionRow
          title="Passkeys"
          action={
            passkeysWork() && (
              <Button busy={doing === 'passkey'} onClick={addPasskey}>
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
                  {passkey.name} <span className="text-ink-3 text-sm">{since(passkey.since)}</span>
                </span>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={`Remove ${passkey.name}`}
                  onClick={() => setLeaving({ kind: 'passkey', ...passkey })}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <AddAppDialog app={app} onConfirmed={onConfirmed} onClose={() => setApp(null)} />
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        danger
        title={leaving?.kind === 'passkey' ? `Remove ${leaving.name}?` : 'Remove the authenticator app?'}
        description={
          leaving?.kind === 'passkey'
            ? 'It no longer signs anybody in. Your device may still offer it: delete it there too.'
            : 'Your password alone signs you in again, and your recovery codes end.'
        }
        confirmLabel="Remove"
        onConfirm={remove}
      />
    </SettingsCard>
  );
}
