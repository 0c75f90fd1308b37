/** The shape and bounds of engagement terms as they are stored and sent. */
import { z } from 'zod';
import { isCalendarDay } from '../time/calendar-day';
import { visibleText } from '../validation/visible-text';
import {
  CAPACITY_UNITS,
  ENGAGEMENT_LIMITS as L,
  RATE_UNITS,
  TERM_AUDIENCES,
  TERM_NAMES,
  TEXT_TERMS,
} from './terms';

const audience = { shown: z.enum(TERM_AUDIENCES), kept_hidden: z.literal(true).optional() };
const capacity = z.int().min(0).max(Math.max(L.capacity.month, L.capacity.week));
const amount = z.int().min(0).max(L.rate);

const termSchema = z.discriminatedUnion('term', [
  z.object({
    term: z.literal('availability'),
    from: z.union([z.literal(''), z.string().max(10).refine(isCalendarDay, { message: 'Not a day' })]),
    ...audience,
  }),
  z
    .object({
      term: z.literal('capacity'),
      per: z.enum(CAPACITY_UNITS),
      min: capacity,
      max: capacity,
      ...audience,
    })
    .refine(({ per, min, max }) => Math.max(min, max) <= L.capacity[per], {
      message: 'More than there is in a week or a month',
    }),
  z.object({
    term: z.literal('rate'),
    per: z.enum([...RATE_UNITS, 'request']),
    min: amount,
    max: amount,
    currency: z.string().regex(/^[A-Z]{3}$/, { message: 'Not a currency' }),
    ...audience,
  }),
  ...TEXT_TERMS.map((term) =>
    z.object({
      term: z.literal(term),
      text: z.string().max(L.text[term]).overwrite(visibleText),
      ...audience,
    }),
  ),
]);

/** The terms of a profile, each at most once. */
export const engagementSchema = z
  .array(termSchema)
  .max(TERM_NAMES.length)
  .refine((terms) => new Set(terms.map(({ term }) => term)).size === terms.length, {
    message: 'A term stands twice',
  });
