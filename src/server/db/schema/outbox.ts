import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestampColumn } from './timestamp-column';

/**
 * Mail that waits to be sent. A row is inserted in the transaction of what the mail is about, and deleted once it is
 * handed over.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: text('id').primaryKey(),
    /** The template; see `adapters/mail/templates`. */
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    data: jsonb('data').$type<Record<string, string>>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    next_attempt_at: timestampColumn('next_attempt_at').notNull(),
    created_at: timestampColumn('created_at').notNull(),
  },
  (table) => [index('mail_outbox_next').on(table.next_attempt_at)],
);
