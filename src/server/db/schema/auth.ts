/**
 * Accounts. `user`, `session`, `account` and `verification` are Better Auth's tables, with its columns and some of our
 * own; unconfirmed sign-ups and mailed links are ours.
 */
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestampColumn } from './timestamp-column';

export const user = pgTable('user', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** Lower case; see `normalEmail`. */
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  first_name: text('first_name').notNull().default(''),
  last_name: text('last_name').notNull().default(''),
  email_confirmed_at: timestampColumn('email_confirmed_at'),
  terms_accepted_at: timestampColumn('terms_accepted_at'),
  /** Whether a second factor is required at each sign-in; see `two_factor`. */
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  /** Set while an operator suspends the person: their sessions are invalid, and nothing of theirs is shown. */
  suspended_at: timestampColumn('suspended_at'),
  /** Accurate to the hour; `null` for somebody who has not returned since the column was added. */
  last_seen_at: timestampColumn('last_seen_at'),
  /** Set while a deletion is pending: the person's sessions are invalid; see `account_deletions`. */
  deletion_requested_at: timestampColumn('deletion_requested_at'),
  createdAt: timestampColumn('created_at').notNull().defaultNow(),
  updatedAt: timestampColumn('updated_at').notNull().defaultNow(),
});

/**
 * The rights of a session: full, only to set the new password after a recovery link, or only to present the second
 * factor that is still missing.
 */
export type SessionKind = 'full' | 'recovery' | 'second_factor';

export const session = pgTable(
  'session',
  {
    id: text('id').primaryKey(),
    /** SHA-256 of the cookie's value, so that a reader of this table cannot sign in. */
    token: text('token').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<SessionKind>().notNull().default('full'),
    expiresAt: timestampColumn('expires_at').notNull(),
    /** The time of the person's last proof of identity. */
    authenticatedAt: timestampColumn('authenticated_at').notNull().defaultNow(),
    /** The time of the second factor of this sign-in, if there was one. */
    secondFactorAt: timestampColumn('second_factor_at'),
    /** The network in which it began, as `203.0.113.0/24`: enough to recognise a place, too little to find a person. */
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
    updatedAt: timestampColumn('updated_at').notNull().defaultNow(),
  },
  (table) => [index('session_user').on(table.userId)],
);

/** A way to sign in: `credential` with a password hash, or an identity provider's subject. */
export const account = pgTable(
  'account',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: timestampColumn('access_token_expires_at'),
    refreshTokenExpiresAt: timestampColumn('refresh_token_expires_at'),
    scope: text('scope'),
    /** argon2id, in PHC form. */
    password: text('password'),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
    updatedAt: timestampColumn('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('account_user').on(table.userId),
    uniqueIndex('account_provider').on(table.providerId, table.accountId),
  ],
);

/** Short-lived values for single use, stored under a hash: for instance the state of a sign-in at a provider. */
export const verification = pgTable(
  'verification',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: timestampColumn('expires_at').notNull(),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
    updatedAt: timestampColumn('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verification_identifier').on(table.identifier)],
);

/**
 * Unconfirmed sign-ups, each in a row of its own: two people who type the same address share nothing. The id becomes
 * the user's when the sign-up is confirmed.
 */
export const pendingSignups = pgTable(
  'pending_signups',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    first_name: text('first_name').notNull(),
    last_name: text('last_name').notNull(),
    /** argon2id, in PHC form; `null` if an identity provider takes its place. */
    password: text('password'),
    /** The person at the identity provider, linked once the address is confirmed. */
    provider_subject: text('provider_subject'),
    /** SHA-256 of the ticket that the browser of this sign-up holds. */
    ticket: text('ticket').notNull().unique(),
    /** A generated profile that waits for the confirmation, as it was submitted. */
    staged_profile: jsonb('staged_profile').$type<unknown>(),
    terms_accepted_at: timestampColumn('terms_accepted_at').notNull(),
    expires_at: timestampColumn('expires_at').notNull(),
    created_at: timestampColumn('created_at').notNull(),
  },
  (table) => [index('pending_signups_email').on(table.email)],
);

/** The action that a mailed link authorises. */
export type LinkPurpose =
  | 'signup'
  | 'recovery'
  | 'invite'
  | 'email_change'
  | 'email_revert'
  | 'proof'
  | 'cancel_deletion';

/** Links and codes in mail: stored hashed, used once. */
export const mailLinks = pgTable(
  'mail_links',
  {
    token: text('token').primaryKey(),
    purpose: text('purpose').$type<LinkPurpose>().notNull(),
    /** The id of a sign-up or a user, depending on the purpose. */
    subject: text('subject').notNull(),
    /** Further values of the link, for example the new address. */
    data: jsonb('data').$type<Record<string, string>>().notNull().default({}),
    expires_at: timestampColumn('expires_at').notNull(),
  },
  (table) => [index('mail_links_subject').on(table.subject)],
);
