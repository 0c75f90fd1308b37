/** The SQL statement of a save, prepared once per database: planning it cost as much as running it. */
import { sql } from 'drizzle-orm';
import { PROFILE_VERSION } from '@/shared/profile/profile-data';
import type { Database } from '../client';
import { hasOmissions } from '../private-versions/follow-rewrites';
import { profileSaves, profiles, profileVersions } from '../schema';
import { hasHiddenRows } from './removed-hidden';

/** Save ids are kept for at least this many revisions: a client resends only its last one or two. */
const MIN_KEPT_SAVE_IDS = 16;
/**
 * Revisions between two deletions of older ids: deleting a row with every save would fill the index with dead entries.
 */
const REVISIONS_PER_DELETION = 32;
/** While a profile is edited, its previous state is kept at most once in this time. */
const VERSION_INTERVAL = sql.raw("interval '10 minutes'");
/** Maximum kept states of a profile; the oldest are deleted. */
const MAX_KEPT_VERSIONS = 60;

const id = sql.placeholder('id');
const at = sql`${sql.placeholder('at')}::timestamptz`;
const base = sql`${sql.placeholder('base')}::int`;

/**
 * Prepares the statement that writes a profile, records the save's id, and keeps the previous state if it is time to,
 * all atomically. Placeholders: `id`, `json`, `linkedinUrl`, `savedFrom`, `saveId`, `base` revision, `at` as ISO time,
 * `reason` for keeping a state, `keep` to keep it whatever its age, `linesChecked` if no unconfirmed line becomes
 * public, `versionsUpdated` if the private versions were updated first, so that they hide the reworded lines too,
 * `removedRowsHidden` if rows that were removed while hidden stay hidden, and `assumedPrivate` if the owner's page said
 * that readers do not see the edit yet.
 * @returns a statement that gives the new revision. It gives no row if `base` is not the present revision; the page is
 * live, has evidence and `linesChecked` is false; a private version hides something and `versionsUpdated` is false;
 * removed rows are to stay hidden and `removedRowsHidden` is false; or readers would see an `assumedPrivate` edit
 */
export function prepareSave(db: Database) {
  // Merged into the stored object: fields that this version of the product does not know are kept, and the photo, which
  // is changed by an upload alone.
  const written = db.$with('written', { revision: profiles.revision }).as(sql`
    update ${profiles} set
      profile_data = coalesce(profile_data, '{}') || ${sql.placeholder('json')}::jsonb || jsonb_build_object('profilePicture',
        coalesce(profile_data->>'profilePicture', '')), profile_version = ${sql.raw(`'${PROFILE_VERSION}'`)},
      linkedinurl = ${sql.placeholder('linkedinUrl')}, saved_from = ${sql.placeholder('savedFrom')},
      revision = revision + 1, updated_at = ${at}
    where id = ${id} and revision = ${base}
      and (not ispublished or edits_staged or not ${sql.placeholder('assumedPrivate')}::bool)
      and (not ispublished or edits_staged or evidence is null or ${sql.placeholder('linesChecked')}::bool)
      and (${sql.placeholder('versionsUpdated')}::bool or not ${hasOmissions(id)})
      and (${sql.placeholder('removedRowsHidden')}::bool or not ${hasHiddenRows})
    returning revision`);
  const recordedSave = db.$with('recorded_save', {}).as(sql`
    insert into ${profileSaves} (profile_id, save_id, revision, saved_at)
    select ${id}, ${sql.placeholder('saveId')}, revision, ${at} from written
    on conflict do nothing`);
  const deletedSaves = db.$with('deleted_saves', {}).as(sql`
    delete from ${profileSaves}
    where ${base} % ${sql.raw(String(REVISIONS_PER_DELETION))} = 0
      and profile_id = ${id} and revision < ${base} - ${sql.raw(String(MIN_KEPT_SAVE_IDS))}`);
  const keptVersion = db.$with('kept_version', {}).as(sql`
    insert into ${profileVersions} (profile_id, reason, revision, profile_data, saved_from, saved_at, kept_at)
    select before.id, ${sql.placeholder('reason')}, before.revision, before.profile_data, before.saved_from,
      before.updated_at, ${at}
    from ${profiles} as before, written
    where before.id = ${id} and before.profile_data is not null and (${sql.placeholder('keep')}::bool
      or not exists (select from ${profileVersions}
        where profile_id = ${id} and kept_at > ${at} - ${VERSION_INTERVAL}))
    returning id`);
  const deletedVersions = db.$with('deleted_versions', {}).as(sql`
    delete from ${profileVersions} where exists (select from kept_version) and id in (
      select id from ${profileVersions} where profile_id = ${id}
      order by kept_at desc, id desc offset ${sql.raw(String(MAX_KEPT_VERSIONS - 1))})`);
  return db
    .with(written, recordedSave, deletedSaves, keptVersion, deletedVersions)
    .select({ revision: written.revision })
    .from(written)
    .prepare('save_profile');
}
