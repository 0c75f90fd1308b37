/** Accounts being deleted, and what remains of them afterwards. */
import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { user } from './auth';
import { timestampColumn } from './timestamp-column';

/**
 * A requested deletion of an account: the values that were cleared immediately, kept so that it can be cancelled until
 * `erase_at`. Deleted with the account.
 */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    user_id: text('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** Recent former addresses: mail stored for them is deleted too. */
    former_emails: jsonb('former_emails').$type<string[]>().notNull().default([]),
    /** The person's ids at identity providers, by the id of their row in `account`. */
    provider_ids: jsonb('provider_ids').$type<Record<string, string>>().notNull(),
    was_published: boolean('was_published').notNull(),
    requested_at: timestampColumn('requested_at').notNull(),
    /** The time from which `eraseDueAccounts` (`features/account/erase-accounts`) erases the account. */
    erase_at: timestampColumn('erase_at').notNull(),
  },
  (table) => [
    index('account_deletions_due').on(table.erase_at),
    index('account_deletions_email').on(table.email),
  ],
);

/**
 * Slugs of erased profiles, which are never assigned again. Stored as hashes, since a slug contains a person's name.
 */
export const retiredSlugs = pgTable('retired_slugs', {
  /** SHA-256 of the slug; see `db/profiles/retired-slugs.ts`. */
  hash: text('hash').primaryKey(),
});

/** Erased accounts, so that a restored backup does not bring one back. The hash of a random id identifies nobody. */
export const erasedAccounts = pgTable('erased_accounts', {
  /** SHA-256 of the account's id (`erasedHash` of `db/erasure.ts`). */
  hash: text('hash').primaryKey(),
  erased_at: timestampColumn('erased_at').notNull(),
});
