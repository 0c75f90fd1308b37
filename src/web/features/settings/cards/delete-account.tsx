import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { formatGracePeriod } from '@/shared/account/grace-period';
import { Button } from '@/web/components/ui/buttons/button';
import { Field, Input } from '@/web/components/ui/inputs/field';
import { Form } from '@/web/components/ui/inputs/form';
import { ConfirmDialog } from '@/web/components/ui/overlays/dialog';
import { toast } from '@/web/components/ui/toasts/toast';
import { toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { AuthError } from '@/web/lib/auth/auth-post';
import { erasePersonFromBrowser, sendUnsaved } from '@/web/lib/auth/logout';
import { useOneAtATime } from '@/web/lib/hooks/use-one-at-a-time';
import { settingsCalls } from '../queries';
import type { RunWithProof } from '../reauthentication/use-proof';
import { useReturnedChange } from '../reauthentication/use-returned-change';
import { ActionRow } from './settings-card';

const CONFIRMATION_WORD = 'DELETE';
const DATE_FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

const toastRefusal = (description: string) => toast({ title: 'Error', description, variant: 'destructive' });

/** The button that deletes the account, and the dialog that asks to confirm it. */
export function DeleteAccount({
  graceHours,
  waitsUntil,
  withProof,
  hidden,
}: {
  graceHours: number;
  /** The time until which the deletion waits for a former address; `null` if it does not. */
  waitsUntil: string | null;
  withProof: RunWithProof;
  /** Whether another dialog covers this one, which is then not shown. */
  hidden: boolean;
}) {
  const navigate = useNavigate();
  // The dialog is restored after the person proved their identity on another page. The final button still has to be
  // pressed, since a deletion cannot be undone.
  const returned = useReturnedChange('deletion');
  const [open, setOpen] = useState(returned !== null);
  const [typed, setTyped] = useState(returned?.value ?? '');
  const [busy, setBusy] = useState(false);

  const submit = useOneAtATime(async () => {
    if (typed !== CONFIRMATION_WORD) return toastRefusal('Please type DELETE to confirm account deletion.');
    setBusy(true);
    try {
      const storedChange = { kind: 'deletion', value: typed } as const;
      const deletion = await withProof(storedChange, async () => {
        // If the account is kept after all, it has what was being typed in other tabs.
        await sendUnsaved();
        return settingsCalls.deleteAccount(typed);
      });
      if (!deletion) return;
      setOpen(false);
      toast({
        title: 'Account deletion requested',
        description: `Your account deletion request has been submitted. You will be contacted within 24 hours.${
          waitsUntil ? ` Everything is erased on ${DATE_FORMAT.format(new Date(deletion.eraseAt))}.` : ''
        }`,
        variant: 'success',
      });
      await erasePersonFromBrowser(true);
      await navigate({ to: '/login' });
    } catch (error) {
      if (error instanceof AuthError) console.warn(error.code);
      toastFailure(error, {
        title: 'Error',
        description: 'Failed to process account deletion request.',
        ifUnanswered:
          'Your account may already be deleted: reload the page. If it is, you are asked to log in.',
      });
    } finally {
      setBusy(false);
    }
  });

  return (
    <div className="rounded-sm border border-danger/35 bg-danger-soft/40 p-4">
      <ActionRow
        title={<span className="text-danger">Danger Zone</span>}
        action={
          <Button
            variant="danger"
            onClick={() => {
              setTyped('');
              setOpen(true);
            }}
          >
            Delete Account
          </Button>
        }
      >
        {waitsUntil
          ? `Takes your profile off the web at once and erases everything on ${DATE_FORMAT.format(new Date(waitsUntil))}: your address was changed lately, and until then the former one can take the account back. So can the mail we send you.`
          : graceHours > 0
            ? `Takes your profile off the web at once and erases everything after ${formatGracePeriod(graceHours)}. Until then the mail we send you can bring it back.`
            : 'Takes your profile off the web and erases everything. This cannot be undone.'}
      </ActionRow>
      <ConfirmDialog
        danger
        open={open && !hidden}
        onOpenChange={setOpen}
        title="Delete your account?"
        description="Your public page goes at once, and you are signed out everywhere. Then everything is erased for good: profile, history, preferences and files."
        confirmLabel="Delete Account"
        disabled={typed !== CONFIRMATION_WORD}
        busy={busy}
        onConfirm={submit}
      >
        <Form
          busy={busy}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Field label="Type DELETE to confirm">
            <Input
              autoFocus
              value={typed}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        </Form>
      </ConfirmDialog>
    </div>
  );
}
