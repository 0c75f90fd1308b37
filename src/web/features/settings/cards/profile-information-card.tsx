import { useEffect, useState } from 'react';
import { Button } from '@/web/components/ui/buttons/button';
import { Badge } from '@/web/components/ui/display/badge';
import { Field, Input } from '@/web/components/ui/inputs/field';
import { Form } from '@/web/components/ui/inputs/form';
import { toast } from '@/web/components/ui/toasts/toast';
import { toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { queryClient } from '@/web/lib/api/query-client';
import { authMessage } from '@/web/lib/auth/auth-post';
import { useOneAtATime } from '@/web/lib/hooks/use-one-at-a-time';
import { clearStoredText, isText, readStoredText, storeText } from '@/web/lib/unsaved-input/stored-text';
import { type AccountSettings, accountQuery, settingsCalls } from '../queries';
import type { RunWithProof } from '../reauthentication/use-proof';
import { useContinueWhenProven, useReturnedChange } from '../reauthentication/use-returned-change';
import { SettingsCard } from './settings-card';

/** The storage key of an address that is not saved yet. */
const STORAGE_KEY = 'settings-email';
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The card 'Profile Information': the address with which the person signs in, and a new one awaiting confirmation. */
export function ProfileInformationCard({
  account,
  withProof,
}: {
  account: AccountSettings;
  withProof: RunWithProof;
}) {
  const { email, pendingEmail } = account;
  const returned = useReturnedChange('email');
  const [typed, setTyped] = useState(() => returned?.value ?? readStoredText(STORAGE_KEY, isText));
  const [isInvalid, setInvalid] = useState(false);
  const [busy, setBusy] = useState<'saving' | 'cancelling' | null>(null);
  const savedValue = pendingEmail ?? email;
  const value = typed ?? savedValue;
  const isUnsaved = value !== savedValue;
  // The answer that the address was saved may have been lost.
  useEffect(() => {
    if (!isUnsaved) clearStoredText(STORAGE_KEY);
  }, [isUnsaved]);

  const change = useOneAtATime(async (to: string, busyState: 'saving' | 'cancelling') => {
    setBusy(busyState);
    try {
      const answer = await withProof({ kind: 'email', value: to }, () => settingsCalls.changeEmail(to));
      if (!answer) return;
      await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
      setTyped(null);
      clearStoredText(STORAGE_KEY);
      toast({
        title: 'Profile updated',
        description: 'Your profile information has been saved successfully.',
        variant: 'success',
      });
    } catch (error) {
      const description = authMessage(error) || 'Failed to update profile information.';
      toastFailure(error, {
        title: 'Error',
        description,
        ifUnanswered: 'The change may be under way: look for our mail at the new address, or try again.',
      });
      // Shows the server's state, if the server can be reached.
      void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
    } finally {
      setBusy(null);
    }
  });

  useContinueWhenProven(returned, (to) => change(to, 'saving'));

  return (
    <SettingsCard
      title="Profile Information"
      about="The address you sign in with and where our mail goes. It is not shown on your profile."
    >
      <Form
        busy={busy !== null}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const valid = EMAIL_PATTERN.test(value.trim());
          setInvalid(!valid);
          if (valid) change(value.trim(), 'saving');
        }}
      >
        <Field
          label="Email address"
          error={isInvalid ? 'Please enter a valid email address' : undefined}
          // Beside an address that is not saved, the badge would say that a link went there.
          aside={pendingEmail && !isUnsaved && <Badge tone="yellow">Pending confirmation</Badge>}
          hint={isUnsaved && 'Not saved yet.'}
        >
          <Input
            type="email"
            name="email"
            autoComplete="email"
            value={value}
            onChange={(event) => {
              setTyped(event.target.value);
              if (event.target.value === savedValue) clearStoredText(STORAGE_KEY);
              else storeText(STORAGE_KEY, event.target.value);
              setInvalid(false);
            }}
          />
        </Field>
        {pendingEmail && (
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 text-sm">
            <p className="min-w-[min(16rem,100%)] flex-1 text-ink-2 [overflow-wrap:anywhere]">
              {isUnsaved && 'Pending confirmation. '}We sent a link to{' '}
              <strong className="text-ink">{pendingEmail}</strong>. Until it is opened you sign in with{' '}
              <strong className="text-ink">{email}</strong>. Save it again to send another link.
            </p>
            <Button size="sm" busy={busy === 'cancelling'} onClick={() => change(email, 'cancelling')}>
              Cancel change
            </Button>
          </div>
        )}
        <div>
          <Button type="submit" variant="primary" busy={busy === 'saving'} busyLabel="Saving...">
            Save Changes
          </Button>
        </div>
      </Form>
    </SettingsCard>
  );
}
