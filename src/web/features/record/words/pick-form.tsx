import type { FormEvent } from 'react';
import { MAX_FACT_CHARACTERS } from '@/shared/record/fact-limits';
import { isBlank } from '@/shared/validation/visible-text';
import { Button } from '@/web/components/ui/buttons/button';
import { Field, Input } from '@/web/components/ui/inputs/field';
import { employersOf } from '../career/employers';
import { useRecord } from '../context';
import { DatesInputs } from '../edits/dates-field';
import { sameName } from '../edits/role-edits';
import type { PickedRole, PickTarget } from './picks';
import type { PickingRole } from './use-picked-role';

const TARGET_LABELS: Record<PickTarget, string> = { title: 'title', organisation: 'employer' };
/** Maximum number of employers of the record that are offered. */
const MAX_OFFERED_EMPLOYERS = 3;

/** Shows which field the next pressed word goes into, and lets the owner choose another. */
export function PickTargetChoice({ picking }: { picking: PickingRole }) {
  const { target, last } = picking.role;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm">
      <p role="status" className="text-ink-2">
        {target
          ? `Press the first word of the ${TARGET_LABELS[target]}, or a date.`
          : `Further words go to the ${TARGET_LABELS[last]}.`}
      </p>
      <p className="flex gap-x-4">
        {(['title', 'organisation'] as const).map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={(target ?? last) === choice}
            onClick={() => picking.setTarget(choice)}
            className="record-aim"
          >
            {choice === 'title' ? 'Title' : 'Employer'}
          </button>
        ))}
      </p>
    </div>
  );
}

/** The fields that the pressed words fill. Their texts can be corrected by typing. */
export function PickForm({
  picking,
  action,
  onSubmit,
  onCancel,
}: {
  picking: PickingRole;
  action: string;
  onSubmit: (role: PickedRole) => void;
  onCancel: () => void;
}) {
  const { facts } = useRecord();
  const { role, typed, dates } = picking;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!dates || (isBlank(role.title) && isBlank(role.organisation))) return;
    onSubmit({ ...role, title: role.title.trim(), organisation: role.organisation.trim(), dates });
    picking.drop();
  };
  const employers = employersOf(facts)
    .map(({ name }) => name)
    .filter((name) => name && !sameName(name, role.organisation))
    .slice(0, MAX_OFFERED_EMPLOYERS);
  return (
    <form onSubmit={submit} className="grid gap-4">
      <Field label="Title">
        <Input
          required={isBlank(role.organisation)}
          value={role.title}
          limit={MAX_FACT_CHARACTERS}
          onFocus={() => picking.setTarget('title')}
          onChange={(event) => picking.type('title', event.target.value)}
        />
      </Field>
      <div className="grid gap-1.5">
        <Field label="Employer">
          <Input
            value={role.organisation}
            limit={MAX_FACT_CHARACTERS}
            onFocus={() => picking.setTarget('organisation')}
            onChange={(event) => picking.type('organisation', event.target.value)}
          />
        </Field>
        {role.picks.organisation.length === 0 && employers.length > 0 && (
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-3 text-sm">
            As at
            {employers.map((name) => (
              <button
                key={name}
                type="button"
                className="record-link [overflow-wrap:anywhere]"
                onClick={() => picking.type('organisation', name)}
              >
                {name}
              </button>
            ))}
          </p>
        )}
      </div>
      <DatesInputs value={typed} onChange={picking.typeDates} />
      <p className="flex flex-wrap items-center gap-3">
        <Button type="submit">{action}</Button>
        <Button
          variant="quiet"
          onClick={() => {
            picking.drop();
            onCancel();
          }}
        >
          Cancel
        </Button>
      </p>
    </form>
  );
}
