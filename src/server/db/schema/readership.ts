/** Counts of reads of a profile's pages by day, without anything about the readers. */
import { date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ReadMeasure } from '@/shared/publishing/readership';
import { profiles } from './profiles';

export const readership = pgTable(
  'readership',
  {
    profile_id: text('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** The day in the owner's time zone; for a month, its first day. */
    day: date('day', { mode: 'string' }).notNull(),
    /** Id of a private version, which may have been deleted; '' for the public page. */
    page: text('page').notNull(),
    measure: text('measure').$type<ReadMeasure>().notNull(),
    /** The site, section or action that is counted; '' for a measure without any. */
    item: text('item').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.profile_id, table.day, table.page, table.measure, table.item] })],
);

/** Owners who asked for the weekly digest of reads and waiting introductions, a row for each. */
export const weeklyDigests = pgTable('weekly_digests', {
  profile_id: text('profile_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  /** The time at which the next one is due. */
  next_at: timestamp('next_at', { withTimezone: true }).notNull(),
});
