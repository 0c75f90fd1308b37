import { useState } from 'react';
import { MAX_FACT_CHARACTERS } from '@/shared/record/fact-limits';
import type { RoleFact } from '@/shared/record/facts';
import { isBlank } from '@/shared/validation/visible-text';
import { Button } from '@/web/components/ui/buttons/button';
import { Field, Input } from '@/web/components/ui/inputs/field';
import { useStoredInput } from '@/web/lib/unsaved-input/use-stored-input';
import { employersOf } from '../career/employers';
import { useChange, useRecord } from '../context';
import { Panel, PanelFoot } from './panel';
import { mergeEmployers, mergeTwoRoles } from './role-edits';
import { formatYears } from './year-month';

interface MergeTarget {
  id: string;
  label: string;
  note: string;
}

/** Radio buttons for the entry that this one is merged into. */
function MergeTargets({
  name,
  choices,
  value,
  onPick,
}: {
  name: string;
  choices: MergeTarget[];
  value: string;
  onPick: (id: string) => void;
}) {
  return (
    <fieldset className="border-rule border-t">
      <legend className="mb-1.5 font-emphasis text-sm">{name}</legend>
      {choices.map(({ id, label, note }) => (
        <label key={id} className="flex items-baseline gap-3 border-rule border-b py-2.5 last:border-b-0">
          <input type="radio" name={name} checked={value === id} onChange={() => onPick(id)} />
          <span className="[overflow-wrap:anywhere]">
            <b className="font-semibold">{label}</b>
            <span className="block text-ink-2 text-sm">{note}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The form that merges two employers under an editable name. */
export function MergeEmployerPanel({ name, onClose }: { name: string; onClose: () => void }) {
  const { facts } = useRecord();
  const change = useChange();
  const otherEmployers = employersOf(facts).filter((each) => each.name && each.name !== name);
  const first = otherEmployers[0]?.name ?? '';
  const form = useStoredInput(`record-merge.${name}`, { into: first, calledAs: first });
  // The chosen employer may have been merged or renamed since; its name is then not the one that was typed.
  const isChoiceGone = !otherEmployers.some((each) => each.name === form.value.into);
  const into = isChoiceGone ? first : form.value.into;
  const calledAs = isChoiceGone && form.value.calledAs === form.value.into ? first : form.value.calledAs;
  const close = () => {
    form.drop();
    onClose();
  };
  return (
    <Panel
      title={`Merge “${name}”`}
      note="Merging"
      onDone={() => {
        change((edits) => mergeEmployers(edits, { from: name, into, name: calledAs.trim() }));
        close();
      }}
    >
      <div className="grid gap-x-5 gap-y-4 md:grid-cols-2">
        <MergeTargets
          name="Into which employer?"
          value={into}
          choices={otherEmployers.map((each) => ({
            id: each.name,
            label: each.name,
            note: formatYears(each.start, each.end),
          }))}
          onPick={(id) => form.set({ into: id, calledAs: id })}
        />
        <div>
          <Field label="What it is called">
            <Input
              value={calledAs}
              limit={MAX_FACT_CHARACTERS}
              onChange={(event) => form.set({ into, calledAs: event.target.value })}
            />
          </Field>
          <p className="mt-4 text-ink-3 text-sm">
            Titles that are the same become one, with the lines of both.
          </p>
        </div>
      </div>
      <PanelFoot>
        <Button type="submit" disabled={!into || isBlank(calledAs)}>
          Merge
        </Button>
        <Button variant="quiet" onClick={close}>
          Cancel
        </Button>
      </PanelFoot>
    </Panel>
  );
}

/** The form that merges a title into another. */
export function MergeRolePanel({ role, onClose }: { role: RoleFact; onClose: () => void }) {
  const { facts } = useRecord();
  const change = useChange();
  const otherRoles = facts.roles.filter(({ id }) => id !== role.id);
  const [into, setInto] = useState(
    (otherRoles.find((each) => each.organisation === role.organisation) ?? otherRoles[0])?.id ?? '',
  );
  const target = otherRoles.find(({ id }) => id === into);
  return (
    <Panel title={`Merge “${role.title || role.organisation}”`} note="Merging">
      <MergeTargets
        name="Into which title?"
        value={into}
        choices={otherRoles.map((each) => ({
          id: each.id,
          label: each.title || 'No title',
          note: [each.organisation, formatYears(each.start, each.end)].filter(Boolean).join(', '),
        }))}
        onPick={setInto}
      />
      <PanelFoot>
        <Button
          disabled={!target}
          onClick={() => {
            if (target) change((edits) => mergeTwoRoles(edits, target, role));
            onClose();
          }}
        >
          Merge
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </PanelFoot>
    </Panel>
  );
}
