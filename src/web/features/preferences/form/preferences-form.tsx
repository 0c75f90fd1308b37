import { useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Button } from '@/web/components/ui/buttons/button';
import { Notice } from '@/web/components/ui/feedback/notice';
import { ChoiceCard } from '@/web/components/ui/inputs/choice-card';
import { errorMessage } from '@/web/lib/api/error-message';
import { pageAccount } from '@/web/lib/session/account';
import { EligibilityField } from '../fields/eligibility-field';
import {
  type PreferenceLists,
  type PreferencesInStore,
  useSavePreferences,
  wrongField,
} from '../use-preferences';
import { FractionalForm } from './fractional-form';
import { FullTimeForm } from './full-time-form';
import { LeaveGuard } from './leave-guard';
import { PreferenceSection } from './preference-section';
import { AnswersDiffer, saveAnswers } from './save-answers';
import { SaveProblem } from './save-problem';
import { discardUnsavedAnswers } from './unsaved-answers';
import { useUnsavedAnswers } from './use-unsaved-answers';
import { type FormValues, formAnswersOf, formValuesOf, resolverFor, reversedRanges } from './values';

export interface PreferencesFormProps {
  /** Initial values; later changes of the prop are ignored. */
  stored: PreferencesInStore;
  lists: PreferenceLists;
  onSaved: () => void;
}

const REVERSED_RANGE_MESSAGE =
  'A range ends below where it begins. Correct it, or press Continue again to save it so.';

/** Stage 1: the form. */
export function PreferencesForm({ stored, lists, onSaved }: PreferencesFormProps) {
  const [base, setBase] = useState(stored);
  const userId = pageAccount()?.id ?? '';
  const form = useForm<FormValues>({
    defaultValues: formValuesOf(base),
    resolver: resolverFor(base.fullTime?.start_date ?? null),
  });
  const sent = useRef<FormValues[]>([]);
  const save = useSavePreferences((values: FormValues) => saveAnswers(values, base, sent.current));
  const { register, watch, handleSubmit, formState } = form;
  const { keep, kept, restored, discard } = useUnsavedAnswers(form, userId, formValuesOf(base));
  /** The reversed ranges that were pointed out: submitting them again is the person's own choice. */
  const pointedOut = useRef('');
  const [fullTime, flexible] = watch(['fullTime.open_for_work', 'fractional.open_for_work']);
  const any = fullTime || flexible;
  const busy = save.isPending;

  const send = handleSubmit(async (values) => {
    if (busy) return;
    const reversed = reversedRanges(values);
    const submitted = JSON.stringify(formAnswersOf(values, 0));
    if (reversed[0] && pointedOut.current !== submitted) {
      pointedOut.current = submitted;
      form.setError('root.reversed', { message: REVERSED_RANGE_MESSAGE });
      return form.setFocus(reversed[0]);
    }
    await save.mutateAsync(values).then(
      () => {
        discardUnsavedAnswers(userId);
        onSaved();
      },
      (error) => {
        if (error instanceof AnswersDiffer) return join(error);
        const wrong = wrongField(error);
        if (wrong) form.setError(wrong, { message: errorMessage(error) }, { shouldFocus: true });
      },
    );
  });
  /** Takes over the answers that only another window changed. */
  const join = ({ stored: now, merged }: AnswersDiffer) => {
    setBase(now);
    form.reset(formValuesOf(now));
    form.reset(merged, { keepDefaultValues: true });
  };
  const takeNewer = ({ names }: AnswersDiffer) => {
    for (const name of names) form.resetField(name);
    keep();
    save.reset();
  };

  return (
    <FormProvider {...form}>
      <LeaveGuard
        unsaved={formState.isDirty && !save.isSuccess}
        kept={kept}
        onLogout={() => discardUnsavedAnswers(userId)}
      />
      {restored && (
        <Notice
          title="Your answers from before are still here"
          className="mb-6 max-w-208"
          action={<Button onClick={discard}>Discard them</Button>}
        >
          They are kept in this browser and were not saved yet. Press Continue to save them.
        </Notice>
      )}
      <form noValidate onSubmit={send} className="@container max-w-208">
        <fieldset>
          <legend className="sr-only">Kind of work</legend>
          <div className="grid gap-4 @lg:grid-cols-2">
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
          <PreferenceSection title="Work eligibility" text="Countries where you may work without a sponsor.">
            <EligibilityField countries={lists.countries} />
          </PreferenceSection>
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
              lists={lists}
              onTakeNewer={takeNewer}
              onKeepMine={() => void send()}
            />
          )}
          {formState.errors.root?.reversed && (
            <p role="alert" className="text-danger text-sm">
              {formState.errors.root.reversed.message}
            </p>
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
