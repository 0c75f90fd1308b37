/** Profiles, and what is stored about each: slugs, the numbers of its photos, applied saves, the history. */
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { OnboardingStatus } from '@/shared/account/onboarding';
import type { Evidence } from '@/shared/generation/evidence-schema';
import type { ProfileData } from '@/shared/profile/profile-data';
import type { RemovedHidden } from '@/shared/publishing/removed-hidden';
import { user } from './auth';
import { timestampColumn } from './timestamp-column';

/**
 * Profiles, a row for each user, created with the account. Columns that the specification names are called the same.
 */
export const profiles = pgTable('profiles', {
  id: text('id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  onboarding_status: text('onboarding_status').$type<OnboardingStatus>().notNull().default('SIGNED_UP'),
  /** `null` until a profile is stored; parse it with `readProfileData`. */
  profile_data: jsonb('profile_data').$type<unknown>(),
  profile_slug: text('profile_slug').unique(),
  profile_version: text('profile_version').notNull().default('0.3'),
  ispublished: boolean('ispublished').notNull().default(false),
  /** Set while an operator hides the page: its owner cannot publish it. */
  taken_down_at: timestampColumn('taken_down_at'),
  /**
   * Whether the page was public when an operator hid it; it is published again when the last reason to hide it ends.
   */
  held_published: boolean('held_published').notNull().default(false),
  linkedinurl: text('linkedinurl'),
  /** Whether search engines may list the page while it is published. */
  indexable: boolean('indexable').notNull().default(true),
  /** Whether readers of the public page may download it as a file. */
  downloadable: boolean('downloadable').notNull().default(false),
  /** Whether readers may introduce themselves on the page and on versions that allow it. */
  introductions_open: boolean('introductions_open').notNull().default(false),
  /** Whether reads of the page and of its versions are counted. */
  reads_counted: boolean('reads_counted').notNull().default(true),
  /** The time zone of the owner's last visit, as 'Europe/Oslo', in which days are counted; `null`: UTC. */
  time_zone: text('time_zone'),
  /**
   * The time at which the shown references last changed; `null` if none was ever shown. A write renews cached pages.
   */
  references_at: timestampColumn('references_at'),
  /** Whether edits of the published profile are staged until their owner publishes them. */
  edits_staged: boolean('edits_staged').notNull().default(false),
  /**
   * The data readers see while edits are staged; `null` if they see `profile_data`. Of a private profile, what
   * readers saw last, which nobody is shown (`db/profiles/staging`); `null` if nobody has read it.
   */
  published_data: jsonb('published_data').$type<unknown>(),
  /** Terms and case stories that were removed while they were hidden; `null` if none. */
  removed_hidden: jsonb('removed_hidden').$type<RemovedHidden>(),
  /** Counts the changes of `profile_data` but for the photo; a save names the revision it is based on. */
  revision: integer('revision').notNull().default(0),
  /** The evidence of each generated item. Sent to its owner only. */
  evidence: jsonb('evidence').$type<Evidence>(),
  /** The generated text that the owner accepted, by field. Text that differs from it was edited by hand. */
  generated: jsonb('generated').$type<Partial<ProfileData>>(),
  /** The result of a generation for an account that had a profile already, until its owner decides. */
  draft: jsonb('draft').$type<unknown>(),
  /** The career record with its owner's edits; parse it with `readRecord`. Only ever sent to its owner. */
  record: jsonb('record').$type<unknown>(),
  /** Counts every change of `record`; a save names the revision it is based on. */
  record_revision: integer('record_revision').notNull().default(0),
  /** The device that wrote the present data, as 'Chrome on Windows': what the history shows. */
  saved_from: text('saved_from'),
  first_published_at: timestampColumn('first_published_at'),
  created_at: timestampColumn('created_at').notNull().defaultNow(),
  updated_at: timestampColumn('updated_at').notNull().defaultNow(),
});

/** The present and former slugs of profiles. A visited one redirects and is never given to anyone else. */
export const profileSlugs = pgTable(
  'profile_slugs',
  {
    slug: text('slug').primaryKey(),
    profile_id: text('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    created_at: timestampColumn('created_at').notNull().defaultNow(),
    /** Whether its page was ever shown to anybody: an unvisited slug is released when the profile leaves it. */
    visited: boolean('visited').notNull().default(true),
  },
  (table) => [index('profile_slugs_profile').on(table.profile_id)],
);

/** Numbers of the changes of a profile's photo: the time in milliseconds at which each began, or more. */
export const profilePictures = pgTable('profile_pictures', {
  profile_id: text('profile_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  /** The last number assigned. */
  last_stamp: bigint('last_stamp', { mode: 'number' }).notNull(),
  /** The number of the latest change, whether it set a photo or removed it. */
  current_stamp: bigint('current_stamp', { mode: 'number' }).notNull(),
});

/** Applied saves, so that one sent twice is acknowledged but not applied twice. */
export const profileSaves = pgTable(
  'profile_saves',
  {
    profile_id: text('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    save_id: text('save_id').notNull(),
    revision: integer('revision').notNull(),
    saved_at: timestampColumn('saved_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.profile_id, table.save_id] })],
);

/** Why a state of a profile was kept. */
export type VersionReason = 'edited' | 'replaced' | 'regenerated' | 'restored';

/**
 * Earlier states of a profile, each as it was before a change: at the start of every ten minutes of editing, and always
 * before a regeneration, a restore or an overwrite of somebody's newer text.
 */
export const profileVersions = pgTable(
  'profile_versions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    profile_id: text('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<VersionReason>().notNull(),
    revision: integer('revision').notNull(),
    profile_data: jsonb('profile_data').$type<unknown>().notNull(),
    saved_from: text('saved_from'),
    /** The time at which this state was saved; `kept_at` is that of its entry into the history. */
    saved_at: timestampColumn('saved_at').notNull(),
    kept_at: timestampColumn('kept_at').notNull().defaultNow(),
  },
  (table) => [index('profile_versions_profile').on(table.profile_id, table.kept_at)],
);
