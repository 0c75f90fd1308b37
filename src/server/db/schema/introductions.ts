/** People who read a page and wrote to its owner. */
import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { IntroductionState } from '@/shared/publishing/introduction';
import { privateVersions } from './private-versions';
import { profiles } from './profiles';
import { roles } from './roles';
import { timestampColumn } from './timestamp-column';

export const introductions = pgTable(
  'introductions',
  {
    id: text('id').primaryKey(),
    profile_id: text('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** The private version on which it was written; `null` for the public page, and for a deleted version. */
    version_id: text('version_id').references(() => privateVersions.id, { onDelete: 'set null' }),
    state: text('state').$type<IntroductionState>().notNull().default('unconfirmed'),
    name: text('name').notNull(),
    company: text('company').notNull(),
    email: text('email').notNull(),
    about: text('about').notNull(),
    days_a_month: integer('days_a_month').notNull(),
    start_on: date('start_on', { mode: 'string' }).notNull(),
    /** US dollars a day. */
    budget: integer('budget'),
    /** SHA-256 of the token in the sender's mail, which can confirm and erase it. */
    token_hash: text('token_hash').notNull().unique(),
    /** Number of mails with that link so far. */
    links_sent: integer('links_sent').notNull().default(1),
    created_at: timestampColumn('created_at').notNull(),
    confirmed_at: timestampColumn('confirmed_at'),
    /** The day by which the page promises an answer. */
    answer_by: date('answer_by', { mode: 'string' }),
    seen_at: timestampColumn('seen_at'),
    answered_at: timestampColumn('answered_at'),
    /** The owner's contact details that were sent when they accepted. */
    contact_sent: jsonb('contact_sent').$type<{ email: string; telephone: string }>(),
    /** The role that its owner created from it; `null` for none, and for a deleted one. */
    role_id: text('role_id').references(() => roles.id, { onDelete: 'set null' }),
    /** The time from which it is hidden; the sweep then erases it. */
    erase_at: timestampColumn('erase_at').notNull(),
  },
  (table) => [
    index('introductions_profile').on(table.profile_id, table.confirmed_at),
    index('introductions_due').on(table.erase_at),
  ],
);

/** Senders that an owner has blocked, as keyed hashes of their addresses. */
export const blockedSenders = pgTable(
  'blocked_senders',
  {
    profile_id: text('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    address_hash: text('address_hash').notNull(),
    created_at: timestampColumn('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.profile_id, table.address_hash] })],
);
