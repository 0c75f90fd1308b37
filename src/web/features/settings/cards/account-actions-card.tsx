import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/web/components/ui/buttons/button';
import { SMALL_STROKE } from '@/web/components/ui/core/icon-strokes';
import { toast } from '@/web/components/ui/toasts/toast';
import { useOneAtATime } from '@/web/lib/hooks/use-one-at-a-time';
import { requireSaved } from '@/web/lib/unsaved-input/require-saved';
import { type AccountSettings, downloadData } from '../queries';
import type { RunWithProof } from '../reauthentication/use-proof';
import { DeleteAccount } from './delete-account';
import { ActionRow, SettingsCard } from './settings-card';

/** The card 'Account Actions': the data export and the deletion of the account. */
export function AccountActionsCard({
  account,
  withProof,
  proofAsked,
}: {
  account: AccountSettings;
  withProof: RunWithProof;
  /** Whether the dialog that asks for proof of identity covers this card's own. */
  proofAsked: boolean;
}) {
  const [busy, setBusy] = useState(false);
  const download = useOneAtATime(async () => {
    setBusy(true);
    // The copy is made whether or not everything could be saved.
    const problem = await requireSaved().catch((error: Error) => error.message);
    try {
      await downloadData();
      if (problem) toast({ title: 'The copy is without your last edits', description: problem });
    } catch (error) {
      const description =
        (error instanceof Error && !(error instanceof TypeError) && error.message) ||
        'Your data could not be downloaded. Please try again.';
      toast({ title: 'Error', description, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  });
  return (
    <SettingsCard title="Account Actions" about="What we hold about you is yours: to take along, and to end.">
      <ActionRow
        title="A copy of your data"
        action={
          <Button
            busy={busy}
            busyLabel="Preparing..."
            icon={<Download className="size-4" strokeWidth={SMALL_STROKE} />}
            onClick={download}
          >
            Download my data
          </Button>
        }
      >
        Profile and its history, preferences, account and files, in one ZIP.
      </ActionRow>
      <DeleteAccount
        graceHours={account.deletionGraceHours}
        waitsUntil={account.deletionWaitsUntil}
        withProof={withProof}
        hidden={proofAsked}
      />
    </SettingsCard>
  );
}
