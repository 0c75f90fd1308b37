/** Everything the product holds about a person, as the files of their download. */
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Deps, SessionUser } from '@/server/context';
import type { Database } from '@/server/db/client';
import { listVersions, readVersion } from '@/server/db/profiles/versions';
import { readPreferences } from '@/server/db/read-preferences';
import {
  account,
  contactDetails,
  generations,
  introductions,
  mailLinks,
  passkey,
  privateVersions,
  profileReferences,
  profileSaves,
  profileSlugs,
  profiles,
  readership,
  roles,
  session,
  user,
  weeklyDigests,
} from '@/server/db/schema';
import { PUBLIC_PAGE } from '@/shared/publishing/readership';
import { listAllActivity } from '../activity';

/** A file of the archive. */
export interface ZipEntry {
  /** Path inside the archive. */
  name: string;
  content: string | AsyncIterable<Uint8Array>;
}

const README = `What Quarterdeck holds about you.

account.json       your account: address, name, ways to sign in, present sign-ins. No passwords and no keys.
activity.json      what was done with your account in the last twelve months, by whom and from which network
profile.json       your profile as it is now, and every link it ever had
record.json        your career as it was read from what you gave, and as you mended it
evidence.json      where each generated line of the profile came from
links.json         the private versions you made, how far each is open, and your telephone number
introductions.json what people wrote to you by your page, and what you answered
readership.json    how often your pages were read, by day, site and section; nothing says by whom
references.json    whom you asked for a reference, and what they wrote: those words are theirs
draft.json         a generated profile that waits for your decision
preferences.json   your job preferences
generation.json    your latest generation: when it ran and what it had to say
roles/             the roles you saved: their text, what was read in it, your corrections and notes
versions/          earlier states of your profile, the newest first
files/             the files you gave us to keep, your photo for instance

A file that is missing has nothing in it. All times are UTC.
`;

const json = (name: string, value: unknown): ZipEntry => ({
  name,
  content: `${JSON.stringify(value, null, 2)}\n`,
});

/** The files of the download, generated one by one, so that the longest history takes no more memory than one state. */
export async function* exportEntries(
  { database: { db }, storage }: Pick<Deps, 'database' | 'storage'>,
  { id }: SessionUser,
): AsyncGenerator<ZipEntry> {
  yield { name: 'README.txt', content: README };
  yield json('account.json', await readAccount(db, id));
  yield json('activity.json', await listAllActivity(db, id));
  const [row] = await db.select().from(profiles).where(eq(profiles.id, id));
  if (row) {
    const { evidence, draft, record, ...profile } = row;
    yield json('profile.json', {
      ...profile,
      links: await readLinks(db, id),
      saves: await readSaves(db, id),
    });
    if (record) yield json('record.json', record);
    if (evidence) yield json('evidence.json', evidence);
    if (draft) yield json('draft.json', draft);
  }
  const [generation] = await db.select().from(generations).where(eq(generations.profile_id, id));
  if (generation) yield json('generation.json', generation);
  yield json('links.json', await readPrivateVersions(db, id));
  yield json('introductions.json', await readIntroductions(db, id));
  yield json('readership.json', await readReadership(db, id));
  yield json('references.json', await readReferences(db, id));
  yield json('preferences.json', await readPreferences(db, id));
  const savedRoles = await db
    .select({ id: roles.id })
    .from(roles)
    .where(eq(roles.user_id, id))
    .orderBy(roles.created_at);
  for (const [index, role] of savedRoles.entries()) {
    const [row] = await db
      .select()
      .from(roles)
      .where(and(eq(roles.id, role.id), eq(roles.user_id, id)));
    if (row) yield json(`roles/${String(index + 1).padStart(2, '0')}.json`, row);
  }
  let number = 0;
  for (const entry of await listVersions(db, id)) {
    const version = await readVersion(db, id, entry.id);
    number += 1;
    if (version) yield json(`versions/${String(number).padStart(2, '0')}.json`, version);
  }
  for (const { path } of await storage.list(id)) {
    const file = await storage.read(path);
    // `{bucket}/{userId}/{name}`: the user id means nothing to its owner, so it is removed.
    if (file) yield { name: `files/${path.replace(`/${id}/`, '/')}`, content: file.body };
  }
}

