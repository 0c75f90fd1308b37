import { type FormEvent, useId } from 'react';
import { type ListedRole, ROLE_LIMITS } from '@/shared/roles/saved-roles';
import { Button } from '@/web/components/ui/buttons/button';
import { DayField } from '@/web/components/ui/inputs/day-field';
import { Field, Input } from '@/web/components/ui/inputs/field';
import { Form } from '@/web/components/ui/inputs/form';
import { Dialog } from '@/web/components/ui/overlays/dialog';
import { formatLongDay, localToday } from '@/web/lib/dates/format-day';
import { useStoredInput } from '@/web/lib/unsaved-input/use-stored-input';
import { useRoleChange } from '../queries';
import { hintAtChangeElsewhere, useReplacedValues } from './changed-elsewhere';

interface Step {
  step: string;
  date: string | null;
}

/** A step after its date: '4 January, Call with the chair'. */
const stepLabel = ({ step, date }: Step) =>
  [date && formatLongDay(date, localToday()), step].filter(Boolean).join(', ');

/** The dialog for the next step with a role, and its date. */
export function NextStepDialog({ role, onClose }: { role: ListedRole; onClose: () => void }) {
  const form = useId();
  const draft = useStoredInput(`role-next-step.${role.id}`, {
    step: role.next_step,
    date: role.next_date ?? '',
  });
  const { step, date } = draft.value;
  const { was, elsewhere, onError } = useReplacedValues<Step>({ step: role.next_step, date: role.next_date });
  const save = useRoleChange((roles, next: Step) => roles.setNextStep({ id: role.id, ...next, was }), {
    onDone: () => {
      draft.drop();
      onClose();
    },
  });
  const send = (next: Step) => save.mutate(next, { onError });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ step, date: date || null });
  };
  const hasNextStep = Boolean(role.next_step || role.next_date);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      locked={save.isPending}
      title="Next step"
      description="Roles are listed by it. Nobody is reminded but you, here."
      footer={
        <>
          {hasNextStep && (
            <Button
              variant="quiet"
              disabled={save.isPending}
              className="md:mr-auto"
              onClick={() => send({ step: '', date: null })}
            >
              Remove it
            </Button>
          )}
          <Button variant="primary" type="submit" form={form} busy={save.isPending}>
            Save
          </Button>
        </>
      }
    >
      <Form busy={save.isPending} id={form} onSubmit={submit} className="grid gap-4">
        <Field
          label="What"
          hint={
            elsewhere
              ? hintAtChangeElsewhere(stepLabel(was))
              : draft.restored
                ? 'Typed before and not saved yet.'
                : 'For example: Call with the chair'
          }
        >
          <Input
            value={step}
            limit={ROLE_LIMITS.step}
            onChange={({ currentTarget }) => draft.set({ step: currentTarget.value, date })}
          />
        </Field>
        <DayField
          label="When"
          optional
          className="sm:max-w-60"
          value={date}
          onDay={(day) => draft.set({ step, date: day })}
        />
      </Form>
    </Dialog>
  );
}
