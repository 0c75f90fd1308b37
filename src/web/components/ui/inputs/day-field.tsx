import { type ChangeEvent, type FormEvent, useState } from 'react';
import { Field, type FieldProps, Input } from './field';

export const UNFINISHED_DATE_MESSAGE = 'A part of this date is missing. Complete it, or empty the field.';

/** The first day that counts as whole: while a year is typed, browsers report the years 2, 20 and 202. */
const FIRST_DAY = '1900-01-01';

export interface DayFieldProps extends Omit<FieldProps, 'children'> {
  /** '2026-12-31', or '' for none. */
  value: string;
  /** Called with a whole day, or with '' when the field was emptied. */
  onDay: (day: string) => void;
  /** Called when the field begins or ends to show a day of which a part is missing. */
  onUnfinished?: (unfinished: boolean) => void;
  min?: string;
  /** The `data-field` of the text, by which a click on it opens this field. */
  field?: string;
}

/**
 * A field for a day. Browsers report a day of which a part was deleted as none at all; here the day before stands until
 * another one is whole, and the field says so. A form with native validation is not sent as long as a part is missing.
 */
export function DayField({ value, onDay, onUnfinished, min, field, error, ...rest }: DayFieldProps) {
  /** What the browser reports of a day that is not whole; `null` if it is whole or there is none. */
  const [part, setPart] = useState<string | null>(null);
  const [hasFocus, setFocus] = useState(false);
  const check = ({ currentTarget: { value: day, validity } }: FormEvent<HTMLInputElement>): boolean => {
    const isUnfinished = validity.badInput || (day !== '' && day < FIRST_DAY);
    setPart(isUnfinished ? day : null);
    onUnfinished?.(isUnfinished);
    return !isUnfinished;
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    if (check(event)) onDay(event.currentTarget.value);
  };
  // A year that is being typed is no mistake yet.
  const isTold = part === '' || (part !== null && !hasFocus);
  return (
    <Field {...rest} error={isTold ? UNFINISHED_DATE_MESSAGE : error}>
      <Input
        type="date"
        data-field={field}
        min={min ?? FIRST_DAY}
        value={part ?? value}
        onChange={handleChange}
        onFocus={() => setFocus(true)}
        onBlur={(event) => {
          setFocus(false);
          check(event);
        }}
        onInvalid={(event) => {
          setFocus(false);
          check(event);
        }}
      />
    </Field>
  );
}
