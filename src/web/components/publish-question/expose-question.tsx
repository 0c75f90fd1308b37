import type { ComposedLine } from '@/shared/evidence';
import { ConfirmDialog } from '../ui/dialog';
import { UnconfirmedLines } from './unconfirmed-lines';

export interface ExposeQuestionProps {
  /** Composed lines that nothing the person gave confirms. */
  lines: readonly ComposedLine[];
  busy?: boolean;
  onCancel: () => void;
  onPublish: () => void;
}

/** Asks before lines that nothing confirms come into a profile that is public already. */
export function ExposeQuestion({ lines, busy, onCancel, onPublish }: ExposeQuestionProps) {
  const one = lines.length === 1;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={
        one
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
