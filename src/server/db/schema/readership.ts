/** Counts of reads of a profile's pages by day, without anything about the readers. */
import { date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ReadMeasure } from '@/shared/readership';
import { profiles } from './profiles';

export const readership = pgTable(
  'readership',
  {
    profile_id: text('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** The day in the owner's time zone; for `month` its first day. */
    day: date('day', { mode: 'string' }).notNull(),
    /** Id of a private version, also of one that is removed; '': the public page. */
    page: text('page').notNull(),
    measure: text('measure').$type<ReadMeasure>().notNull(),
    /** The site, section or thing taken that is counted; '' where the measure says it all. */
    item: text('item').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.profile_id, table.day, table.page, table.measure, table.item] })],
);

/** Owners who have a week's reads and waiting introductions mailed. One row for each who asked for it. */
export const weeklyDigests = pgTable('weekly_digests', {
  profile_id: text('profile_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  /** The time at which the next one is due. */
  next_at: timestamp('next_at', { withTimezone: true }).notNull(),
});
