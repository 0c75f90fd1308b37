import { type FormEvent, useState } from 'react';
import { FACT_TEXT_MAX } from '@/shared/fact-limits';
import type { RoleFact } from '@/shared/facts';
import { Button } from '@/web/components/ui/button';
import { Field, Input } from '@/web/components/ui/field';
import { useChange } from '../context';
import { DatesInputs, readDates, typedDates } from './dates-field';
import { Panel, PanelFoot } from './panel';
import { splitRole } from './roles';

/** One title becomes two: the second takes the lines from a chosen one on. */
export function SplitRole({ role, onClose }: { role: RoleFact; onClose: () => void }) {
  const change = useChange();
  const [at, setAt] = useState(Math.ceil(role.statements.length / 2));
  const [title, setTitle] = useState(role.title);
  const [dates, setDates] = useState(() => typedDates({}));
  const read = readDates(dates);
  const split = (event: FormEvent) => {
    event.preventDefault();
    if (!title.trim() || !read) return;
    change((edits) => splitRole(edits, role, { at, title: title.trim(), ...read }));
    onClose();
  };
  return (
    <Panel title={`Split “${role.title || role.organisation}”`} note="Splitting">
      <form onSubmit={split}>
        {role.statements.length > 0 && (
          <fieldset>
            <legend className="mb-1.5 font-[550] text-sm">Where does the second title begin?</legend>
            {role.statements.map((statement, index) => (
              <label key={statement.id} className="flex items-baseline gap-3 py-1.5">
                <input type="radio" name="begin" checked={at === index} onChange={() => setAt(index)} />
                <span className={index >= at ? 'text-ink' : 'text-ink-3'}>{statement.value}</span>
              </label>
            ))}
          </fieldset>
        )}
        <div className="mt-4 grid gap-x-5 gap-y-4 md:grid-cols-2">
          <Field label="Title of the second">
            <Input value={title} limit={FACT_TEXT_MAX} onChange={(event) => setTitle(event.target.value)} />
          </Field>
          <DatesInputs value={dates} onChange={setDates} />
        </div>
        <PanelFoot>
          <Button type="submit">Split</Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </PanelFoot>
      </form>
    </Panel>
  );
}
