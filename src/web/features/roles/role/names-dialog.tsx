import { type FormEvent, useId } from 'react';
import { ROLE_LIMITS, type WholeRole } from '@/shared/roles/saved-roles';
import { Button } from '@/web/components/ui/buttons/button';
import { Field, Input } from '@/web/components/ui/inputs/field';
import { Dialog } from '@/web/components/ui/overlays/dialog';
import { toast } from '@/web/components/ui/toasts/toast';
import { useStoredInput } from '@/web/lib/unsaved-input/use-stored-input';
import { useRoleChange } from '../calls';

interface Names {
  title: string;
  organisation: string;
}

/** Corrects title and organisation. */
export function NamesDialog({ role, onClose }: { role: WholeRole; onClose: () => void }) {
  const form = useId();
  const before = { title: role.title ?? '', organisation: role.organisation ?? '' };
  const names = useStoredInput(`role-names.${role.id}`, before);
  const { title, organisation } = names.value;
  const undo = useRoleChange((roles, names: Names) => roles.setNames({ id: role.id, ...names }));
  const save = useRoleChange((roles, names: Names) => roles.setNames({ id: role.id, ...names }), {
    onDone: () => {
      names.drop();
      toast({ title: 'Renamed.', action: { label: 'Undo', onPick: () => undo.mutate(before) } });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ title, organisation });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      locked={save.isPending}
      title="Title and organisation"
      description="Kept when the role is counted or read again. The fit does not change by it."
      footer={
        <Button variant="primary" type="submit" form={form} busy={save.isPending}>
          Save
        </Button>
      }
    >
      <form id={form} onSubmit={submit} className="grid gap-4">
        <Field label="Title" hint={read(role.read.title, role.title)}>
          <Input
            value={title}
            limit={ROLE_LIMITS.name}
            onChange={({ currentTarget }) => names.set({ title: currentTarget.value, organisation })}
          />
        </Field>
        <Field label="Organisation" optional hint={read(role.read.organisation, role.organisation)}>
          <Input
            value={organisation}
            limit={ROLE_LIMITS.name}
            onChange={({ currentTarget }) => names.set({ title, organisation: currentTarget.value })}
          />
        </Field>
      </form>
    </Dialog>
  );
}

const read = (was: string | null, now: string | null) =>
  was && was !== now ? `In the text: ${was}` : undefined;
