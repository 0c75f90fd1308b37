/** The answers of the job preferences form: their shape, their bounds, and the rules both sides apply. */
import { z } from 'zod';

export const PAYMENT_TYPES = ['hourly', 'daily', 'annual'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];
export type PreferenceType = 'current' | 'preferred_work';

export const HOURS_PER_WEEK = { min: 1, max: 40, step: 1, default: 20 } as const;

/** Entries a list may hold: far above what a person chooses, far below what would strain a server. */
export const MAX_ENTRIES = 100;

/** Whole US dollars; the largest number that is exact everywhere. The product sets no other bound. */
const dollars = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

/** A day without a time: 'YYYY-MM-DD'. */
const day = z.iso.date().nullable();

/** No entry twice; the order is the person's. */
const listOf = <T extends z.ZodType<string | number>>(entry: T) =>
  z
    .array(entry)
    .max(MAX_ENTRIES)
    .transform((list) => [...new Set(list)]);

const placeId = z.string().min(1).max(400);
const industryId = z.int().positive();

export const fullTimeSchema = z.object({
  open_for_work: z.boolean(),
  min_salary: dollars,
  max_salary: dollars,
  remote_ok: z.boolean(),
  start_date: day,
  /** Place ids. */
  locations: listOf(placeId),
  /** Ids of `industries`. */
  industries: listOf(industryId),
});

export const fractionalSchema = z.object({
  open_for_work: z.boolean(),
  payment_type: z.enum(PAYMENT_TYPES),
  min_hourly_rate: dollars,
  max_hourly_rate: dollars,
  min_daily_rate: dollars,
  max_daily_rate: dollars,
  hours_per_week: z.int().min(HOURS_PER_WEEK.min).max(HOURS_PER_WEEK.max),
  remote_ok: z.boolean(),
  locations: listOf(placeId),
  industries: listOf(industryId),
});

/** What a save carries. Whose it is, the session says. */
export const savePreferencesSchema = z
  .object({
    /** The revision these answers started from; 0 where nothing was saved before. */
    revision: z.int().min(0),
    fullTime: fullTimeSchema,
    fractional: fractionalSchema,
    current_place_id: placeId.nullable(),
    timezone_id: z.int().positive().nullable(),
    /** Country codes. */
    work_eligibility: listOf(z.string().regex(/^[A-Z]{2}$/)),
  })
  .refine((form) => form.fullTime.open_for_work || form.fractional.open_for_work, 'nothing chosen');

export type SavePreferences = z.output<typeof savePreferencesSchema>;

/** A place as the form shows and names it. */
export interface ChosenPlace {
  place_id: string;
  /** 'Jakarta, Indonesia' */
  label: string;
}

/** Whether text may stand in a money field: nothing, or digits alone. */
export const isMoneyText = (text: string): boolean => /^\d*$/.test(text);

/** The number a money field holds; empty counts as 0. */
export function moneyValue(text: string): number {
  const digits = text.replaceAll(/\D/g, '');
  return digits === '' ? 0 : Math.min(Number(digits), Number.MAX_SAFE_INTEGER);
}

/** Digits with a comma at every thousand: '180,000'. Nothing stays nothing. */
export const withThousands = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** What a money field shows for a number: 0 is the empty field. */
export const moneyText = (value: number): string => (value === 0 ? '' : String(value));

/** Both ends are given and the lower is above the upper. */
export const isReversed = (min: number, max: number): boolean => min > 0 && max > 0 && min > max;

/** Annual is displayed as hourly. */
export const shownPaymentType = (type: PaymentType): 'hourly' | 'daily' =>
  type === 'daily' ? 'daily' : 'hourly';

/** '1 hour', '20 hours' */
export const hoursLabel = (hours: number): string => `${hours} ${hours === 1 ? 'hour' : 'hours'}`;

/** The day at a moment, in the clock of whoever asks. */
export function localDay(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/**
 * Whether a start date may be saved: none, today or later, or the one that was saved before.
 * @param today 'YYYY-MM-DD'
 */
export const isStartDateAllowed = (date: string | null, today: string, saved: string | null): boolean =>
  date === null || date >= today || date === saved;

/** 'UTC+08:00' for 480 minutes. */
export function offsetLabel(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (value: number) => String(value).padStart(2, '0');
  return `UTC${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
