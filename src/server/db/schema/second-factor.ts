/** Better Auth's tables of its two-factor and passkey plugins, with their columns. */
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { user } from './auth';
import { timestampColumn } from './timestamp-column';

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** An authenticator app and its recovery codes, both encrypted under the server's secret. */
export const twoFactor = pgTable(
  'two_factor',
  {
    id: text('id').primaryKey(),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    userId: owner(),
    /** False until the person has typed a first code; until then the second factor is not required. */
    verified: boolean('verified').notNull().default(false),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: timestampColumn('locked_until'),
    /** The time at which it was turned on; see `auth/settings/revert-email`. */
    enabled_at: timestampColumn('enabled_at'),
  },
  (table) => [uniqueIndex('two_factor_user').on(table.userId)],
);

/** Public keys of passkeys; the private keys stay on people's devices. */
export const passkey = pgTable(
  'passkey',
  {
    id: text('id').primaryKey(),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    userId: owner(),
    credentialID: text('credential_id').notNull(),
    counter: integer('counter').notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
    /** The model of the authenticator, if it reports one. */
    aaguid: text('aaguid'),
  },
  (table) => [
    index('passkey_user').on(table.userId),
    uniqueIndex('passkey_credential').on(table.credentialID),
  ],
);
