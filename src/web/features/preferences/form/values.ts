/** The form's values (text as in the fields, places with their names), their request, and their validation. */
import type { FieldErrors, Resolver } from 'react-hook-form';
import { INVALID_INPUT_MESSAGE } from '@/shared/errors/error-messages';
import {
  type ChosenPlace,
  HOURS_PER_WEEK,
  isMoneyText,
  isReversed,
  isStartDateAllowed,
  MAX_MONEY_DIGITS,
  moneyText,
  moneyValue,
  type PaymentType,
  type SavePreferences,
  savePreferencesSchema,
  shownPaymentType,
} from '@/shared/preferences/schema';
import { localDay } from '@/shared/time/calendar-day';
import type { StoredPreferences } from '@/web/lib/queries/work-preferences';

interface KindValues {
  open_for_work: boolean;
  remote_ok: boolean;
  locations: ChosenPlace[];
  /** The ids of the industries. */
  industries: number[];
}

export interface FormValues {
  fullTime: KindValues & { min_salary: string; max_salary: string; start_date: string };
  fractional: KindValues & {
    payment_type: PaymentType;
    min_hourly_rate: string;
    max_hourly_rate: string;
    min_daily_rate: string;
    max_daily_rate: string;
    hours_per_week: number;
  };
  currentLocationObj: ChosenPlace | null;
  timezone_id: number | null;
  work_eligibility: string[];
}

type StoredPlace = StoredPreferences['fullTimeLocations'][number];

const toChosenPlace = (place: StoredPlace): ChosenPlace => ({
  place_id: place.place_id,
  label: place.formatted_address,
});

/** The initial values of the form: those stored, with defaults for the others. */
export function formValuesOf(stored: StoredPreferences): FormValues {
  const { fullTime, fractional } = stored;
  return {
    fullTime: {
      open_for_work: fullTime?.open_for_work ?? false,
      min_salary: moneyText(fullTime?.min_salary ?? 0),
      max_salary: moneyText(fullTime?.max_salary ?? 0),
      remote_ok: fullTime?.remote_ok ?? false,
      start_date: fullTime?.start_date ?? '',
      locations: stored.fullTimeLocations.map(toChosenPlace),
      industries: stored.fullTimeIndustries.map((industry) => industry.id),
    },
    fractional: {
      open_for_work: fractional?.open_for_work ?? false,
      payment_type: shownPaymentType(fractional?.payment_type ?? 'hourly'),
      min_hourly_rate: moneyText(fractional?.min_hourly_rate ?? 0),
      max_hourly_rate: moneyText(fractional?.max_hourly_rate ?? 0),
      min_daily_rate: moneyText(fractional?.min_daily_rate ?? 0),
      max_daily_rate: moneyText(fractional?.max_daily_rate ?? 0),
      hours_per_week: fractional?.max_hours_per_week ?? HOURS_PER_WEEK.default,
      remote_ok: fractional?.remote_ok ?? false,
      locations: stored.fractionalLocations.map(toChosenPlace),
      industries: stored.fractionalIndustries.map((industry) => industry.id),
    },
    currentLocationObj: stored.current_location ? toChosenPlace(stored.current_location) : null,
    timezone_id: stored.timezone?.id ?? null,
    work_eligibility: stored.work_eligibility.map((row) => row.country_code),
  };
}

/**
 * Maps the form's values to the request.
 * @param revision the one that the answers are based on
 */
export function formAnswersOf(values: FormValues, revision: number): SavePreferences {
  const { fullTime, fractional } = values;
  const ids = (places: ChosenPlace[]) => places.map((place) => place.place_id);
  return {
    revision,
    fullTime: {
      ...fullTime,
      min_salary: moneyValue(fullTime.min_salary),
      max_salary: moneyValue(fullTime.max_salary),
      start_date: fullTime.start_date || null,
      locations: ids(fullTime.locations),
    },
    fractional: {
      ...fractional,
      min_hourly_rate: moneyValue(fractional.min_hourly_rate),
      max_hourly_rate: moneyValue(fractional.max_hourly_rate),
      min_daily_rate: moneyValue(fractional.min_daily_rate),
      max_daily_rate: moneyValue(fractional.max_daily_rate),
      locations: ids(fractional.locations),
    },
    current_place_id: values.currentLocationObj?.place_id ?? null,
    timezone_id: values.timezone_id,
    work_eligibility: values.work_eligibility,
  };
}

export const PAST_DATE_MESSAGE = 'The start date cannot be before today.';
export const NO_AMOUNT_MESSAGE = `Not taken: an amount is digits alone, ${MAX_MONEY_DIGITS} at most.`;
export const WHOLE_DOLLARS_MESSAGE = 'Whole US dollars only. Leave the cents out.';

type MoneyField =
  | `fullTime.${'min' | 'max'}_salary`
  | `fractional.${'min' | 'max'}_${'hourly' | 'daily'}_rate`;
type Range = readonly [lower: MoneyField, upper: MoneyField];

/** The money ranges that the form asks for: those of the chosen kinds of work and of the chosen kind of rate. */
function askedRangesOf({ fullTime, fractional }: FormValues): Range[] {
  const rate = shownPaymentType(fractional.payment_type);
  return [
    ...(fullTime.open_for_work ? [['fullTime.min_salary', 'fullTime.max_salary'] as const] : []),
    ...(fractional.open_for_work
      ? [[`fractional.min_${rate}_rate`, `fractional.max_${rate}_rate`] as const]
      : []),
  ];
}

const textOf = (values: FormValues, field: MoneyField): string => {
  const [kind, name] = field.split('.') as ['fullTime' | 'fractional', string];
  return String((values[kind] as unknown as Record<string, unknown>)[name]);
};

/** The upper fields of ranges whose end is below their beginning. */
export const reversedRangeFieldsOf = (values: FormValues): MoneyField[] =>
  askedRangesOf(values).flatMap(([lower, upper]) =>
    isReversed(moneyValue(textOf(values, lower)), moneyValue(textOf(values, upper))) ? [upper] : [],
  );

/**
 * Validates by the rules that the server applies again.
 * @param savedDate the stored start date, which may have passed since
 */
export function createPreferencesResolver(savedDate: string | null): Resolver<FormValues> {
  return async (values) => {
    const errors: FieldErrors<FormValues> = {};
    const date = values.fullTime.start_date || null;
    if (!isStartDateAllowed(date, localDay(new Date()), savedDate)) {
      errors.fullTime = { start_date: { type: 'min', message: PAST_DATE_MESSAGE } };
    }
    const fieldsWithCents = askedRangesOf(values)
      .flat()
      .filter((field) => !isMoneyText(textOf(values, field)));
    for (const field of fieldsWithCents) {
      const [kind, name] = field.split('.') as ['fullTime' | 'fractional', string];
      errors[kind] = { ...errors[kind], [name]: { type: 'cents', message: WHOLE_DOLLARS_MESSAGE } };
    }
    const { success } = savePreferencesSchema.safeParse(formAnswersOf(values, 0));
    if (!success && Object.keys(errors).length === 0) {
      errors.root = { answers: { type: 'schema', message: INVALID_INPUT_MESSAGE } };
    }
    return Object.keys(errors).length ? { values: {}, errors } : { values, errors: {} };
  };
}
