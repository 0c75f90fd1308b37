/** Cancelling a deletion by the mailed link. */
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/server/db/client';
import { enqueueMail, kickOutbox } from '@/server/db/outbox';
import { profileChanged } from '@/server/db/profiles/changes';
import { enforceLimits } from '@/server/db/rate-limits';
import { account, accountDeletions, profiles, session, user } from '@/server/db/schema';
import { AppError } from '@/shared/errors';
import { endpoint } from '../endpoint';
import { type AuthKit, clientIpOf, mailUrl } from '../kit';
import { findLink, takeLink } from '../links';
import { lockAddress } from '../open-account';
import { endSignupsOf } from '../pending';
import { deadLink } from './caller';
import { isTaken, tokenBody } from './confirm-email';

const TAKEN =
  'Your address has a new account now. To keep the old one, delete the new one in its Settings, then open this link again while it is good. Otherwise there is nothing to do: the old one will be erased.';

/**
 * Restores the account as it was. Refused, with the link left good, while the address has a new account.
 * Nobody is signed in by it: a link that lay in a mailbox for a day opens nothing.
 */
export const keepAccount = (kit: AuthKit) =>
  endpoint(kit, '/deletion/cancel', tokenBody, async (call, { token }) => {
    const { deps, limits } = kit;
    const { db } = deps.database;
    const now = deps.now();
    await enforceLimits(db, limits.link(clientIpOf(call)), now);
    const id = await db.transaction(async (tx) => {
      const link = await findLink(tx, 'cancel_deletion', token, now);
      if (!link) throw deadLink('no such deletion');
      const mine = eq(accountDeletions.user_id, link.subject);
      const [before] = await tx.select({ email: accountDeletions.email }).from(accountDeletions).where(mine);
      if (before) await lockAddress(tx, before.email);
      // Waits for the job that may be erasing it, and then finds nothing.
      const [grave] = await tx.select().from(accountDeletions).where(mine).for('update');
      if (!grave || !(await takeLink(tx, 'cancel_deletion', token, now))) throw deadLink('erased or kept');
      if (await isTaken(tx, grave.email)) {
        throw new AppError('ADDRESS_TAKEN', 'address has a new account', { userMessage: TAKEN });
      }
      await restore(tx, grave, now);
      const [person] = await tx.select().from(user).where(eq(user.id, grave.user_id));
      const data = { firstName: person?.first_name ?? '', loginUrl: mailUrl(kit, '/login') };
      await enqueueMail(tx, grave.email, { kind: 'deletion-cancelled', data }, now);
      return grave.user_id;
    });
    kickOutbox(db);
    profileChanged(db, id);
    return { status: 'success' };
  });

async function restore(tx: Transaction, grave: typeof accountDeletions.$inferSelect, now: Date) {
  const { user_id: id, email, provider_ids, was_published } = grave;
  await endSignupsOf(tx, email);
  // A sign-in that was under way during the deletion may have left one; it must not come alive now.
  await tx.delete(session).where(eq(session.userId, id));
  await tx.update(user).set({ email, deletion_requested_at: null, updatedAt: now }).where(eq(user.id, id));
  for (const [rowId, accountId] of Object.entries(provider_ids)) await restoreProvider(tx, rowId, accountId);
  await tx.update(profiles).set({ ispublished: was_published }).where(eq(profiles.id, id));
  await tx.delete(accountDeletions).where(eq(accountDeletions.user_id, id));
}

/** An identity that signed up anew meanwhile stays with its new account. */
async function restoreProvider(tx: Transaction, rowId: string, accountId: string) {
  const [row] = await tx.select().from(account).where(eq(account.id, rowId));
  if (!row) return;
  const [taken] = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.providerId, row.providerId), eq(account.accountId, accountId)));
  if (taken) await tx.delete(account).where(eq(account.id, rowId));
  else await tx.update(account).set({ accountId }).where(eq(account.id, rowId));
}
