/** References: people whom an owner asked to confirm what they did, and what these people wrote. */
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type {
  AskedStatement,
  ReferenceState,
  RequestedKind,
  StatementAnswer,
} from '@/shared/references/reference';
import { profiles } from './profiles';
import { timestampColumn } from './timestamp-column';

export const profileReferences = pgTable(
  'profile_references',
  {
    id: text('id').primaryKey(),
    profile_id: text('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    state: text('state').$type<ReferenceState>().notNull().default('asked'),

    // The request, in the owner's words.
    asked_name: text('asked_name').notNull(),
    asked_office: text('asked_office').notNull(),
    /** '' once the request has ended. */
    email: text('email').notNull(),
    /** Keyed hash of the mailbox, to detect a second request to it. */
    address_hash: text('address_hash').notNull(),
    /** The organisation it is about; '' if none. */
    company: text('company').notNull(),
    /**
     * '@tanager.example' if the address belongs to the organisation, else ''. Determined at the time of the request.
     */
    company_domain: text('company_domain').notNull(),
    wants: text('wants').$type<RequestedKind>().notNull(),
    note: text('note').notNull(),
    /** The statements as they were in the profile at the time of the request. */
    statements: jsonb('statements').$type<AskedStatement[]>().notNull(),

    /** SHA-256 of the token in the link. */
    token_hash: text('token_hash').notNull().unique(),
    /** The token, encrypted under the server's secret, for the reminder. */
    token_sealed: text('token_sealed').notNull(),
    asked_at: timestampColumn('asked_at').notNull(),
    reminded_at: timestampColumn('reminded_at'),
    /** The time until which it can be answered. */
    open_until: timestampColumn('open_until').notNull(),

    // The answer, which belongs to the referee. `null` until they confirm it, and again after they withdraw it.
    name: text('name'),
    office: text('office'),
    words: text('words'),
    /** The referee's answers, one for each statement. */
    answers: jsonb('answers').$type<StatementAnswer[]>(),
    /** Counts the referee's changes; a change, and showing the reference, name the revision that was seen. */
    revision: integer('revision').notNull().default(0),
    written_at: timestampColumn('written_at'),
    changed_at: timestampColumn('changed_at'),

    /** The revision that the owner has read. */
    seen_revision: integer('seen_revision').notNull().default(0),
    /** The time since which readers see it; `null` while it is hidden. */
    shown_at: timestampColumn('shown_at'),
    ended_at: timestampColumn('ended_at'),
    /** The time at which it is erased; `null` while the reference is in place. */
    erase_at: timestampColumn('erase_at'),
  },
  (table) => [
    index('profile_references_profile').on(table.profile_id, table.asked_at),
    index('profile_references_due').on(table.erase_at),
  ],
);

/** Mailboxes that an owner must not ask again, as keyed hashes. */
export const declinedReferees = pgTable(
  'declined_referees',
  {
    profile_id: text('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    address_hash: text('address_hash').notNull(),
    created_at: timestampColumn('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.profile_id, table.address_hash] })],
);

/** Mailboxes that get no requests from anybody, as keyed hashes. They outlive every request and account. */
export const referenceOptOuts = pgTable('reference_opt_outs', {
  address_hash: text('address_hash').primaryKey(),
  created_at: timestampColumn('created_at').notNull(),
});
