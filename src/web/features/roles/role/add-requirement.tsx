import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ROLE_LIMITS, type WholeRole } from '@/shared/roles/saved-roles';
import { isBlank } from '@/shared/validation/visible-text';
import { Button } from '@/web/components/ui/buttons/button';
import { Field, Input } from '@/web/components/ui/inputs/field';
import { SegmentedControl } from '@/web/components/ui/inputs/segmented-control';
import { useStoredInput } from '@/web/lib/unsaved-input/use-stored-input';
import { type EnteredRequirement, useUnsentRequirements } from './unsent-requirements';

/** The form for a requirement that was not found in the text, or is not in it. */
export function AddRequirement({ role }: { role: Pick<WholeRole, 'id' | 'requirements'> }) {
  const form = useStoredInput<EnteredRequirement>(`role-requirement.${role.id}`, { text: '', kind: 'must' });
  const { text } = form.value;
  const [kind, setKind] = useState(form.value.kind);
  const storeTyped = (text: string, kind: EnteredRequirement['kind']) => {
    setKind(kind);
    if (text) form.set({ text, kind });
    else form.drop();
  };
  const [open, setOpen] = useState(form.restored);
  const { unsent, send, discard } = useUnsentRequirements(role.id, role.requirements);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBlank(text)) return;
    // The field is free for the next one at once.
    send({ text: text.trim(), kind });
    storeTyped('', kind);
  };
  return (
    <div className="grid basis-full gap-4">
      {unsent.length > 0 && (
        <ul aria-label="Requirements that are not added yet" className="grid gap-2 text-ink-2 text-sm">
          {unsent.map((entry) => (
            <li
              key={`${entry.kind} ${entry.text}`}
              className="flex flex-wrap items-baseline gap-x-3 gap-y-1 [overflow-wrap:anywhere]"
            >
              <span dir="auto">{entry.text}</span>
              {entry.failed ? (
                <>
                  <span className="text-danger">Not added yet.</span>
                  <button type="button" className="roles-link" onClick={() => send(entry)}>
                    Try again
                  </button>
                  <button type="button" className="roles-link" onClick={() => discard(entry)}>
                    Discard
                  </button>
                </>
              ) : (
                <span className="text-ink-3">Adding...</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {open ? (
        <form onSubmit={submit} className="grid gap-3">
          <Field label="What they ask">
            <Input
              required
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
              onChange={(next) => storeTyped(text, next)}
              options={[
                { value: 'must', label: 'Must-have' },
                { value: 'nice', label: 'Nice-to-have' },
              ]}
            />
            <span className="ml-auto flex gap-2">
              <Button size="sm" variant="quiet" onClick={() => setOpen(false)}>
                Done
              </Button>
              <Button size="sm" type="submit" disabled={isBlank(text)}>
                Add
              </Button>
            </span>
          </div>
        </form>
      ) : (
        <Button
          size="sm"
          icon={<Plus className="size-4" />}
          onClick={() => setOpen(true)}
          className="justify-self-start"
        >
          Add a requirement
        </Button>
      )}
    </div>
  );
}
