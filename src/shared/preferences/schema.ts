/** Schemas of the answers of the job preferences form as they are sent. */
import { z } from 'zod';
import { revisionSchema, rowIdSchema } from '../validation/integer-columns';
import { HOURS_PER_WEEK, MAX_ENTRIES, PAYMENT_TYPES } from './money-and-hours';

export * from './money-and-hours';

/** An amount in whole US dollars. The product sets no bound but that of exact numbers. */
const dollars = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

/** A day without a time: 'YYYY-MM-DD'. */
const day = z.iso.date().nullable();

/** A list without duplicates, in the person's order. */
const listOf = <T extends z.ZodType<string | number>>(entry: T) =>
  z
    .array(entry)
    .max(MAX_ENTRIES)
    .transform((list) => [...new Set(list)]);

const placeId = z.string().min(1).max(400);

export const fullTimeSchema = z.object({
  open_for_work: z.boolean(),
  min_salary: dollars,
  max_salary: dollars,
  remote_ok: z.boolean(),
  start_date: day,
  /** Place ids. */
  locations: listOf(placeId),
  /** Ids of `industries`. */
  industries: listOf(rowIdSchema),
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
  industries: listOf(rowIdSchema),
});

/** The input of a save. Its owner is the session's user. */
export const savePreferencesSchema = z
  .object({
    /** The revision these answers started from; 0 if nothing was saved before. */
    revision: revisionSchema,
    fullTime: fullTimeSchema,
    fractional: fractionalSchema,
    current_place_id: placeId.nullable(),
    timezone_id: rowIdSchema.nullable(),
    /** Country codes. */
    work_eligibility: listOf(z.string().regex(/^[A-Z]{2}$/)),
  })
  .refine((form) => form.fullTime.open_for_work || form.fractional.open_for_work, 'nothing chosen');

export type SavePreferences = z.output<typeof savePreferencesSchema>;