async function readAccount(db: Database, id: string) {
  const [person] = await db.select().from(user).where(eq(user.id, id));
  const waysIn = await db
    .select({ provider: account.providerId, provider_id: account.accountId, since: account.createdAt })
    .from(account)
    .where(eq(account.userId, id));
  const signIns = await db
    .select({
      began: session.createdAt,
      proven: session.authenticatedAt,
      ends: session.expiresAt,
      ip_address: session.ipAddress,
      browser: session.userAgent,
      second_factor_at: session.secondFactorAt,
    })
    .from(session)
    .where(eq(session.userId, id))
    .orderBy(asc(session.createdAt));
  const [change] = await db
    .select({ data: mailLinks.data })
    .from(mailLinks)
    .where(and(eq(mailLinks.subject, id), eq(mailLinks.purpose, 'email_change')));
  const pending_email = change?.data.email ?? null;
  const passkeys = await db
    .select({ name: passkey.name, since: passkey.createdAt })
    .from(passkey)
    .where(eq(passkey.userId, id));
  return { ...person, pending_email, ways_to_sign_in: waysIn, passkeys, sign_ins: signIns };
}

/** The private versions without their addresses: whoever has this file must not be able to open them. */
async function readPrivateVersions(db: Database, id: string) {
  const rows = await db
    .select()
    .from(privateVersions)
    .where(eq(privateVersions.profile_id, id))
    .orderBy(asc(privateVersions.created_at));
  const [contact] = await db.select().from(contactDetails).where(eq(contactDetails.profile_id, id));
  return {
    telephone: contact?.telephone ?? '',
    versions: rows.map(({ address_hash: _hash, address_sealed: _sealed, ...version }) => version),
  };
}

/** The introductions whose senders confirmed their address: the owner learns nothing of others. */
async function readIntroductions(db: Database, id: string) {
  const isOfProfile = eq(introductions.profile_id, id);
  const rows = await db
    .select()
    .from(introductions)
    .where(and(isOfProfile, ne(introductions.state, 'unconfirmed')))
    .orderBy(asc(introductions.created_at));
  return rows.map(({ token_hash: _token, ...introduction }) => introduction);
}

/** Every count of reads, with the names of versions in place of their ids. */
async function readReadership(db: Database, id: string) {
  const [profile] = await db
    .select({ counted: profiles.reads_counted, time_zone: profiles.time_zone })
    .from(profiles)
    .where(eq(profiles.id, id));
  const { day, page, measure, item, count } = readership;
  const rows = await db
    .select({ day, page, measure, item, count, version: privateVersions.name })
    .from(readership)
    .leftJoin(privateVersions, eq(privateVersions.id, page))
    .where(eq(readership.profile_id, id))
    .orderBy(asc(day), asc(page), asc(measure), asc(item));
  const counts = rows.map(({ version, ...row }) => ({
    ...row,
    page: row.page === PUBLIC_PAGE ? 'public page' : (version ?? 'a version that is removed'),
  }));
  const [digest] = await db.select().from(weeklyDigests).where(eq(weeklyDigests.profile_id, id));
  return { ...profile, weekly_digest: digest?.next_at ?? null, counts };
}

/** The references without their tokens, which belong to the referees. */
async function readReferences(db: Database, id: string) {
  const rows = await db
    .select()
    .from(profileReferences)
    .where(eq(profileReferences.profile_id, id))
    .orderBy(asc(profileReferences.asked_at));
  return rows.map(
    ({ token_hash: _hash, token_sealed: _sealed, address_hash: _address, ...reference }) => reference,
  );
}

const readLinks = (db: Database, id: string) =>
  db
    .select({ slug: profileSlugs.slug, since: profileSlugs.created_at })
    .from(profileSlugs)
    .where(eq(profileSlugs.profile_id, id))
    .orderBy(asc(profileSlugs.created_at));

const readSaves = (db: Database, id: string) =>
  db
    .select({ revision: profileSaves.revision, saved_at: profileSaves.saved_at })
    .from(profileSaves)
    .where(eq(profileSaves.profile_id, id))
    .orderBy(asc(profileSaves.revision));
