/** Creates, changes and revokes private versions of a profile. The caller is always the session's user. */
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { RequestContext, SessionUser } from '@/server/context';
import type { Database, Transaction } from '@/server/db/client';
import { createVersion, type VersionRow } from '@/server/db/private-versions/create-version';
import { countReadsByPage } from '@/server/db/readership/read-sums';
import { contactDetails, privateVersions, profiles } from '@/server/db/schema';
import { linkAddressColumns, newLinkAddress } from '@/server/secrets/link-address';
import { AppError } from '@/shared/errors/app-error';
import { followSeen, hidesMore } from '@/shared/publishing/follow-seen';
import type { VersionChoice } from '@/shared/publishing/private-version';
import { dayInTimeZone, endOfDay } from '@/shared/time/calendar-day';
import type { ReopenInput, VersionInput } from './input';
import { editsSince, presentList, presentVersion } from './presenter';

export type VersionOwner = RequestContext & { user: SessionUser };

const isOwn = ({ user }: VersionOwner, id: string) =>
  and(eq(privateVersions.id, id), eq(privateVersions.profile_id, user.id));

/**
 * Finds a version of the caller.
 * @throws AppError NOT_FOUND for another person's version as for one that does not exist
 */
async function readOwnVersion(owner: VersionOwner, id: string): Promise<VersionRow> {
  const [row] = await owner.deps.database.db.select().from(privateVersions).where(isOwn(owner, id));
  if (!row) throw new AppError('NOT_FOUND', 'no such private version');
  return row;
}

async function readOwnProfile({ deps, user }: VersionOwner) {
  const { db } = deps.database;
  const [row] = await db
    .select({ profile: profiles, telephone: contactDetails.telephone })
    .from(profiles)
    .leftJoin(contactDetails, eq(contactDetails.profile_id, profiles.id))
    .where(eq(profiles.id, user.id));
  if (!row) throw new AppError('PROFILE_NOT_FOUND', 'no row');
  return row;
}

const presenterContext = ({ deps, user }: VersionOwner) => ({
  appUrl: deps.config.appUrl,
  secret: deps.secret,
  now: deps.now(),
  email: user.email,
});

/** The public page and every version, open ones first and each group newest first. */
export async function list(owner: VersionOwner) {
  const { profile, telephone } = await readOwnProfile(owner);
  const rows = await owner.deps.database.db
    .select()
    .from(privateVersions)
    .where(eq(privateVersions.profile_id, owner.user.id))
    .orderBy(desc(privateVersions.created_at), asc(privateVersions.id));
  const reads = await countReadsByPage(owner.deps.database.db, owner.user.id);
  return presentList({ profile, telephone, rows, reads }, presenterContext(owner));
}

/** A version with the profile that it shortens. */
export async function read(owner: VersionOwner, id: string) {
  const [row, { profile, telephone }] = await Promise.all([readOwnVersion(owner, id), readOwnProfile(owner)]);
  return presentVersion({ profile, telephone, row }, presenterContext(owner));
}

/** Creates a version that shows everything. */
export async function create(owner: VersionOwner) {
  const { deps, user } = owner;
  const row = await createVersion(deps.database.db, {
    profileId: user.id,
    name: 'New version',
    secret: deps.secret,
    now: deps.now(),
  });
  return { id: row.id };
}

/**
 * The columns of a version's end: the last day on which it is open, and the moment at which that day ends.
 * @throws AppError INVALID_INPUT for a past day
 */
function endColumnsOf({ deps }: VersionOwner, { open_until: day, time_zone: zone }: ReopenInput) {
  if (day === null) return { open_until: null, ends_at: null };
  if (day < dayInTimeZone(zone, deps.now())) {
    throw new AppError('INVALID_INPUT', 'a day that is over', {
      userMessage: 'This day is over. Choose today or a later day.',
    });
  }
  return { open_until: day, ends_at: endOfDay(day, zone) };
}

