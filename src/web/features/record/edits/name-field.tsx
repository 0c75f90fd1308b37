import type { FormEvent } from 'react';
import { MAX_FACT_CHARACTERS } from '@/shared/record/fact-limits';
import { isBlank } from '@/shared/validation/visible-text';
import { Button } from '@/web/components/ui/buttons/button';
import { Field, Input } from '@/web/components/ui/inputs/field';
import { useStoredInput } from '@/web/lib/unsaved-input/use-stored-input';

/** A form with one field for a name, whose input is kept in the browser until it is submitted. */
export function NameField({
  storageKey,
  label,
  onSubmit,
}: {
  /** The storage key of a name that is not applied yet. */
  storageKey: string;
  label: string;
  onSubmit: (name: string) => void;
}) {
  const { value: name, set, drop } = useStoredInput(storageKey, '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBlank(name)) return;
    drop();
    onSubmit(name.trim());
  };
  return (
    <form onSubmit={submit} className="mt-3 flex items-end gap-3">
      <Field label={label} className="flex-1">
        <Input
          required
          value={name}
          limit={MAX_FACT_CHARACTERS}
          onChange={(event) => set(event.target.value)}
        />
      </Field>
      <Button type="submit" className="mb-0">
        Keep
      </Button>
    </form>
  );
}
