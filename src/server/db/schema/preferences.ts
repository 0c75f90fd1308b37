/** A person's job preferences. Every row belongs to one user and is deleted with them. */
import { randomUUID } from 'node:crypto';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PaymentType, PreferenceType } from '@/shared/preferences/schema';
import { user } from './auth';
import { locations } from './places';
import { countries, industries, timezones } from './reference';
import { timestampColumn } from './timestamp-column';

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });
/** Whole US dollars; 0 means no answer. */
const dollars = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);
const place = () =>
  text('location_id')
    .notNull()
    .references(() => locations.id);
const industry = () =>
  integer('industry_id')
    .notNull()
    .references(() => industries.id);

export const workPreferences = pgTable('work_preferences', {
  user_id: owner().primaryKey(),
  current_location_id: text('current_location_id').references(() => locations.id),
  timezone_id: integer('timezone_id').references(() => timezones.id),
  /** Counts the saves of a person's preferences; a save names the revision it is based on. */
  revision: integer('revision').notNull().default(0),
  created_at: timestampColumn('created_at').notNull().defaultNow(),
  updated_at: timestampColumn('updated_at').notNull().defaultNow(),
});

export const fullTimePreferences = pgTable(
  'full_time_preferences',
  {
    user_id: owner().primaryKey(),
    open_for_work: boolean('open_for_work').notNull().default(false),
    min_salary: dollars('min_salary'),
    max_salary: dollars('max_salary'),
    remote_ok: boolean('remote_ok').notNull().default(false),
    start_date: date('start_date', { mode: 'string' }),
    updated_at: timestampColumn('updated_at').notNull().defaultNow(),
  },
  (table) => [index('full_time_preferences_open').on(table.open_for_work)],
);

export const fractionalPreferences = pgTable(
  'fractional_preferences',
  {
    user_id: owner().primaryKey(),
    open_for_work: boolean('open_for_work').notNull().default(false),
    payment_type: text('payment_type').$type<PaymentType>().notNull().default('hourly'),
    min_hourly_rate: dollars('min_hourly_rate'),
    max_hourly_rate: dollars('max_hourly_rate'),
    min_daily_rate: dollars('min_daily_rate'),
    max_daily_rate: dollars('max_daily_rate'),
    min_hours_per_week: integer('min_hours_per_week').notNull().default(20),
    max_hours_per_week: integer('max_hours_per_week').notNull().default(20),
    remote_ok: boolean('remote_ok').notNull().default(false),
    start_date: date('start_date', { mode: 'string' }),
    updated_at: timestampColumn('updated_at').notNull().defaultNow(),
  },
  (table) => [index('fractional_preferences_open').on(table.open_for_work)],
);

const placeList = (name: string) =>
  pgTable(
    name,
    {
      user_id: owner(),
      location_id: place(),
      created_at: timestampColumn('created_at').notNull().defaultNow(),
    },
    (table) => [
      primaryKey({ columns: [table.user_id, table.location_id] }),
      index(`${name}_location`).on(table.location_id),
    ],
  );

const industryList = (name: string) =>
  pgTable(
    name,
    {
      user_id: owner(),
      industry_id: industry(),
      created_at: timestampColumn('created_at').notNull().defaultNow(),
    },
    (table) => [
      primaryKey({ columns: [table.user_id, table.industry_id] }),
      index(`${name}_industry`).on(table.industry_id),
    ],
  );

export const fullTimeLocationPreferences = placeList('full_time_location_preferences');
export const fractionalLocationPreferences = placeList('fractional_location_preferences');
export const fullTimeIndustryPreferences = industryList('full_time_industry_preferences');
export const fractionalIndustryPreferences = industryList('fractional_industry_preferences');

/** The places where a person lives and would work, for both kinds of work; read by searches by place. */
export const userLocationPreferences = pgTable(
  'user_location_preferences',
  {
    id: text('id').primaryKey().$defaultFn(randomUUID),
    user_id: owner(),
    location_id: place(),
    preference_type: text('preference_type').$type<PreferenceType>().notNull(),
    created_at: timestampColumn('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('user_location_preferences_key').on(table.user_id, table.location_id, table.preference_type),
    index('user_location_preferences_location').on(table.location_id),
  ],
);

export const userWorkEligibility = pgTable(
  'user_work_eligibility',
  {
    user_id: owner(),
    country_code: text('country_code')
      .notNull()
      .references(() => countries.alpha2_code),
    created_at: timestampColumn('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.country_code] }),
    index('user_work_eligibility_country').on(table.country_code),
  ],
);
