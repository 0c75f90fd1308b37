import { type FormEvent, useId } from 'react';
import { ROLE_LIMITS, type WholeRole } from '@/shared/roles/saved-roles';
import { trimText } from '@/shared/validation/visible-text';
import { Button } from '@/web/components/ui/buttons/button';
import { Field, Input } from '@/web/components/ui/inputs/field';
import { Form } from '@/web/components/ui/inputs/form';
import { Dialog } from '@/web/components/ui/overlays/dialog';
import { toast } from '@/web/components/ui/toasts/toast';
import { useStoredInput } from '@/web/lib/unsaved-input/use-stored-input';
import { hintAtChangeElsewhere, useReplacedValues } from '../parts/changed-elsewhere';
import { useRoleChange } from '../queries';

interface Names {
  title: string;
  organisation: string;
}

const namesOf = ({ title, organisation }: WholeRole): Names => ({
  title: title ?? '',
  organisation: organisation ?? '',
});

/** The dialog in which the owner corrects title and organisation of a role. */
export function NamesDialog({ role, onClose }: { role: WholeRole; onClose: () => void }) {
  const form = useId();
  const names = useStoredInput(`role-names.${role.id}`, namesOf(role));
  const { title, organisation } = names.value;
  const { was, elsewhere, onError } = useReplacedValues(namesOf(role));
  const undo = useRoleChange((roles, undone: { to: Names; was: Names }) =>
    roles.setNames({ id: role.id, ...undone.to, was: undone.was }),
  );
  const save = useRoleChange((roles, newNames: Names) => roles.setNames({ id: role.id, ...newNames, was }), {
    onDone: (newNames) => {
      names.drop();
      const saved = { ...newNames, title: trimText(newNames.title) || (role.read.title ?? '') };
      const action = { label: 'Undo', onPick: () => undo.mutate({ to: was, was: saved }) };
      toast({ title: 'Renamed.', action });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ title, organisation }, { onError });
  };
  const hintOf = (field: keyof Names) => {
    const theirs = elsewhere?.[field];
    return theirs === undefined ? readNameHint(role.read[field], role[field]) : hintAtChangeElsewhere(theirs);
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
      <Form busy={save.isPending} id={form} onSubmit={submit} className="grid gap-4">
        <Field label="Title" hint={hintOf('title')}>
          <Input
            value={title}
            limit={ROLE_LIMITS.name}
            onChange={({ currentTarget }) => names.set({ title: currentTarget.value, organisation })}
          />
        </Field>
        <Field label="Organisation" optional hint={hintOf('organisation')}>
          <Input
            value={organisation}
            limit={ROLE_LIMITS.name}
            onChange={({ currentTarget }) => names.set({ title, organisation: currentTarget.value })}
          />
        </Field>
      </Form>
    </Dialog>
  );
}

/** The hint that the text of the role has another name than the owner gave; `undefined` if it has the same, or none. */
const readNameHint = (readName: string | null, currentName: string | null) =>
  readName && readName !== currentName ? `In the text: ${readName}` : undefined;
