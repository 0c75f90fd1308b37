/**
 * Lists, shows, withdraws and deletes references for the owner of a profile. The caller is always the session's user.
 */
import { and, count, desc, eq, isNotNull, lt, ne, sql } from 'drizzle-orm';
import { profiles, profileReferences as references } from '@/server/db/schema';
import { bumpReferencesVersion, notifyReferencesChanged } from '@/server/db/shown-references';
import { AppError } from '@/shared/errors/app-error';
import { emptyProfile, isEmptyProfile, readProfileData } from '@/shared/profile/profile-data';
import { ownerNames } from '@/shared/publishing/owner-names';
import { REFERENCE_LIMITS, REFERENCE_TIMES_MS, shownReference } from '@/shared/references/reference';
import { referenceTopicsOf } from '@/shared/references/topics';
import type { ReferenceOwner, ReferenceRow } from './request-reference';

/** The condition for one reference of the owner. */
const isOwn = ({ user }: ReferenceOwner, id: string) =>
  and(eq(references.id, id), eq(references.profile_id, user.id));

/** The state that the owner sees; `expired`: nobody answered in time. */
const stateOf = ({ state, open_until }: ReferenceRow, now: Date) =>
  state === 'asked' && open_until <= now ? ('expired' as const) : state;

function referenceView(row: ReferenceRow, now: Date) {
  const state = stateOf(row, now);
  const remindAt = new Date(row.asked_at.getTime() + REFERENCE_TIMES_MS.beforeReminder);
  return {
    id: row.id,
    state,
    asked_name: row.asked_name,
    asked_office: row.asked_office,
    email: row.email,
    wants: row.wants,
    note: row.note,
    company_domain: row.company_domain,
    statements: row.statements.length,
    asked_at: row.asked_at,
    reminded_at: row.reminded_at,
    /** The time from which the one reminder can be sent; `null` if it was sent, or none is due. */
    remind_from: state === 'asked' && !row.reminded_at ? remindAt : null,
    open_until: row.open_until,
    ended_at: row.ended_at ?? (state === 'expired' ? row.open_until : null),
    erase_at: row.erase_at,
    /** The reference as readers would see it. */
    written: state === 'written' ? shownReference(row) : null,
    revision: row.revision,
    changed_at: row.changed_at,
    /** Whether the referee has written since the owner last read it. */
    fresh: state === 'written' && row.seen_revision < row.revision,
    shown: row.shown_at !== null,
  };
}

/** Every request and reference, the newest first. */
export async function list(owner: ReferenceOwner) {
  const { deps, user } = owner;
  const rows = await deps.database.db
    .select()
    .from(references)
    .where(eq(references.profile_id, user.id))
    .orderBy(desc(references.asked_at), desc(references.id));
  const [profile] = await deps.database.db
    .select({ slug: profiles.profile_slug, live: profiles.ispublished })
    .from(profiles)
    .where(eq(profiles.id, user.id));
  return {
    page: profile?.live && profile.slug ? `${deps.config.appUrl}/profile/${profile.slug}` : null,
    references: rows.map((row) => referenceView(row, deps.now())),
  };
}

/** Lists the topics of the present profile that a request can be about. */
export async function listTopics({ deps, user }: ReferenceOwner) {
  const [row] = await deps.database.db
    .select({ data: profiles.profile_data })
    .from(profiles)
    .where(eq(profiles.id, user.id));
  const isEmpty = !row || isEmptyProfile(row.data);
  return {
    name: isEmpty ? '' : ownerNames(row.data).name,
    matters: referenceTopicsOf(isEmpty ? emptyProfile() : readProfileData(row.data)),
  };
}

/** Counts the references that were written or changed since their owner last read them. */
export async function countUnseenReferences({ deps, user }: ReferenceOwner) {
  const [row] = await deps.database.db
    .select({ count: count() })
    .from(references)
    .where(
      and(
        eq(references.profile_id, user.id),
        eq(references.state, 'written'),
        lt(references.seen_revision, references.revision),
      ),
    );
  return { count: row?.count ?? 0 };
}

/** Marks a reference as seen in its present revision. */
export async function markSeen(owner: ReferenceOwner, id: string) {
  await owner.deps.database.db
    .update(references)
    .set({ seen_revision: sql`${references.revision}` })
    .where(isOwn(owner, id));
  return {};
}

