/** Erases the rows of an account, and records the erasure for as long as a backup of the account may exist. */
import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from './client';
import { retireSlugs } from './profiles/retired-slugs';
import { accountDeletions, auditLog, erasedAccounts, mailLinks, user } from './schema';

/** Number of rows per statement. */
const BATCH_ROWS = 1_000;

/** Hash under which an erased account is remembered. Ids are random, so the hash cannot be traced back to one. */
export const erasedHash = (id: string): string => createHash('sha256').update(`account ${id}`).digest('hex');

/** Deletes an account's rows and stores the hash of its id. The caller deletes its files and stored mail. */
export async function eraseRows(tx: Transaction, id: string, now: Date): Promise<void> {
  await retireSlugs(tx, id);
  await tx.delete(mailLinks).where(eq(mailLinks.subject, id));
  // All other rows of a person reference this one and are deleted with it.
  await tx.delete(user).where(eq(user.id, id));
  // The audit log allows an account's entries to be deleted once the account is gone.
  await tx.delete(auditLog).where(eq(auditLog.subject_id, id));
  await rememberErased(tx, [{ hash: erasedHash(id), erased_at: now }]);
}

/** Stores hashes of erased accounts, in batches; hashes that are already stored are left alone. */
export async function rememberErased(
  tx: Transaction,
  rows: (typeof erasedAccounts.$inferInsert)[],
): Promise<void> {
  for (let index = 0; index < rows.length; index += BATCH_ROWS) {
    await tx
      .insert(erasedAccounts)
      .values(rows.slice(index, index + BATCH_ROWS))
      .onConflictDoNothing();
  }
}

/** Finds accounts that exist although they were erased, with every address they had. */
export async function findReturnedAccounts(tx: Transaction): Promise<{ id: string; emails: string[] }[]> {
  const rows = await tx
    .select({
      id: user.id,
      email: user.email,
      atDeletion: accountDeletions.email,
      former: accountDeletions.former_emails,
    })
    .from(user)
    .innerJoin(
      erasedAccounts,
      eq(erasedAccounts.hash, sql`encode(sha256(convert_to('account ' || ${user.id}, 'UTF8')), 'hex')`),
    )
    .leftJoin(accountDeletions, eq(accountDeletions.user_id, user.id));
  return rows.map(({ id, email, atDeletion, former }) => ({
    id,
    emails: [email, atDeletion ?? '', ...(former ?? [])].filter(Boolean),
  }));
}