/**
 * Saves all fields of a version except its address and whether it is revoked.
 * What is hidden on a page that shows an older profile is hidden in the present one.
 * @returns the new revision and its time; the choice too, if it hides more than was sent
 * @throws AppError STALE_REVISION when another tab or device saved it since, INVALID_INPUT for a past end
 */
export async function save(owner: VersionOwner, input: VersionInput) {
  const { deps } = owner;
  const { id, revision, contact, ...texts } = input;
  const before = await readOwnVersion(owner, id);
  // A day that was valid when it was chosen may pass while the version is edited.
  const end =
    input.open_until === before.open_until
      ? { open_until: before.open_until, ends_at: before.ends_at }
      : endColumnsOf(owner, input);
  const noteChanged = before.note !== texts.note;
  const now = deps.now();
  const values = (choice: VersionChoice) => ({
    name: texts.name,
    for_whom: texts.for_whom,
    note: texts.note,
    ...(noteChanged && { note_on: texts.note ? dayInTimeZone(input.time_zone, now) : null }),
    shows_email: contact.email,
    shows_telephone: contact.telephone,
    allows_introductions: texts.allows_introductions,
    allows_download: texts.allows_download,
    shows_references: texts.shows_references,
    choice,
    overwritten: input.overwritten,
    ...end,
    revision: sql`${privateVersions.revision} + 1`,
    updated_at: now,
  });
  const write = async (db: Database | Transaction, choice: VersionChoice) => {
    const [savedRow] = await db
      .update(privateVersions)
      .set(values(choice))
      .where(and(isOwn(owner, id), eq(privateVersions.revision, revision)))
      .returning({ revision: privateVersions.revision });
    if (!savedRow) throw new AppError('STALE_REVISION', 'version saved elsewhere since');
    // The page knows the choice that it sent.
    return { revision: savedRow.revision, saved_at: now, ...(choice !== input.choice && { choice }) };
  };
  if (!hidesMore(before.choice, input.choice)) return write(deps.database.db, input.choice);
  return deps.database.db.transaction(async (tx) => {
    // Locks the profile: a concurrent save of it is either seen here, or updates this version after it.
    const [profile] = await tx.select().from(profiles).where(eq(profiles.id, owner.user.id)).for('update');
    const edits = profile ? editsSince(profile, input.seen, now) : [];
    return write(tx, followSeen(before.choice, input.choice, edits));
  });
}

/**
 * Closes the link for everybody who has it, from the next request on. A second revocation keeps the time of the first.
 */
export async function revoke(owner: VersionOwner, id: string) {
  const { deps } = owner;
  await deps.database.db
    .update(privateVersions)
    .set({
      revoked_at: sql`coalesce(${privateVersions.revoked_at}, ${deps.now().toISOString()}::timestamptz)`,
    })
    .where(isOwn(owner, id));
  return read(owner, id);
}

/** Opens a link that was revoked or has ended: whoever had it can read it again. */
export async function reopen(owner: VersionOwner, input: ReopenInput & { id: string }) {
  await readOwnVersion(owner, input.id);
  await owner.deps.database.db
    .update(privateVersions)
    .set({ revoked_at: null, ...endColumnsOf(owner, input) })
    .where(isOwn(owner, input.id));
  return read(owner, input.id);
}

/** Gives a version another address; the former one is closed permanently. */
export async function renewAddress(owner: VersionOwner, id: string) {
  await owner.deps.database.db
    .update(privateVersions)
    .set(linkAddressColumns(owner.deps.secret, newLinkAddress()))
    .where(isOwn(owner, id));
  return read(owner, id);
}

/** Deletes a version permanently. Its address is never given again. */
export async function remove(owner: VersionOwner, id: string) {
  await readOwnVersion(owner, id);
  await owner.deps.database.db.delete(privateVersions).where(isOwn(owner, id));
  return {};
}

/** Stores the telephone number that the person shows to chosen readers; '' deletes it. */
export async function setTelephone({ deps, user }: VersionOwner, telephone: string) {
  await deps.database.db
    .insert(contactDetails)
    .values({ profile_id: user.id, telephone })
    .onConflictDoUpdate({ target: contactDetails.profile_id, set: { telephone } });
  return { telephone };
}
