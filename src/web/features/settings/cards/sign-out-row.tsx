import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '@/web/components/ui/buttons/button';
import { ConfirmDialog } from '@/web/components/ui/overlays/dialog';
import { toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { authMessage } from '@/web/lib/auth/auth-post';
import { logoutEverywhere } from '@/web/lib/auth/logout';
import { useOneAtATime } from '@/web/lib/hooks/use-one-at-a-time';
import { ActionRow } from './settings-card';

/** The row with the button that ends every session at once, for people who left one open elsewhere. */
export function SignOutRow() {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const signOutEverywhere = useOneAtATime(async () => {
    setBusy(true);
    try {
      if (await logoutEverywhere()) await navigate({ to: '/login' });
    } catch (error) {
      const description = authMessage(error) || 'Failed to sign out everywhere. Please try again.';
      toastFailure(error, {
        title: 'Error',
        description,
        ifUnanswered: 'You may be signed out everywhere already: reload the page to see, or try again.',
      });
    } finally {
      setBusy(false);
      setOpen(false);
    }
  });
  return (
    <div>
      <ActionRow
        title="All of them"
        action={<Button onClick={() => setOpen(true)}>Sign out everywhere</Button>}
      >
        Left yourself signed in somewhere? End every session at once.
      </ActionRow>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Sign out everywhere?"
        description="Every browser is signed out at once, this one too. Log in again to go on."
        confirmLabel="Sign out everywhere"
        busy={busy}
        onConfirm={signOutEverywhere}
      />
    </div>
  );
}
