import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Counters of attempts, shared by every process. A key consists of the action and the caller, hashed if private. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  resets_at: timestamp('resets_at', { withTimezone: true }).notNull(),
});
