import type { ReactNode } from 'react';
import type { ComposedLine } from '@/shared/evidence/evidence-index';
import type { ProfileData } from '@/shared/profile/profile-data';
import { withoutHiddenRows } from '@/shared/publishing/changed-for-readers';
import { Comparison } from '@/web/components/comparison/comparison';
import { Button } from '@/web/components/ui/buttons/button';
import { Dialog } from '@/web/components/ui/overlays/dialog';

export interface ChangesDialogProps {
  open?: boolean;
  /** What readers see, or saw last. */
  seen: ProfileData;
  /** Whether readers see it now: the profile is public. */
  live: boolean;
  /** Set if the page stays private: only readers of private versions see the change. */
  versionsOnly?: boolean;
  /** What readers will see once the changes are published. */
  present: ProfileData;
  /** Unconfirmed lines of `present`. */
  unconfirmed: readonly ComposedLine[];
  busy?: boolean;
  onCancel: () => void;
  onPublish: () => void;
  /** A further confirmation, which opens above this dialog. */
  children?: ReactNode;
}

/** The texts of the dialog, which depend on who sees the changes. */
function textsOf({ live, versionsOnly }: Pick<ChangesDialogProps, 'live' | 'versionsOnly'>) {
  if (versionsOnly) {
    return {
      title: 'Show these changes on your private versions?',
      description:
        'Your page stays private. What readers of private versions see now, and what they will see.',
      before: 'They see',
      confirm: 'Show them',
    };
  }
  return live
    ? {
        title: 'Publish changes',
        description: 'What readers see now, and what they will see.',
        before: 'Readers see',
        confirm: 'Publish changes',
      }
    : {
        title: 'Publish your profile with these changes?',
        description: 'What readers saw last, and what they will see.',
        before: 'Readers saw',
        confirm: 'Publish it',
      };
}

/** Shows what publishing changes for readers, before it is done. */
export function ChangesDialog(props: ChangesDialogProps) {
  const { open = true, seen, present, unconfirmed, busy, onCancel, onPublish, children } = props;
  const texts = textsOf(props);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      locked={busy}
      title={texts.title}
      description={texts.description}
      className="max-w-[60rem]"
      footer={
        <>
          <Button variant="quiet" disabled={busy} onClick={onCancel}>
            Not yet
          </Button>
          <Button variant="primary" busy={busy} busyLabel="Updating..." onClick={onPublish}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <Comparison
        before={withoutHiddenRows(seen)}
        beforeLabel={texts.before}
        after={withoutHiddenRows(present)}
        afterLabel="Your edits"
        unconfirmed={unconfirmed}
      />
      {children}
    </Dialog>
  );
}
