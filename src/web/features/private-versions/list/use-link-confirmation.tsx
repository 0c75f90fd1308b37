import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { localDay } from '@/shared/time/calendar-day';
import { Field, Input } from '@/web/components/ui/inputs/field';
import { ConfirmDialog } from '@/web/components/ui/overlays/dialog';
import { toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { errorMessage } from '@/web/lib/api/error-message';
import { queryClient } from '@/web/lib/api/query-client';
import { rpc } from '@/web/lib/api/rpc';
import { timeZone } from '@/web/lib/dates/time-zone';
import { linksQuery, versionChanged } from '../queries';

/** Changes of a link that affect its readers. */
export type LinkChange = 'revoke' | 'reopen' | 'renew' | 'remove';

interface Asked {
  id: string;
  open_until: string | null;
}

const WORDS: Record<LinkChange, { title: string; text?: string; yes: string; no: string; danger?: boolean }> =
  {
    revoke: {
      title: 'Revoke this link?',
      text: 'Whoever has it sees a closed page at once.',
      yes: 'Revoke',
      no: 'Keep it',
      danger: true,
    },
    reopen: {
      title: 'Open this link again?',
      text: 'Whoever has it can read the page again.',
      yes: 'Open again',
      no: 'Leave it closed',
    },
    renew: {
      title: 'Give this version a new address?',
      text: 'Whoever has the present one sees a closed page at once.',
      yes: 'New address',
      no: 'Keep it',
      danger: true,
    },
    remove: {
      title: 'Remove this version?',
      text: 'Its link can never be opened again.',
      yes: 'Remove',
      no: 'Keep it',
      danger: true,
    },
  };

/**
 * Asks before a link is closed, reopened, replaced or deleted, and then does it.
 * @param onRemoved called once the version is deleted
 * @returns the button's handler, and the dialog
 */
export function useLinkConfirmation(
  version: Asked,
  onRemoved?: () => void,
): { ask: (change: LinkChange) => void; confirmation: ReactNode } {
  const [asked, setAsked] = useState<LinkChange | null>(null);
  const today = localDay(new Date());
  const stillAhead = version.open_until && version.open_until >= today ? version.open_until : '';
  const [until, setUntil] = useState(stillAhead);
  const { id } = version;
  const change = useMutation({
    mutationFn: async (what: LinkChange) => {
      const { privateVersions: calls } = rpc;
      if (what === 'remove') return void (await calls.remove({ id }));
      if (what === 'revoke') return versionChanged(await calls.revoke({ id }));
      if (what === 'renew') return versionChanged(await calls.renewAddress({ id }));
      return versionChanged(await calls.reopen({ id, open_until: until || null, time_zone: timeZone() }));
    },
    onSuccess: (_done, what) => {
      setAsked(null);
      if (what !== 'remove') return;
      void queryClient.invalidateQueries({ queryKey: linksQuery.queryKey });
      onRemoved?.();
    },
    onError: (error) => {
      toastFailure(error, {
        title: 'The link could not be changed.',
        description: errorMessage(error),
        ifUnanswered: 'It may have been changed: reload the page to see how it is now.',
      });
      void queryClient.invalidateQueries({ queryKey: linksQuery.queryKey });
    },
  });
  const ask = (what: LinkChange) => {
    setUntil(stillAhead);
    setAsked(what);
  };
  const words = asked && WORDS[asked];
  const confirmation = words && (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && setAsked(null)}
      title={words.title}
      description={words.text}
      confirmLabel={words.yes}
      cancelLabel={words.no}
      danger={words.danger}
      busy={change.isPending}
      disabled={asked === 'reopen' && until !== '' && until < today}
      onConfirm={() => asked && change.mutate(asked)}
    >
      {asked === 'reopen' && (
        <Field
          label="Open until"
          optional
          error={until !== '' && until < today && 'This day is over. Choose today or a later day.'}
        >
          <Input type="date" min={today} value={until} onChange={(event) => setUntil(event.target.value)} />
        </Field>
      )}
    </ConfirmDialog>
  );
  return { ask, confirmation };
}
