import { useFormContext } from 'react-hook-form';
import { localDay } from '@/shared/time/calendar-day';
import { Field, Input } from '@/web/components/ui/inputs/field';
import type { FormValues } from '../form/values';

/** The day from which the person is available. */
export function StartDateField() {
  const { register, formState } = useFormContext<FormValues>();
  return (
    <Field label="Preferred start date" error={formState.errors.fullTime?.start_date?.message}>
      <Input
        type="date"
        className="sm:max-w-60"
        min={localDay(new Date())}
        {...register('fullTime.start_date')}
      />
    </Field>
  );
}
