import { useController } from 'react-hook-form';
import { HOURS_PER_WEEK, hoursLabel } from '@/shared/preferences/money-and-hours';
import { Field } from '@/web/components/ui/inputs/field';
import { Slider } from '@/web/components/ui/inputs/slider';
import type { FormValues } from '../form/values';

/** The slider for hours a week. */
export function HoursField() {
  const { field } = useController<FormValues, 'fractional.hours_per_week'>({
    name: 'fractional.hours_per_week',
  });
  const label = hoursLabel(field.value);
  return (
    <Field
      label="Hours per week"
      aside={<output className="font-semibold text-ink tabular-nums">{label}</output>}
    >
      <Slider
        value={field.value}
        min={HOURS_PER_WEEK.min}
        max={HOURS_PER_WEEK.max}
        step={HOURS_PER_WEEK.step}
        onChange={field.onChange}
        valueText={label}
      />
      <span aria-hidden className="flex justify-between text-ink-3 text-xs tabular-nums">
        <span>{HOURS_PER_WEEK.min}</span>
        <span>{HOURS_PER_WEEK.max}</span>
      </span>
    </Field>
  );
}
