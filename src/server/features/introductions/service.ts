/** An owner's inbox of introductions. The caller is always the session's user. */
import { and, count, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import type { RequestContext, SessionUser } from '@/server/context';
import { enqueueMail, type Mail, wakeMailSender } from '@/server/db/outbox';
import { announceProfileChange } from '@/server/db/profiles/changes';
import { readPreferences } from '@/server/db/read-preferences';
import {
  blockedSenders,
  contactDetails,
  introductions,
  privateVersions,
  profiles,
  roles,
} from '@/server/db/schema';
import { AppError } from '@/shared/errors/app-error';
import { companyDomain } from '@/shared/people/company-domain';
import { isEmptyProfile, readProfileData } from '@/shared/profile/profile-data';
import { RETENTION_MS } from '@/shared/publishing/introduction';
import { ownerNames } from '@/shared/publishing/owner-names';
import { senderKeyOf } from './submit-introduction';

type Owner = RequestContext & { user: SessionUser };
type Row = typeof introductions.$inferSelect;

/** The condition for introductions that the owner may see: their own, confirmed, and not due to be erased. */
const isVisible = ({ deps, user }: Owner) =>
  and(
    eq(introductions.profile_id, user.id),
    ne(introductions.state, 'unconfirmed'),
    gt(introductions.erase_at, deps.now()),
  );

async function readOwnerContact({ deps, user }: Owner) {
  const [row] = await deps.database.db
    .select({
      open: profiles.introductions_open,
      data: profiles.profile_data,
      slug: profiles.profile_slug,
      live: profiles.ispublished,
      telephone: contactDetails.telephone,
    })
    .from(profiles)
    .leftJoin(contactDetails, eq(contactDetails.profile_id, profiles.id))
    .where(eq(profiles.id, user.id));
  if (!row) throw new AppError('PROFILE_NOT_FOUND', 'no row');
  return { ...row, email: user.email, telephone: row.telephone ?? '' };
}

/**
 * The inbox, the newest introduction first, with the owner's contact settings and the terms to compare
 * with.
 */
export async function list(owner: Owner) {
  const { deps, user } = owner;
  const { db } = deps.database;
  const { open, email, telephone, slug, live, data } = await readOwnerContact(owner);
  const rows = await db
    .select({ introduction: introductions, version: privateVersions.name })
    .from(introductions)
    .leftJoin(privateVersions, eq(privateVersions.id, introductions.version_id))
    .where(isVisible(owner))
    .orderBy(desc(introductions.confirmed_at), desc(introductions.id));
  const { fractional } = await readPreferences(db, user.id);
  return {
    open,
    page: live && slug ? `${deps.config.appUrl}/profile/${slug}` : null,
    contact: { email, telephone },
    terms: {
      engagement: isEmptyProfile(data) ? [] : readProfileData(data).engagement,
      hours: fractional && { min: fractional.min_hours_per_week, max: fractional.max_hours_per_week },
      min_daily_rate: fractional?.min_daily_rate ?? null,
      min_hourly_rate: fractional?.min_hourly_rate ?? null,
    },
    introductions: rows.map(({ introduction, version }) => introductionView(introduction, version)),
  };
}

function introductionView(row: Row, version: string | null) {
  const { token_hash: _token, links_sent: _sent, profile_id: _profile, ...visibleColumns } = row;
  return { ...visibleColumns, domain: companyDomain(row.email), version };
}

/** Counts the introductions that wait for an answer, for the sidebar. */
export async function countWaitingIntroductions(owner: Owner) {
  const [row] = await owner.deps.database.db
    .select({ count: count() })
    .from(introductions)
    .where(and(isVisible(owner), eq(introductions.state, 'waiting')));
  return { count: row?.count ?? 0 };
}

/** Opens or closes the form on the page and on private versions; introductions received before stay. */
export async function setFormOpen({ deps, user }: Owner, open: boolean) {
  const { db } = deps.database;
  await db.update(profiles).set({ introductions_open: open }).where(eq(profiles.id, user.id));
  announceProfileChange(db, user.id);
  return { open };
}

/** Marks an introduction as seen by its owner. Does nothing if it is not theirs. */
export async function markSeen(owner: Owner, id: string) {
  await owner.deps.database.db
    .update(introductions)
    .set({ seen_at: owner.deps.now() })
    .where(and(isVisible(owner), eq(introductions.id, id), isNull(introductions.seen_at)));
  return {};
}

/**
 * Answers an introduction once: of several concurrent answers, one counts and sends a mail.
 * @throws AppError NOT_FOUND when it is not this person's or is erased
 */
async function answer(
  owner: Owner,
  id: string,
  change: { set: Partial<typeof introductions.$inferInsert>; mail: Mail | null; block?: boolean },
) {
  const { deps, user } = owner;
  const { db } = deps.database;
  const now = deps.now();
  const isFirst = await db.transaction(async (tx) => {
    const [row] = await tx
      .update(introductions)
      .set({ ...change.set, answered_at: now })
      .where(and(isVisible(owner), eq(introductions.id, id), eq(introductions.state, 'waiting')))
      .returning();
    if (!row) return false;
    if (change.mail) await enqueueMail(tx, row.email, change.mail, now);
    if (change.block) {
      const address_hash = senderKeyOf(deps.hashKey, row.email);
      await tx
        .insert(blockedSenders)
        .values({ profile_id: user.id, address_hash, created_at: now })
        .onConflictDoNothing();
    }
    return true;
  });
  if (isFirst) wakeMailSender(db);
  const [row] = await db
    .select()
    .from(introductions)
    .where(and(isVisible(owner), eq(introductions.id, id)));
  if (!row) {
    throw new AppError('NOT_FOUND', 'no such introduction', {
      userMessage: 'The introduction has been erased meanwhile.',
    });
  }
  return {
    /** Whether this was the answer that counted. */
    counted: isFirst,
    state: row.state,
    answered_at: row.answered_at,
    erase_at: row.erase_at,
    contact_sent: row.contact_sent,
  };
}

/**
 * Reveals the chosen contact details to the sender, by mail.
 * @throws AppError INVALID_INPUT if none is chosen
 */
export async function accept(owner: Owner, input: { id: string; email: boolean; telephone: boolean }) {
  const contact = await readOwnerContact(owner);
  const sentContact = {
    email: input.email ? contact.email : '',
    telephone: input.telephone ? contact.telephone : '',
  };
  if (!sentContact.email && !sentContact.telephone) {
    throw new AppError('INVALID_INPUT', 'no contact chosen', {
      userMessage: 'Choose what to send: your email address, your telephone number, or both.',
    });
  }
  const { name } = ownerNames(contact.data);
  return answer(owner, input.id, {
    set: { state: 'accepted', contact_sent: sentContact, erase_at: erasureTimeOf(owner, 'accepted') },
    mail: { kind: 'introduction-accepted', data: { ownerName: name, ...sentContact } },
  });
}

/** Sends the owner's text to the sender; the introduction is erased when the retention of declined ones is over. */
export async function decline(owner: Owner, { id, words }: { id: string; words: string }) {
  const { name } = ownerNames((await readOwnerContact(owner)).data);
  return answer(owner, id, {
    set: { state: 'declined', erase_at: erasureTimeOf(owner, 'declined') },
    mail: { kind: 'introduction-declined', data: { ownerName: name, words } },
  });
}

/** Declines without a text, and blocks the sender. */
export function block(owner: Owner, id: string) {
  return answer(owner, id, {
    set: { state: 'declined', erase_at: erasureTimeOf(owner, 'declined') },
    mail: null,
    block: true,
  });
}

/**
 * Stores which role was created from an introduction.
 * @throws AppError NOT_FOUND if either is not this person's
 */
export async function linkRole(owner: Owner, { id, role_id }: { id: string; role_id: string }) {
  const { deps, user } = owner;
  const { db } = deps.database;
  const [role] = await db
    .select({ id: roles.id })
    .from(roles)
    .where(and(eq(roles.id, role_id), eq(roles.user_id, user.id)));
  const [row] = role
    ? await db
        .update(introductions)
        .set({ role_id })
        .where(and(isVisible(owner), eq(introductions.id, id)))
        .returning({ id: introductions.id })
    : [];
  if (!row) throw new AppError('NOT_FOUND', 'no such introduction or role');
  return {};
}

/** Deletes an introduction at once. */
export async function remove(owner: Owner, id: string) {
  await owner.deps.database.db.delete(introductions).where(and(isVisible(owner), eq(introductions.id, id)));
  return {};
}

/** The time at which an introduction in this state is erased. */
const erasureTimeOf = ({ deps }: Owner, state: keyof typeof RETENTION_MS) =>
  new Date(deps.now().getTime() + RETENTION_MS[state]);
