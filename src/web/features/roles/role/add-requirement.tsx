import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ROLE_LIMITS } from '@/shared/roles';
import { Button } from '@/web/components/ui/button';
import { Field, Input } from '@/web/components/ui/field';
import { SegmentedControl } from '@/web/components/ui/segmented-control';
import { useRoleChange } from '../calls';

/** A point that was not found in the text, or that was said elsewhere. */
export function AddRequirement({ roleId }: { roleId: string }) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [kind, setKind] = useState<'must' | 'nice'>('must');
  const add = useRoleChange((roles) => roles.addRequirement({ id: roleId, text, must: kind === 'must' }), {
    onDone: () => setText(''),
  });
  if (!open) {
    return (
      <Button
        size="sm"
        icon={<Plus aria-hidden strokeWidth={1.7} className="size-4" />}
        onClick={() => setOpen(true)}
      >
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
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <SegmentedControl
          label="Kind of requirement"
          value={kind}
          onChange={(next) => setKind(next as 'must' | 'nice')}
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
