import { useNavigate } from '@tanstack/react-router';
import type { WholeRole } from '@/shared/roles/saved-roles';
import { Notice } from '@/web/components/ui/feedback/notice';
import { ConfirmDialog } from '@/web/components/ui/overlays/dialog';
import { useReplacedValues } from '../parts/changed-elsewhere';
import { roleNameOf } from '../parts/titles';
import { useRoleChange } from '../queries';

/** Asks before a role is deleted with its notes and corrections. */
export function RemoveDialog({ role, onClose }: { role: WholeRole; onClose: () => void }) {
  const navigate = useNavigate();
  const { was, elsewhere, onError } = useReplacedValues({ notes: role.notes });
  const remove = useRoleChange((roles) => roles.remove({ id: role.id, notes: was.notes }), {
    onDone: () => void navigate({ to: '/roles' }),
    failure: 'This was not removed.',
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`Remove “${roleNameOf(role)}”?`}
      description="Its text, your corrections and your notes are removed with it. This cannot be undone."
      confirmLabel="Remove"
      cancelLabel="Keep it"
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onError })}
    >
      {elsewhere?.notes && (
        <Notice title="Notes were written in another window">
          They are removed too:
          <span className="mt-2 block whitespace-pre-wrap text-ink [overflow-wrap:anywhere]">
            {elsewhere.notes}
          </span>
        </Notice>
      )}
    </ConfirmDialog>
  );
}
