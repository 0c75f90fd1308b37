import { randomUUID } from 'node:crypto';
import { doublePrecision, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Places that people chose, as the place service described them; shared by everyone who chose them. */
export const locations = pgTable('locations', {
  id: text('id').primaryKey().$defaultFn(randomUUID),
  place_id: text('place_id').notNull().unique(),
  name: text('name').notNull(),
  formatted_address: text('formatted_address').notNull(),
  city: text('city'),
  state_province: text('state_province'),
  country_code: text('country_code'),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  place_types: jsonb('place_types').$type<string[]>().notNull().default([]),
  created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
