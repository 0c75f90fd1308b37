import { useState } from 'react';
import { LIMITS } from '@/shared/limits';
import { Button } from '@/web/components/ui/buttons/button';
import { Form } from '@/web/components/ui/inputs/form';
import { NewPasswordFields } from '@/web/components/ui/inputs/new-password-fields';
import { toast } from '@/web/components/ui/toasts/toast';
import { toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { queryClient } from '@/web/lib/api/query-client';
import { authMessage } from '@/web/lib/auth/auth-post';
import { askBeforeClosing } from '@/web/lib/browser/ask-before-closing';
import { useOneAtATime } from '@/web/lib/hooks/use-one-at-a-time';
import { type AccountSettings, accountQuery, settingsCalls } from '../queries';
import type { RunWithProof } from '../reauthentication/use-proof';
import { useContinueWhenProven, useReturnedChange } from '../reauthentication/use-returned-change';
import { SettingsCard } from './settings-card';

const toastRefusal = (description: string) => toast({ title: 'Error', description, variant: 'destructive' });

/** The card 'Password & Security': sets or changes the password. */
export function PasswordCard({ account, withProof }: { account: AccountSettings; withProof: RunWithProof }) {
  const returned = useReturnedChange('password');
  const [password, setPassword] = useState(returned?.value ?? '');
  const [confirm, setConfirm] = useState(returned?.value ?? '');
  const [busy, setBusy] = useState(false);

  const submit = useOneAtATime(async () => {
    if (password !== confirm) return toastRefusal('Passwords do not match.');
    if ([...password].length < LIMITS.minPasswordCharacters)
      return toastRefusal(`Password must be at least ${LIMITS.minPasswordCharacters} characters long.`);
    setBusy(true);
    try {
      if (
        !(await withProof({ kind: 'password', value: password }, () =>
          askBeforeClosing(() => settingsCalls.changePassword(password)),
        ))
      )
        return;
      setPassword('');
      setConfirm('');
      await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
      toast({
        title: 'Password updated',
        description: 'Your password has been changed successfully.',
        variant: 'success',
      });
    } catch (error) {
      toastFailure(error, {
        title: 'Error',
        description: authMessage(error) || 'Failed to update password.',
        ifUnanswered: 'Your password may already be the new one: log in with it, or try again.',
      });
    } finally {
      setBusy(false);
    }
  });

  useContinueWhenProven(returned, submit);

  return (
    <SettingsCard
      title="Password & Security"
      about={
        account.password
          ? 'A new password signs you out in every other browser.'
          : 'You have no password yet. Set one to sign in with your address as well.'
      }
    >
      <Form
        busy={busy}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (password && confirm) submit();
        }}
      >
        {/* Tells a password manager whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={account.email} readOnly hidden />
        <div className="grid gap-4 sm:grid-cols-2">
          <NewPasswordFields
            password={{
              label: 'New password',
              hint: `At least ${LIMITS.minPasswordCharacters} characters`,
              input: { value: password, onChange: (event) => setPassword(event.target.value) },
            }}
            confirm={{
              label: 'Confirm new password',
              input: { value: confirm, onChange: (event) => setConfirm(event.target.value) },
            }}
          />
        </div>
        <div>
          <Button type="submit" busy={busy} busyLabel="Updating..." disabled={!password || !confirm}>
            Change Password
          </Button>
        </div>
      </Form>
    </SettingsCard>
  );
}
