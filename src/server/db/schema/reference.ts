/** The lists from which forms offer choices. Written by `db/seed` only. */
import { integer, pgTable, text } from 'drizzle-orm/pg-core';

export const timezones = pgTable('timezones', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** The label: 'Singapore (Singapore Time)'. */
  text: text('text').notNull(),
  /** IANA name: 'Asia/Singapore'. */
  value: text('value').notNull().unique(),
  /** Minutes east of UTC in standard time. */
  utc_offset: integer('utc_offset').notNull(),
});

export const countries = pgTable('countries', {
  /** ISO 3166-1 alpha-2, upper case. */
  alpha2_code: text('alpha2_code').primaryKey(),
  name: text('name').notNull(),
});

export const industries = pgTable('industries', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull().unique(),
});

/** The edition of the lists above that this database holds; a single row. */
export const referenceEdition = pgTable('reference_edition', {
  id: integer('id').primaryKey(),
  edition: text('edition').notNull(),
});
