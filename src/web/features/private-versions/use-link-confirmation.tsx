import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { localDay } from '@/shared/time/calendar-day';
import { DayField } from '@/web/components/ui/inputs/day-field';
import { ConfirmDialog } from '@/web/components/ui/overlays/dialog';
import { toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { errorMessage } from '@/web/lib/api/error-message';
import { rpc } from '@/web/lib/api/rpc';
import { timeZone } from '@/web/lib/dates/time-zone';
import { cacheVersion } from './queries';

/** Changes of a private version's link that affect its readers; 'renew' gives it a new URL. */
export type LinkChange = 'revoke' | 'reopen' | 'renew' | 'remove';

interface LinkVersion {
  id: string;
  open_until: string | null;
}

const CONFIRMATION_TEXTS: Record<
  LinkChange,
  { title: string; text?: string; confirmLabel: string; cancelLabel: string; danger?: boolean }
> = {
  revoke: {
    title: 'Revoke this link?',
    text: 'Whoever has it sees a closed page at once.',
    confirmLabel: 'Revoke',
    cancelLabel: 'Keep it',
    danger: true,
  },
  reopen: {
    title: 'Open this link again?',
    text: 'Whoever has it can read the page again.',
    confirmLabel: 'Open again',
    cancelLabel: 'Leave it closed',
  },
  renew: {
    title: 'Give this version a new address?',
    text: 'Whoever has the present one sees a closed page at once.',
    confirmLabel: 'New address',
    cancelLabel: 'Keep it',
    danger: true,
  },
  remove: {
    title: 'Remove this version?',
    text: 'Its link can never be opened again.',
    confirmLabel: 'Remove',
    cancelLabel: 'Keep it',
    danger: true,
  },
};

/**
 * Asks before a link is closed, reopened, replaced or deleted, and then does it.
 * @param onRemoved called once the version is deleted
 * @returns the button's handler, and the dialog
 */
export function useLinkConfirmation(
  version: LinkVersion,
  onRemoved?: () => void,
): { confirmLinkChange: (change: LinkChange) => void; confirmation: ReactNode } {
  const [pendingChange, setPendingChange] = useState<LinkChange | null>(null);
  const today = localDay(new Date());
  const futureEnd = version.open_until && version.open_until >= today ? version.open_until : '';
  const [openUntil, setOpenUntil] = useState(futureEnd);
  const [isUnfinished, setUnfinished] = useState(false);
  const { id } = version;
  const change = useMutation({
    mutationFn: async (change: LinkChange) => {
      const { privateVersions: calls } = rpc;
      if (change === 'remove') return void (await calls.remove({ id }));
      if (change === 'revoke') return cacheVersion(await calls.revoke({ id }));
      if (change === 'renew') return cacheVersion(await calls.renewAddress({ id }));
      return cacheVersion(await calls.reopen({ id, open_until: openUntil || null, time_zone: timeZone() }));
    },
    onSuccess: (_done, change) => {
      setPendingChange(null);
      if (change === 'remove') onRemoved?.();
    },
    onError: (error) =>
      toastFailure(error, {
        title: 'The link could not be changed.',
        description: errorMessage(error),
        ifUnanswered: 'It may have been changed: reload the page to see how it is now.',
      }),
  });
  const confirmLinkChange = (change: LinkChange) => {
    setOpenUntil(futureEnd);
    setUnfinished(false);
    setPendingChange(change);
  };
  const texts = pendingChange && CONFIRMATION_TEXTS[pendingChange];
  const confirmation = texts && (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && setPendingChange(null)}
      title={texts.title}
      description={texts.text}
      confirmLabel={texts.confirmLabel}
      cancelLabel={texts.cancelLabel}
      danger={texts.danger}
      busy={change.isPending}
      disabled={pendingChange === 'reopen' && (isUnfinished || (openUntil !== '' && openUntil < today))}
      onConfirm={() => pendingChange && change.mutate(pendingChange)}
    >
      {pendingChange === 'reopen' && (
        <DayField
          label="Open until"
          optional
          error={openUntil !== '' && openUntil < today && 'This day is over. Choose today or a later day.'}
          min={today}
          value={openUntil}
          onDay={setOpenUntil}
          onUnfinished={setUnfinished}
        />
      )}
    </ConfirmDialog>
  );
  return { confirmLinkChange, confirmation };
}