/** Withdraws a request, which closes its link. @throws AppError NOT_FOUND if it is no longer open */
export async function withdraw(owner: ReferenceOwner, id: string) {
  const now = owner.deps.now();
  const [row] = await owner.deps.database.db
    .update(references)
    .set(endedColumns('withdrawn', now))
    .where(and(isOwn(owner, id), eq(references.state, 'asked')))
    .returning({ id: references.id });
  if (!row) {
    throw new AppError('NOT_FOUND', 'no open request', {
      userMessage: 'It is no longer open: they have answered.',
    });
  }
  return {};
}

/**
 * The columns of a request that has ended: only whom it asked about what, and how it ended, is kept until it is erased.
 */
export const endedColumns = (state: 'declined' | 'withdrawn' | 'taken_back', now: Date) => ({
  state,
  email: '',
  note: '',
  statements: [],
  name: null,
  office: null,
  words: null,
  answers: null,
  shown_at: null,
  ended_at: now,
  erase_at: new Date(now.getTime() + REFERENCE_TIMES_MS.ended),
});

const changedSinceError = (name: string | null) =>
  new AppError('STALE_REVISION', 'the referee changed it', {
    userMessage: `${name ?? 'The referee'} has changed it since. Please read it again first.`,
  });

/**
 * Shows a reference to readers, whole, as the owner has read it.
 * @throws AppError STALE_REVISION if the referee has changed it since, NOT_FOUND, INVALID_INPUT over the number
 *   shown
 */
export async function show(owner: ReferenceOwner, { id, revision }: { id: string; revision: number }) {
  const { deps, user } = owner;
  const { db } = deps.database;
  const now = deps.now();
  await db.transaction(async (tx) => {
    await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, user.id)).for('update');
    const [row] = await tx.select().from(references).where(isOwn(owner, id)).for('update');
    if (row?.state !== 'written') {
      throw new AppError('NOT_FOUND', 'nothing to show', {
        userMessage: 'It was taken back in the meantime.',
      });
    }
    if (row.revision !== revision) throw changedSinceError(row.name);
    if (row.shown_at) return;
    const [others] = await tx
      .select({ count: count() })
      .from(references)
      .where(and(eq(references.profile_id, user.id), ne(references.id, id), isNotNull(references.shown_at)));
    if ((others?.count ?? 0) >= REFERENCE_LIMITS.shown) {
      throw new AppError('INVALID_INPUT', 'too many shown', {
        userMessage: `Your profile shows ${REFERENCE_LIMITS.shown} references. Hide one of them first.`,
      });
    }
    await tx.update(references).set({ shown_at: now, seen_revision: revision }).where(eq(references.id, id));
    await bumpReferencesVersion(tx, user.id, now);
  });
  notifyReferencesChanged(db, user.id);
  return {};
}

/** Hides a reference from every page and file; it can be shown again. */
export async function hide(owner: ReferenceOwner, id: string) {
  return removeFromPages(owner, id, (tx) =>
    tx.update(references).set({ shown_at: null }).where(isOwn(owner, id)),
  );
}

/**
 * Deletes a reference in any state, as the owner has read it; its link stops working.
 * @throws AppError STALE_REVISION if the referee has written other words since, NOT_FOUND
 */
export async function remove(owner: ReferenceOwner, { id, revision }: { id: string; revision: number }) {
  return removeFromPages(owner, id, async (tx) => {
    const [row] = await tx.select().from(references).where(isOwn(owner, id)).for('update');
    if (row?.state === 'written' && row.revision !== revision) throw changedSinceError(row.name);
    await tx.delete(references).where(isOwn(owner, id));
  });
}

async function removeFromPages(
  owner: ReferenceOwner,
  id: string,
  change: (tx: Parameters<typeof bumpReferencesVersion>[0]) => Promise<unknown>,
) {
  const { deps, user } = owner;
  const { db } = deps.database;
  await db.transaction(async (tx) => {
    const [row] = await tx.select({ id: references.id }).from(references).where(isOwn(owner, id));
    if (!row) throw new AppError('NOT_FOUND', 'no such reference');
    await bumpReferencesVersion(tx, user.id, deps.now());
    await change(tx);
  });
  notifyReferencesChanged(db, user.id);
  return {};
}
