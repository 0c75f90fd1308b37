import { useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Button } from '@/web/components/ui/buttons/button';
import { Notice } from '@/web/components/ui/feedback/notice';
import { ChoiceCard } from '@/web/components/ui/inputs/choice-card';
import { UNFINISHED_DATE_MESSAGE } from '@/web/components/ui/inputs/day-field';
import { Form } from '@/web/components/ui/inputs/form';
import { errorMessage } from '@/web/lib/api/error-message';
import type { StoredPreferences } from '@/web/lib/queries/work-preferences';
import { pageAccount } from '@/web/lib/session/account';
import { EligibilityField } from '../fields/eligibility-field';
import { type PreferenceLists, refusedFieldOf, useSavePreferences } from '../use-preferences';
import { FractionalForm } from './fractional-form';
import { FullTimeForm } from './full-time-form';
import { LeaveGuard } from './leave-guard';
import { PreferenceSection } from './preference-section';
import { AnswersDifferError, saveAnswers } from './save-answers';
import { SaveProblem } from './save-problem';
import { discardUnsavedAnswers } from './unsaved-answers';
import { useUnsavedAnswers } from './use-unsaved-answers';
import {
  createPreferencesResolver,
  type FormValues,
  formAnswersOf,
  formValuesOf,
  reversedRangeFieldsOf,
} from './values';

export interface PreferencesFormProps {
  /** Initial values; later changes of the prop are ignored. */
  stored: StoredPreferences;
  lists: PreferenceLists;
  onSaved: () => void;
}

const REVERSED_RANGE_MESSAGE =
  'A range ends below where it begins. Correct it, or press Continue again to save it so.';

/** Whether a date of a form was typed in part: its value is then empty, as if nothing had been typed. */
const hasUnfinishedDate = (form: unknown) =>
  form instanceof HTMLFormElement &&
  [...form.querySelectorAll<HTMLInputElement>('input[type="date"]')].some(
    ({ validity }) => validity.badInput,
  );

/** The form of the job preferences: the kinds of work, and the questions of each that is chosen. */
export function PreferencesForm({ stored, lists, onSaved }: PreferencesFormProps) {
  const [base, setBase] = useState(stored);
  const userId = pageAccount()?.id ?? '';
  const form = useForm<FormValues>({
    defaultValues: formValuesOf(base),
    resolver: createPreferencesResolver(base.fullTime?.start_date ?? null),
  });
  const sent = useRef<FormValues[]>([]);
  const save = useSavePreferences((values: FormValues) => saveAnswers(values, base, sent.current));
  const { register, watch, handleSubmit, formState } = form;
  const { store, isStored, restored, discard } = useUnsavedAnswers(form, userId, formValuesOf(base));
  /** The answers, as JSON, whose reversed range was pointed out: to submit the same again is the person's choice. */
  const warnedAnswers = useRef('');
  const [fullTime, flexible] = watch(['fullTime.open_for_work', 'fractional.open_for_work']);
  const isAnyKindChosen = fullTime || flexible;
  const busy = formState.isSubmitting || save.isPending;

  const send = handleSubmit(async (values, event) => {
    if (save.isPending) return;
    if (hasUnfinishedDate(event?.target)) {
      return form.setError(
        'fullTime.start_date',
        { message: UNFINISHED_DATE_MESSAGE },
        { shouldFocus: true },
      );
    }
    const reversed = reversedRangeFieldsOf(values);
    const submitted = JSON.stringify(formAnswersOf(values, 0));
    if (reversed[0] && warnedAnswers.current !== submitted) {
      warnedAnswers.current = submitted;
      form.setError('root.reversed', { message: REVERSED_RANGE_MESSAGE });
      return form.setFocus(reversed[0]);
    }
    await save.mutateAsync(values).then(
      () => {
        discardUnsavedAnswers(userId);
        onSaved();
      },
      (error) => {
        if (error instanceof AnswersDifferError) return takeOverMerged(error);
        const refusedField = refusedFieldOf(error);
        if (refusedField)
          form.setError(refusedField, { message: errorMessage(error) }, { shouldFocus: true });
      },
    );
  });
  /** Fills the form with the merged answers, which include those that only another window changed. */
  const takeOverMerged = ({ stored: present, merged }: AnswersDifferError) => {
    setBase(present);
    form.reset(formValuesOf(present));
    form.reset(merged, { keepDefaultValues: true });
  };
  const takeNewer = ({ names }: AnswersDifferError) => {
    for (const name of names) form.resetField(name);
    store();
    save.reset();
  };

  return (
    <FormProvider {...form}>
      <LeaveGuard
        unsaved={formState.isDirty && !save.isSuccess}
        isStored={isStored}
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
      <Form busy={busy} noValidate onSubmit={send} className="@container max-w-208">
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

        {fullTime && <FullTimeForm lists={lists} showsTitle={fullTime && flexible} />}
        {flexible && (
          <FractionalForm lists={lists} showsTitle={fullTime && flexible} repeatsSharedFields={fullTime} />
        )}
        {isAnyKindChosen && (
          <PreferenceSection title="Work eligibility" text="Countries where you may work without a sponsor.">
            <EligibilityField countries={lists.countries} />
          </PreferenceSection>
        )}

        <div className="mt-8 flex flex-wrap items-center justify-between gap-4 border-rule border-t pt-6 max-md:[&>button]:w-full">
          <span className="text-ink-3 text-sm">
            {isAnyKindChosen
              ? 'You can change any of this later.'
              : 'Choose one kind of work or both to continue.'}
          </span>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            disabled={!isAnyKindChosen}
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
      </Form>
    </FormProvider>
  );
}
