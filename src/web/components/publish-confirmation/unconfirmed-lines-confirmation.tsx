import type { ComposedLine } from '@/shared/evidence/evidence-index';
import { ConfirmDialog } from '../ui/overlays/dialog';
import { UnconfirmedLines } from './unconfirmed-lines';

export interface UnconfirmedLinesConfirmationProps {
  lines: readonly ComposedLine[];
  busy?: boolean;
  onCancel: () => void;
  onPublish: () => void;
}

/** Asks whether to publish unconfirmed lines on a profile that is already public. */
export function UnconfirmedLinesConfirmation({
  lines,
  busy,
  onCancel,
  onPublish,
}: UnconfirmedLinesConfirmationProps) {
  const isOne = lines.length === 1;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={
        isOne
          ? 'One line is not confirmed. Put it on your public page?'
          : `${lines.length} lines are not confirmed. Put them on your public page?`
      }
      description="Nothing you gave us says this. Published, it stands as your word."
      confirmLabel="Publish it"
      cancelLabel="Not yet"
      busy={busy}
      onConfirm={onPublish}
    >
      <UnconfirmedLines lines={lines} />
    </ConfirmDialog>
  );
}
