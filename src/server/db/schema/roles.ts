/** Saved roles. Every row belongs to one user and is deleted with them. */
import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Requirement, RoleFacts } from '@/shared/roles/role-fit';
import type {
  Corrections,
  RoleChoice,
  RoleEvaluation,
  RoleNames,
  RoleOrigin,
  RoleReadingState,
  RoleState,
} from '@/shared/roles/saved-roles';
import { user } from './auth';
import { timestampColumn } from './timestamp-column';

export const roles = pgTable(
  'roles',
  {
    id: text('id').primaryKey(),
    user_id: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    origin: text('origin').$type<RoleOrigin>().notNull(),
    /** The name of the file, or the URL. */
    source: text('source'),
    /** The text of the advertisement: as given, then as the engine read it. Requirements are spans of it. */
    source_text: text('source_text'),
    /** Hash of its words, to recognise the same advertisement. */
    text_hash: text('text_hash'),
    reading: text('reading').$type<RoleReadingState>().notNull(),
    /** While it is being read: the time until which its process counts as alive. New for every reading. */
    leased_until: timestampColumn('leased_until'),
    /** While a scanned file is being read: the page that has been recognised last, and their number. */
    page: integer('page'),
    pages: integer('pages'),
    failure: text('failure'),
    choices: jsonb('choices').$type<RoleChoice[]>().notNull().default(sql`'[]'::jsonb`),
    /** The id of the role that this one duplicates. */
    duplicate_of: text('duplicate_of'),
    facts: jsonb('facts').$type<RoleFacts>(),
    /** Title and organisation as corrected by the owner, if they differ from what was read. */
    named: jsonb('named').$type<RoleNames>().notNull().default(sql`'{}'::jsonb`),
    /** Requirements that its owner added. */
    added: jsonb('added')
      .$type<Pick<Requirement, 'id' | 'text' | 'must'>[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    corrections: jsonb('corrections').$type<Corrections>().notNull().default(sql`'{}'::jsonb`),
    /** The evaluation against its owner's record; `null` before the first. */
    count: jsonb('count').$type<RoleEvaluation>(),
    state: text('state').$type<RoleState>().notNull().default('considering'),
    state_since: timestampColumn('state_since').notNull().defaultNow(),
    next_step: text('next_step').notNull().default(''),
    next_date: date('next_date', { mode: 'string' }),
    notes: text('notes').notNull().default(''),
    created_at: timestampColumn('created_at').notNull().defaultNow(),
    updated_at: timestampColumn('updated_at').notNull().defaultNow(),
  },
  (table) => [index('roles_user').on(table.user_id, table.created_at)],
);
