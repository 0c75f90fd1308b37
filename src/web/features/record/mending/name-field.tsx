import { type FormEvent, useState } from 'react';
import { FACT_TEXT_MAX } from '@/shared/fact-limits';
import { Button } from '@/web/components/ui/button';
import { Field, Input } from '@/web/components/ui/field';

/** One name that its owner types and keeps. */
export function NameField({ label, onKeep }: { label: string; onKeep: (name: string) => void }) {
  const [name, setName] = useState('');
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) onKeep(name.trim());
  };
  return (
    <form onSubmit={keep} className="mt-3 flex items-end gap-3">
      <Field label={label} className="flex-1">
        <Input value={name} limit={FACT_TEXT_MAX} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Button type="submit" className="mb-0">
        Keep
      </Button>
    </form>
  );
}
