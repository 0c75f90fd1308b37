import type { FormEvent } from 'react';
import { MAX_FACT_CHARACTERS } from '@/shared/record/fact-limits';
import type { RoleFact } from '@/shared/record/facts';
import { isBlank } from '@/shared/validation/visible-text';
import { Button } from '@/web/components/ui/buttons/button';
import { Field, Input } from '@/web/components/ui/inputs/field';
import { useStoredInput } from '@/web/lib/unsaved-input/use-stored-input';
import { useChange } from '../context';
import { type Dates, DatesInputs, parseDates, typedDatesOf } from './dates-field';
import { Panel, PanelFoot } from './panel';
import { addRole } from './role-edits';

const ROLE_KINDS = [
  { value: 'employment', label: 'Employed, or for clients' },
  { value: 'board', label: 'Board, unpaid' },
  { value: 'volunteering', label: 'Volunteering' },
] as const;

/** The storage key of a role that is typed but not added yet. */
export const ADDED_ROLE_KEY = 'record-add-role';

/** The form for a role that no source mentions: a fact in the owner's own words, without evidence. */
export function AddRolePanel({ start, onClose }: { start?: Dates; onClose: () => void }) {
  const change = useChange();
  const form = useStoredInput(ADDED_ROLE_KEY, {
    title: '',
    organisation: '',
    kind: 'employment' as RoleFact['kind'],
    ...typedDatesOf(start ?? {}),
  });
  const { from, to, present, ...role } = form.value;
  const parsedDates = parseDates(form.value);
  const close = () => {
    form.drop();
    onClose();
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!parsedDates || (isBlank(role.title) && isBlank(role.organisation))) return;
    change((edits) => addRole(edits, { ...role, ...parsedDates }));
    close();
  };
  return (
    <Panel title="Add a title" note="Your own, so without a numeral">
      <form onSubmit={add}>
        <div className="grid gap-x-5 gap-y-4 md:grid-cols-2">
          <Field label="Title">
            <Input
              required={isBlank(role.organisation)}
              value={role.title}
              limit={MAX_FACT_CHARACTERS}
              onChange={(e) => form.set({ ...form.value, title: e.target.value })}
            />
          </Field>
          <Field label="Employer">
            <Input
              value={role.organisation}
              limit={MAX_FACT_CHARACTERS}
              onChange={(e) => form.set({ ...form.value, organisation: e.target.value })}
            />
          </Field>
          <label className="grid gap-1.5 text-sm">
            <span className="font-emphasis">Kind</span>
            <select
              value={role.kind}
              onChange={(e) => form.set({ ...form.value, kind: e.target.value as RoleFact['kind'] })}
              className="field-edge min-h-control bg-surface px-3 text-ui"
            >
              {ROLE_KINDS.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <DatesInputs
            value={{ from, to, present }}
            onChange={(dates) => form.set({ ...form.value, ...dates })}
          />
        </div>
        <PanelFoot>
          <Button type="submit">Add</Button>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
        </PanelFoot>
      </form>
    </Panel>
  );
}
