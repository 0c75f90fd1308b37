import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Button } from '@/web/components/ui/button';
import { ChoiceCard } from '@/web/components/ui/choice-card';
import { EligibilityField } from '../fields/eligibility-field';
import { type Lists, type Stored, useReadAgain, useSavePreferences } from '../use-preferences';
import { FractionalForm } from './fractional-form';
import { FullTimeForm } from './full-time-form';
import { LeaveGuard } from './leave-guard';
import { LedgerSection } from './ledger';
import { SaveProblem } from './save-problem';
import { answersOf, type FormValues, resolverFor, valuesOf } from './values';

export interface PreferencesFormProps {
  /** What the form starts from; later changes of it are not followed. */
  stored: Stored;
  lists: Lists;
  onSaved: () => void;
}

/** Stage 1: the answers. */
export function PreferencesForm({ stored, lists, onSaved }: PreferencesFormProps) {
  const [base, setBase] = useState(stored);
  const form = useForm<FormValues>({
    defaultValues: valuesOf(base),
    resolver: resolverFor(base.fullTime?.start_date ?? null),
  });
  const save = useSavePreferences();
  const readAgain = useReadAgain();
  const { register, watch, handleSubmit, formState } = form;
  const [fullTime, flexible] = watch(['fullTime.open_for_work', 'fractional.open_for_work']);
  const any = fullTime || flexible;
  const busy = save.isPending;

  const send = (revision: number) =>
    handleSubmit(async (values) => {
      if (busy) return;
      await save.mutateAsync(answersOf(values, revision)).then(onSaved, () => {});
    });
  const takeNewer = async () => {
    const newer = await readAgain();
    setBase(newer);
    form.reset(valuesOf(newer));
    save.reset();
  };

  return (
    <FormProvider {...form}>
      <LeaveGuard unsaved={formState.isDirty && !save.isSuccess} />
      <form noValidate onSubmit={send(base.revision)} className="max-w-208">
        <fieldset>
          <legend className="sr-only">Kind of work</legend>
          <div className="grid gap-4 md:grid-cols-2">
            <ChoiceCard
              title="Full-time Position"
              text="40 hours per week, one company."
              {...register('fullTime.open_for_work')}
            />
            <ChoiceCard
              title="Flexible Position"
              text="Fractional, part-time or project-based."
              {...register('fractional.open_for_work')}
            />
          </div>
        </fieldset>

        {fullTime && <FullTimeForm lists={lists} titled={fullTime && flexible} />}
        {flexible && <FractionalForm lists={lists} titled={fullTime && flexible} repeats={fullTime} />}
        {any && (
          <LedgerSection title="Work eligibility" text="Countries where you may work without a sponsor.">
            <EligibilityField countries={lists.countries} />
          </LedgerSection>
        )}

        <div className="mt-8 flex flex-wrap items-center justify-between gap-4 border-rule border-t pt-6 max-md:[&>button]:w-full">
          <span className="text-ink-3 text-sm">
            {any ? 'You can change any of this later.' : 'Choose one kind of work or both to continue.'}
          </span>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            disabled={!any}
            busy={busy}
            busyLabel="Saving Job Preferences..."
          >
            Continue
          </Button>
        </div>
        <div className="mt-4" aria-live="polite">
          {save.error && (
            <SaveProblem
              error={save.error}
              busy={busy}
              onTakeNewer={takeNewer}
              onKeepMine={(revision) => void send(revision)()}
            />
          )}
          {formState.errors.root?.answers && (
            <p role="alert" className="text-danger text-sm">
              {formState.errors.root.answers.message}
            </p>
          )}
        </div>
      </form>
    </FormProvider>
  );
}
