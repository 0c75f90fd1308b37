import type { ReactNode } from 'react';
import type { ComposedLine } from '@/shared/evidence/evidence-index';
import type { ProfileData } from '@/shared/profile/profile-data';
import { Comparison } from '@/web/components/comparison/comparison';
import { Button } from '@/web/components/ui/buttons/button';
import { Dialog } from '@/web/components/ui/overlays/dialog';

export interface ChangesDialogProps {
  open?: boolean;
  /** What readers see, or saw last. */
  seen: ProfileData;
  /** Whether readers see it now: the profile is public. */
  live: boolean;
  /** What they will see. */
  now: ProfileData;
  /** Unconfirmed lines of what they will see. */
  unconfirmed: readonly ComposedLine[];
  busy?: boolean;
  onCancel: () => void;
  onPublish: () => void;
  /** A question that comes after this one. */
  children?: ReactNode;
}

/** Shows what publishing changes for readers, before it is done. */
export function ChangesDialog(props: ChangesDialogProps) {
  const { open = true, seen, live, now, unconfirmed, busy, onCancel, onPublish, children } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      locked={busy}
      title={live ? 'Publish changes' : 'Publish your profile with these changes?'}
      description={`What readers ${live ? 'see now' : 'saw last'}, and what they will see.`}
      className="max-w-[60rem]"
      footer={
        <>
          <Button variant="quiet" disabled={busy} onClick={onCancel}>
            Not yet
          </Button>
          <Button variant="primary" busy={busy} busyLabel="Updating..." onClick={onPublish}>
            {live ? 'Publish changes' : 'Publish it'}
          </Button>
        </>
      }
    >
      <Comparison
        now={seen}
        nowLabel={live ? 'Readers see' : 'Readers saw'}
        other={now}
        otherLabel="Your edits"
        unconfirmed={unconfirmed}
      />
      {children}
    </Dialog>
  );
}
