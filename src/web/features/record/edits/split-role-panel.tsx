import type { FormEvent } from 'react';
import { MAX_FACT_CHARACTERS } from '@/shared/record/fact-limits';
import type { RoleFact } from '@/shared/record/facts';
import { isBlank } from '@/shared/validation/visible-text';
import { Button } from '@/web/components/ui/buttons/button';
import { Field, Input } from '@/web/components/ui/inputs/field';
import { useStoredInput } from '@/web/lib/unsaved-input/use-stored-input';
import { useChange } from '../context';
import { DatesInputs, parseDates, typedDatesOf } from './dates-field';
import { Panel, PanelFoot } from './panel';
import { splitRole } from './role-edits';
import { splitKey } from './split-key';

/** The form that splits a title in two: the second gets the lines from a chosen one on. */
export function SplitRolePanel({ role, onClose }: { role: RoleFact; onClose: () => void }) {
  const change = useChange();
  const form = useStoredInput(splitKey(role), {
    at: Math.ceil(role.statements.length / 2),
    title: role.title,
    ...typedDatesOf({}),
  });
  const { at, title, from, to, present } = form.value;
  const parsedDates = parseDates(form.value);
  const close = () => {
    form.drop();
    onClose();
  };
  const split = (event: FormEvent) => {
    event.preventDefault();
    if (isBlank(title) || !parsedDates) return;
    change((edits) => splitRole(edits, role, { index: at, title: title.trim(), ...parsedDates }));
    close();
  };
  return (
    <Panel title={`Split “${role.title || role.organisation}”`} note="Splitting">
      <form onSubmit={split}>
        {role.statements.length > 0 && (
          <fieldset>
            <legend className="mb-1.5 font-emphasis text-sm">Where does the second title begin?</legend>
            {role.statements.map((statement, index) => (
              <label key={statement.id} className="flex items-baseline gap-3 py-1.5">
                <input
                  type="radio"
                  name="begin"
                  checked={at === index}
                  onChange={() => form.set({ ...form.value, at: index })}
                />
                <span className={index >= at ? 'text-ink' : 'text-ink-3'}>{statement.value}</span>
              </label>
            ))}
          </fieldset>
        )}
        <div className="mt-4 grid gap-x-5 gap-y-4 md:grid-cols-2">
          <Field label="Title of the second">
            <Input
              required
              value={title}
              limit={MAX_FACT_CHARACTERS}
              onChange={(event) => form.set({ ...form.value, title: event.target.value })}
            />
          </Field>
          <DatesInputs
            value={{ from, to, present }}
            onChange={(dates) => form.set({ ...form.value, ...dates })}
          />
        </div>
        <PanelFoot>
          <Button type="submit">Split</Button>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
        </PanelFoot>
      </form>
    </Panel>
  );
}
