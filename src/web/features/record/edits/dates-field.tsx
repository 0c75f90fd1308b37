import type { FormEvent } from 'react';
import type { RoleFact, YearMonth } from '@/shared/record/facts';
import { Button } from '@/web/components/ui/buttons/button';
import { Checkbox } from '@/web/components/ui/inputs/checkbox';
import { Field, Input } from '@/web/components/ui/inputs/field';
import { useStoredInput } from '@/web/lib/unsaved-input/use-stored-input';
import { dateProblem, formatYearMonth, parseYearMonth } from './year-month';

export type Dates = Pick<RoleFact, 'start' | 'end'>;

export interface TypedDates {
  from: string;
  to: string;
  present: boolean;
}

/** Dates as the texts of their fields. */
export const typedDatesOf = ({ start, end }: Dates): TypedDates => ({
  from: formatYearMonth(start),
  to: end === 'present' ? '' : formatYearMonth(end),
  present: end === 'present',
});

/** The number of a month among all months; without a month, of the given one of its year. */
const monthNumber = (date: YearMonth | null, month: number) =>
  date ? date.year * 12 + (date.month ?? month) : Number.NaN;

const isReversed = ({ from, to, present }: TypedDates) =>
  !present && monthNumber(parseYearMonth(to), 12) < monthNumber(parseYearMonth(from), 1);

const endProblem = (typed: TypedDates) =>
  typed.present
    ? undefined
    : (dateProblem(typed.to) ?? (isReversed(typed) ? 'This is before the start.' : undefined));

/**
 * Parses the texts of the fields.
 * @returns `null` if one of the texts is neither a date nor empty, or if the end is before the start
 */
export const parseDates = (typed: TypedDates): Dates | null =>
  dateProblem(typed.from) || endProblem(typed) ? null : readableDates(typed, {});

/**
 * The dates as far as their texts can be read. A date whose text cannot be read stays as it was, and so do both while
 * the end is before the start.
 */
export function readableDates(typed: TypedDates, former: Dates): Dates {
  const { from, to, present } = typed;
  if (isReversed(typed)) return { start: former.start, end: former.end };
  const start = parseYearMonth(from) ?? (from.trim() ? former.start : null);
  const end = present ? 'present' : (parseYearMonth(to) ?? (to.trim() ? former.end : null));
  return { ...(start && { start }), ...(end && { end }) };
}

/**
 * Fields for start and end, and whether the role is current.
 * @param props.startRequired whether the form cannot be submitted without a start
 */
export function DatesInputs({
  value,
  startRequired,
  onChange,
}: {
  value: TypedDates;
  startRequired?: boolean;
  onChange: (value: TypedDates) => void;
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-3">
      <Field label="From" error={dateProblem(value.from)}>
        <Input
          required={startRequired}
          value={value.from}
          onChange={(event) => onChange({ ...value, from: event.target.value })}
        />
      </Field>
      <Field label="To" error={endProblem(value)}>
        <Input
          value={value.present ? 'Present' : value.to}
          disabled={value.present}
          onChange={(event) => onChange({ ...value, to: event.target.value })}
        />
      </Field>
      <Checkbox
        checked={value.present}
        onChange={(event) => onChange({ ...value, present: event.target.checked })}
        className="mt-8.5"
      >
        Present
      </Checkbox>
    </div>
  );
}

/** A form for the dates of a role, whose input is kept in the browser until it is submitted. */
export function DatesField({
  storageKey,
  role,
  onSubmit,
}: {
  /** The storage key of dates that are not applied yet. */
  storageKey: string;
  role: RoleFact;
  onSubmit: (dates: Dates) => void;
}) {
  const { value: typed, set, drop } = useStoredInput(storageKey, typedDatesOf(role));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const dates = parseDates(typed);
    if (!dates?.start) return;
    drop();
    onSubmit(dates);
  };
  return (
    <form onSubmit={submit} className="mt-3 grid gap-3">
      <DatesInputs startRequired value={typed} onChange={set} />
      <Button type="submit" className="justify-self-start">
        Keep
      </Button>
    </form>
  );
}
