/** Operators, and the audit log. */
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { AuditAct, AuditActor } from '@/shared/account/audit';
import { user } from './auth';
import { timestampColumn } from './timestamp-column';

/** People who may open `/admin`, once they have signed in with a second factor. */
export const operators = pgTable('operators', {
  user_id: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  since: timestampColumn('since').notNull(),
});

/**
 * Sensitive acts, without their contents. Append-only by trigger: a row cannot be changed, and is deleted only after
 * its retention or with its account. The ids are not foreign keys, so that an erased operator's acts stay.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: text('id').primaryKey(),
    at: timestampColumn('at').notNull(),
    /** The account that the act changed. */
    subject_id: text('subject_id').notNull(),
    actor: text('actor').$type<AuditActor>().notNull(),
    /** The person who acted; `null` for the product itself and for commands. */
    actor_id: text('actor_id'),
    act: text('act').$type<AuditAct>().notNull(),
    /** An operator's reason, in the words that the person was sent. */
    reason: text('reason'),
    /** The network, as `203.0.113.0/24`, and the browser, as 'Firefox on Windows'; empty if there is none. */
    network: text('network').notNull().default(''),
    browser: text('browser').notNull().default(''),
  },
  (table) => [index('audit_log_subject').on(table.subject_id, table.at), index('audit_log_at').on(table.at)],
);
