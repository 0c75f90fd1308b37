import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ROLE_LIMITS } from '@/shared/roles/saved-roles';
import { Button } from '@/web/components/ui/buttons/button';
import { Field, Input } from '@/web/components/ui/inputs/field';
import { SegmentedControl } from '@/web/components/ui/inputs/segmented-control';
import { useStoredInput } from '@/web/lib/unsaved-input/use-stored-input';
import { useRoleChange } from '../queries';

/** The form for a requirement that was not found in the text, or is not in it. */
export function AddRequirement({ roleId }: { roleId: string }) {
  const form = useStoredInput<{ text: string; kind: 'must' | 'nice' }>(`role-requirement.${roleId}`, {
    text: '',
    kind: 'must',
  });
  const { text } = form.value;
  const [kind, setKind] = useState(form.value.kind);
  const storeTyped = (text: string, kind: 'must' | 'nice') => {
    setKind(kind);
    if (text) form.set({ text, kind });
    else form.drop();
  };
  const [open, setOpen] = useState(form.restored);
  const add = useRoleChange((roles) => roles.addRequirement({ id: roleId, text, must: kind === 'must' }), {
    onDone: () => storeTyped('', kind),
  });
  if (!open) {
    return (
      <Button size="sm" icon={<Plus className="size-4" />} onClick={() => setOpen(true)}>
        Add a requirement
      </Button>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() && !add.isPending) add.mutate();
  };
  return (
    <form onSubmit={submit} className="grid basis-full gap-3">
      <Field label="What they ask">
        <Input
          autoFocus
          value={text}
          limit={ROLE_LIMITS.requirement}
          onChange={({ currentTarget }) => storeTyped(currentTarget.value, kind)}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <SegmentedControl
          label="Kind of requirement"
          value={kind}
          onChange={(next) => storeTyped(text, next as 'must' | 'nice')}
          options={[
            { value: 'must', label: 'Must-have' },
            { value: 'nice', label: 'Nice-to-have' },
          ]}
        />
        <span className="ml-auto flex gap-2">
          <Button size="sm" variant="quiet" onClick={() => setOpen(false)}>
            Done
          </Button>
          <Button size="sm" type="submit" disabled={!text.trim()} busy={add.isPending}>
            Add
          </Button>
        </span>
      </div>
    </form>
  );
}
