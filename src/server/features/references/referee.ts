/** A referee's actions by their link: write, change, withdraw, decline, and ask for no further mail. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Deps } from '@/server/context';
import type { Transaction } from '@/server/db/client';
import { enqueueMail, wakeMailSender } from '@/server/db/outbox';
import { countAttempt } from '@/server/db/rate-limits';
import {
  declinedReferees,
  profiles,
  referenceOptOuts,
  profileReferences as references,
  user,
} from '@/server/db/schema';
import { bumpReferencesVersion, notifyReferencesChanged } from '@/server/db/shown-references';
import { hashToken } from '@/server/secrets/tokens';
import { deepEqual } from '@/shared/json/deep-equal';
import { DAY } from '@/shared/time/durations';
import type { ReferenceFormValues } from './answer-form';
import type { ReferenceRow } from './request-reference';
import { endedColumns } from './service';

/** Maximum mails a day to the owner about one reference, since a referee may change their mind more often. */
const MAX_MAILS_PER_DAY = 3;

/**
 * The request of a link with its owner; `undefined` if the request is erased, or its owner deleted or being deleted.
 */
export async function findReferenceByToken({ database, now }: Deps, token: string) {
  const [request] = await database.db
    .select({ row: references, data: profiles.profile_data })
    .from(references)
    .innerJoin(profiles, eq(profiles.id, references.profile_id))
    .innerJoin(user, eq(user.id, profiles.id))
    .where(and(eq(references.token_hash, hashToken(token)), isNull(user.deletion_requested_at)));
  if (!request || (request.row.erase_at && request.row.erase_at <= now())) return undefined;
  return request;
}

/** Whether a request was not answered in time. */
export const isExpired = ({ state, open_until }: ReferenceRow, now: Date) =>
  state === 'asked' && open_until <= now;

/**
 * Changes a reference under the lock of its profile, so that nothing is shown, erased or answered meanwhile.
 * @param change gets the present row; if it returns `undefined`, nothing is changed
 */
async function changeByLink<Done>(
  deps: Deps,
  token: string,
  change: (tx: Transaction, row: ReferenceRow, now: Date) => Promise<Done | undefined>,
): Promise<Done | undefined> {
  const { db } = deps.database;
  const now = deps.now();
  const request = await findReferenceByToken(deps, token);
  if (!request) return undefined;
  const { id, profile_id } = request.row;
  let wasShown = false;
  const result = await db.transaction(async (tx) => {
    await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, profile_id)).for('update');
    const [row] = await tx.select().from(references).where(eq(references.id, id)).for('update');
    if (!row) return undefined;
    const done = await change(tx, row, now);
    wasShown = done !== undefined && row.shown_at !== null;
    if (wasShown) await bumpReferencesVersion(tx, profile_id, now);
    return done;
  });
  if (wasShown) notifyReferencesChanged(db, profile_id);
  wakeMailSender(db);
  return result;
}

/** Mails the owner the new state of a reference, without its text, and at most `MAX_MAILS_PER_DAY` times a day. */
async function mailOwner(tx: Transaction, deps: Deps, row: ReferenceRow, what: string, now: Date) {
  const limit = { key: `reference:told:${row.id}`, max: MAX_MAILS_PER_DAY, windowMs: DAY };
  if ((await countAttempt(tx, limit, now)) > 0) return;
  const [owner] = await tx
    .select({ email: user.email, firstName: user.first_name })
    .from(user)
    .where(eq(user.id, row.profile_id));
  if (!owner) return;
  const link = `${deps.config.appUrl}/references`;
  const data = { firstName: owner.firstName, name: row.asked_name, what, link };
  await enqueueMail(tx, owner.email, { kind: 'reference-answered', data }, now);
}

export type ReferenceAnswerOutcome = 'kept' | 'changed-meanwhile' | 'closed';

/**
 * Stores what a referee confirms. A reference that readers see is hidden until its owner shows it again. Sending the
 * same answer twice changes nothing.
 * @param revision of the answer that the form started from
 */
export async function storeReferenceAnswer(
  deps: Deps,
  token: string,
  { answer, revision }: { answer: ReferenceFormValues; revision: number },
): Promise<ReferenceAnswerOutcome> {
  const outcome = await changeByLink<ReferenceAnswerOutcome>(deps, token, async (tx, row, now) => {
    const isFirst = row.state === 'asked';
    if ((!isFirst && row.state !== 'written') || isExpired(row, now)) return 'closed';
    const { name, office, words, answers } = row;
    if (!isFirst && deepEqual({ name, office, words, answers }, answer)) return undefined;
    if (row.revision !== revision) return 'changed-meanwhile';
    await tx
      .update(references)
      .set({
        ...answer,
        state: 'written',
        revision: revision + 1,
        written_at: row.written_at ?? now,
        changed_at: now,
        shown_at: null,
        erase_at: null,
      })
      .where(eq(references.id, row.id));
    await mailOwner(tx, deps, row, isFirst ? 'written' : 'changed', now);
    return 'kept';
  });
  return outcome ?? ((await findReferenceByToken(deps, token)) ? 'kept' : 'closed');
}

/** Erases what a referee wrote, here and on every page, at once. */
export async function eraseReferenceAnswer(deps: Deps, token: string): Promise<void> {
  await changeByLink(deps, token, async (tx, row, now) => {
    if (row.state !== 'written') return undefined;
    await tx.update(references).set(endedColumns('taken_back', now)).where(eq(references.id, row.id));
    await mailOwner(tx, deps, row, 'taken_back', now);
    return true;
  });
}

/** Declines the request: the owner is notified, and cannot ask this mailbox again. */
export async function declineReference(deps: Deps, token: string): Promise<void> {
  await changeByLink(deps, token, async (tx, row, now) => {
    if (row.state !== 'asked') return undefined;
    await tx.update(references).set(endedColumns('declined', now)).where(eq(references.id, row.id));
    await tx
      .insert(declinedReferees)
      .values({ profile_id: row.profile_id, address_hash: row.address_hash, created_at: now })
      .onConflictDoNothing();
    await mailOwner(tx, deps, row, 'declined', now);
    return true;
  });
}

/** Blocks requests from anybody to this mailbox; a pending one is declined. */
export async function stopRequests(deps: Deps, token: string): Promise<void> {
  const request = await findReferenceByToken(deps, token);
  if (!request) return;
  await deps.database.db
    .insert(referenceOptOuts)
    .values({ address_hash: request.row.address_hash, created_at: deps.now() })
    .onConflictDoNothing();
  await declineReference(deps, token);
}
