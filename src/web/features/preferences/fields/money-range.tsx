import { useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { isMoneyText, isReversed, moneyValue } from '@/shared/preferences/money-and-hours';
import { Field } from '@/web/components/ui/inputs/field';
import { MoneyInput } from '@/web/components/ui/inputs/money-input';
import { type FormValues, NO_AMOUNT_MESSAGE, WHOLE_DOLLARS_MESSAGE } from '../form/values';

type MoneyName =
  | 'fullTime.min_salary'
  | 'fullTime.max_salary'
  | 'fractional.min_hourly_rate'
  | 'fractional.max_hourly_rate'
  | 'fractional.min_daily_rate'
  | 'fractional.max_daily_rate';

function MoneyField({
  name,
  label,
  per,
  error,
}: {
  name: MoneyName;
  label: string;
  per: string;
  error?: string;
}) {
  const { field } = useController<FormValues, MoneyName>({ name });
  const centsProblem = isMoneyText(field.value) ? undefined : WHOLE_DOLLARS_MESSAGE;
  const [isInputRefused, setInputRefused] = useState(false);
  return (
    <Field label={label} error={isInputRefused ? NO_AMOUNT_MESSAGE : (centsProblem ?? error)}>
      <MoneyInput {...field} periodText={per} onRefused={setInputRefused} />
    </Field>
  );
}

/** A range of money. A lower end above the upper one is pointed out, but may be submitted. */
export function MoneyRange({ min, max, per }: { min: MoneyName; max: MoneyName; per: string }) {
  const { control } = useFormContext<FormValues>();
  const [from, to] = useWatch({ control, name: [min, max] });
  const isReversedRange = isReversed(moneyValue(String(from)), moneyValue(String(to)));
  return (
    <div className="grid gap-4 min-[30rem]:grid-cols-2">
      <MoneyField name={min} label="From" per={per} />
      <MoneyField
        name={max}
        label="To"
        per={per}
        error={isReversedRange ? 'This is below the lower end.' : undefined}
      />
    </div>
  );
}
