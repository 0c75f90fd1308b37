/** Undoes what a deletion took from an account, whichever mailed link asks for it. */
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/server/db/client';
import { account, accountDeletions, profiles, session, user } from '@/server/db/schema';
import { endPendingSignups } from '../sign-up/pending-sign-up';

export type AccountDeletion = typeof accountDeletions.$inferSelect;

/** The pending deletion of a person, locked until the transaction ends; waits for a job that may be erasing it. */
export async function lockDeletion(tx: Transaction, userId: string): Promise<AccountDeletion | undefined> {
  const isOfPerson = eq(accountDeletions.user_id, userId);
  const [deletion] = await tx.select().from(accountDeletions).where(isOfPerson).for('update');
  return deletion;
}

/**
 * Gives the account back what its deletion took: ways to sign in, its publication, and an address.
 * @param email the address it gets; it must be free
 */
export async function restoreAccount(tx: Transaction, deletion: AccountDeletion, email: string, now: Date) {
  const { user_id: id, provider_ids, was_published } = deletion;
  await endPendingSignups(tx, email);
  // A sign-in that was under way during the deletion may have left a session, which must not become valid again.
  await tx.delete(session).where(eq(session.userId, id));
  await tx.update(user).set({ email, deletion_requested_at: null, updatedAt: now }).where(eq(user.id, id));
  for (const [rowId, accountId] of Object.entries(provider_ids)) await restoreProvider(tx, rowId, accountId);
  await tx.update(profiles).set({ ispublished: was_published }).where(eq(profiles.id, id));
  await tx.delete(accountDeletions).where(eq(accountDeletions.user_id, id));
}

/** Restores an identity at a provider; one that has signed up again since then stays with its new account. */
async function restoreProvider(tx: Transaction, rowId: string, accountId: string) {
  const [row] = await tx.select().from(account).where(eq(account.id, rowId));
  if (!row) return;
  const [otherAccount] = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.providerId, row.providerId), eq(account.accountId, accountId)));
  if (otherAccount) await tx.delete(account).where(eq(account.id, rowId));
  else await tx.update(account).set({ accountId }).where(eq(account.id, rowId));
}
