/** The write behind every edit: conditional on the revision, at most once for each save id. */
import { and, eq, sql } from 'drizzle-orm';
import { type Line, linesWithout } from '@/shared/evidence';
import { PROFILE_VERSION } from '@/shared/profile';
import type { Database } from '../client';
import { profileSaves, profiles, profileVersions, type VersionReason } from '../schema';
import { profileChanged } from './changes';
import { bareLines } from './vouch';

/** Answers to saves are remembered for at least as many revisions: a client resends only its last one or two. */
const REMEMBERED_SAVES = 16;
/** Older ones are forgotten together: a row deleted with every save leaves its index full of dead entries. */
const FORGET_EVERY = 32;
/** While someone edits, the state before is kept once in this time. */
const VERSION_EVERY = "interval '10 minutes'";
const KEPT_VERSIONS = 60;

export interface Save {
  profileId: string;
  /** Revision the client's data started from. */
  baseRevision: number;
  /** Made by the client once for each attempt to say something new; resent with the same data. */
  saveId: string;
  /** The profile, from `storableJson`: made once, for it may be long. Its photo is not taken from here. */
  json: string;
  linkedinUrl: string;
  /** Keeps the present state whatever its age: it is about to be replaced as a whole or in part. */
  keep?: VersionReason;
  /** The browser, in words; a state without one was stored by the product, not saved in a browser. */
  savedFrom: string | null;
  now: Date;
}

export type SaveOutcome =
  | { kind: 'saved'; revision: number; savedAt: Date }
  | { kind: 'stale'; revision: number; data: unknown }
  | { kind: 'missing' }
  /** The profile is live, and these composed lines that rest on nothing are not in it yet. */
  | { kind: 'unconfirmed'; lines: Line[] };

/**
 * Saves a profile if nobody saved since `baseRevision`. One statement, so one commit and one round trip;
 * of two at once one waits for the other's row lock and then finds itself stale.
 */
export const saveProfile = (db: Database, save: Save) => write(db, save, false);

/** @param checked that nothing in it becomes public which rests on nothing: a live profile is not written unchecked */
async function write(db: Database, save: Save, checked: boolean): Promise<SaveOutcome> {
  const { profileId, now } = save;
  const at = sql`${now.toISOString()}::timestamptz`;
  const result = await db.execute(sql`
    with written as (
      update ${profiles} set
        profile_data = ${save.json}::jsonb || jsonb_build_object('profilePicture',
          coalesce(profile_data->>'profilePicture', '')), profile_version = ${PROFILE_VERSION},
        linkedinurl = ${save.linkedinUrl || null}, saved_from = ${save.savedFrom},
        revision = revision + 1, updated_at = ${at}
      where id = ${profileId} and revision = ${save.baseRevision}::int
        and (not ispublished or evidence is null or ${checked}::bool)
      returning revision
    ), noted as (
      insert into ${profileSaves} (profile_id, save_id, revision, saved_at)
      select ${profileId}, ${save.saveId}, revision, ${at} from written
      on conflict do nothing
    ), forgotten as (
      delete from ${profileSaves}
      where ${save.baseRevision % FORGET_EVERY === 0}::bool
        and profile_id = ${profileId} and revision < ${save.baseRevision - REMEMBERED_SAVES}::int
    ), kept as (
      insert into ${profileVersions} (profile_id, reason, revision, profile_data, saved_from, saved_at, kept_at)
      select before.id, ${save.keep ?? 'edited'}, before.revision, before.profile_data, before.saved_from,
        before.updated_at, ${at}
      from ${profiles} as before, written
      where before.id = ${profileId} and before.profile_data is not null and (${save.keep !== undefined}::bool
        or not exists (select from ${profileVersions}
          where profile_id = ${profileId} and kept_at > ${at} - ${sql.raw(VERSION_EVERY)}))
      returning id
    ), outlived as (
      delete from ${profileVersions} where exists (select from kept) and id in (
        select id from ${profileVersions} where profile_id = ${profileId}
        order by kept_at desc, id desc offset ${KEPT_VERSIONS - 1})
    )
    select revision from written`);
  const [row] = (result as unknown as { rows: { revision: number }[] }).rows;
  if (row) {
    profileChanged(db, profileId);
    return { kind: 'saved', revision: row.revision, savedAt: now };
  }
  return refused(db, save, checked);
}

/**
 * Nothing was written: because it was written before, because someone else was first, for want of a row, or because
 * the profile is live and has lines to check, which few have and so only they pay for.
 */
async function refused(db: Database, save: Save, checked: boolean): Promise<SaveOutcome> {
  const { profileId, saveId } = save;
  const [before] = await db
    .select()
    .from(profileSaves)
    .where(and(eq(profileSaves.profile_id, profileId), eq(profileSaves.save_id, saveId)));
  if (before) return { kind: 'saved', revision: before.revision, savedAt: before.saved_at };
  const [row] = await db
    .select({ revision: profiles.revision, data: profiles.profile_data, evidence: profiles.evidence })
    .from(profiles)
    .where(eq(profiles.id, profileId));
  if (!row) return { kind: 'missing' };
  const { revision, data, evidence } = row;
  if (revision !== save.baseRevision || checked) return { kind: 'stale', revision, data };
  // What stands there already is public already.
  const lines = linesWithout(bareLines(evidence, JSON.parse(save.json)), bareLines(evidence, data));
  return lines.length > 0 ? { kind: 'unconfirmed', lines } : write(db, save, true);
}
