import type { FormEvent } from 'react';
import { MAX_FACT_CHARACTERS } from '@/shared/record/fact-limits';
import { Button } from '@/web/components/ui/buttons/button';
import { Field, Input } from '@/web/components/ui/inputs/field';
import { useStoredInput } from '@/web/lib/unsaved-input/use-stored-input';

/** A field for a name, with a button that saves it. */
export function NameField({
  place,
  label,
  onKeep,
}: {
  /** The storage key of a name that is not applied yet. */
  place: string;
  label: string;
  onKeep: (name: string) => void;
}) {
  const { value: name, set, drop } = useStoredInput(place, '');
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    drop();
    onKeep(name.trim());
  };
  return (
    <form onSubmit={keep} className="mt-3 flex items-end gap-3">
      <Field label={label} className="flex-1">
        <Input value={name} limit={MAX_FACT_CHARACTERS} onChange={(event) => set(event.target.value)} />
      </Field>
      <Button type="submit" className="mb-0">
        Keep
      </Button>
    </form>
  );
}
