import { type FormEvent, useState } from 'react';
import { FACT_TEXT_MAX } from '@/shared/fact-limits';
import type { RoleFact } from '@/shared/facts';
import { Button } from '@/web/components/ui/button';
import { Field, Input } from '@/web/components/ui/field';
import { useChange } from '../context';
import { DatesInputs, readDates, typedDates } from './dates-field';
import { Panel, PanelFoot } from './panel';
import { addRole } from './roles';

const KINDS = [
  { value: 'employment', label: 'Employed, or for clients' },
  { value: 'board', label: 'Board, unpaid' },
  { value: 'volunteering', label: 'Volunteering' },
] as const;

/** A title that nothing read says: it rests on its owner's word. */
export function AddRole({ start, onClose }: { start?: Partial<RoleFact>; onClose: () => void }) {
  const change = useChange();
  const [role, setRole] = useState({
    title: '',
    organisation: '',
    kind: 'employment' as RoleFact['kind'],
    ...start,
  });
  const [dates, setDates] = useState(() => typedDates(start ?? {}));
  const read = readDates(dates);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!read || (!role.title.trim() && !role.organisation.trim())) return;
    change((edits) => addRole(edits, { ...role, ...read }));
    onClose();
  };
  return (
    <Panel title="Add a title" note="Your own, so without a numeral">
      <form onSubmit={add}>
        <div className="grid gap-x-5 gap-y-4 md:grid-cols-2">
          <Field label="Title">
            <Input
              value={role.title}
              limit={FACT_TEXT_MAX}
              onChange={(e) => setRole({ ...role, title: e.target.value })}
            />
          </Field>
          <Field label="Employer">
            <Input
              value={role.organisation}
              limit={FACT_TEXT_MAX}
              onChange={(e) => setRole({ ...role, organisation: e.target.value })}
            />
          </Field>
          <label className="grid gap-1.5 text-sm">
            <span className="font-[550]">Kind</span>
            <select
              value={role.kind}
              onChange={(e) => setRole({ ...role, kind: e.target.value as RoleFact['kind'] })}
              className="field-edge min-h-control bg-surface px-3 text-ui"
            >
              {KINDS.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <DatesInputs value={dates} onChange={setDates} />
        </div>
        <PanelFoot>
          <Button type="submit">Add</Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </PanelFoot>
      </form>
    </Panel>
  );
}
