/** Private versions of profiles, and contact details of their owners. */
import { boolean, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { StoredOverwritten, VersionChoice } from '@/shared/publishing/private-version';
import { profiles } from './profiles';
import { timestampColumn } from './timestamp-column';

/** Private versions, one for each link that an owner gave away. They follow the profile, without staged edits. */
export const privateVersions = pgTable(
  'private_versions',
  {
    id: text('id').primaryKey(),
    profile_id: text('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** The owner's name for it, never shown to others. */
    name: text('name').notNull(),
    for_whom: text('for_whom').notNull().default(''),
    note: text('note').notNull().default(''),
    /** The day on which the note was last changed, in the owner's time zone. */
    note_on: date('note_on', { mode: 'string' }),
    /** The title of the role it was made for. */
    made_for: text('made_for'),
    /** Sections, their order and the lines left out. */
    choice: jsonb('choice').$type<VersionChoice>().notNull(),
    shows_email: boolean('shows_email').notNull().default(false),
    shows_telephone: boolean('shows_telephone').notNull().default(false),
    /** Whether its reader may introduce themselves, if the owner accepts introductions. */
    allows_introductions: boolean('allows_introductions').notNull().default(true),
    /** Whether its reader may download it as a PDF. */
    allows_download: boolean('allows_download').notNull().default(false),
    /** Whether its reader sees the references that the profile shows. */
    shows_references: boolean('shows_references').notNull().default(true),
    /** The last day on which it is open, in the time zone where the owner chose it; `null` for no end. */
    open_until: date('open_until', { mode: 'string' }),
    /** The moment at which that day ends; `null` for no end. */
    ends_at: timestampColumn('ends_at'),
    revoked_at: timestampColumn('revoked_at'),
    /** SHA-256 of the secret part of its URL; a reader's request is looked up by it. */
    address_hash: text('address_hash').notNull().unique(),
    /** The address, encrypted under the server's secret, so that its owner can copy it again. */
    address_sealed: text('address_sealed').notNull(),
    /** Texts that each concurrent edit overwrote, until the owner has chosen. */
    overwritten: jsonb('overwritten').$type<StoredOverwritten>(),
    /** Counts every change; a save names the revision it is based on. */
    revision: integer('revision').notNull().default(0),
    created_at: timestampColumn('created_at').notNull().defaultNow(),
    updated_at: timestampColumn('updated_at').notNull().defaultNow(),
  },
  (table) => [index('private_versions_profile').on(table.profile_id)],
);

/** Further contact details of a person, shown only to chosen readers. */
export const contactDetails = pgTable('contact_details', {
  profile_id: text('profile_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  telephone: text('telephone').notNull().default(''),
});
