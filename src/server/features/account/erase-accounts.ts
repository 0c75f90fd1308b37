/** Erases deleted accounts whose grace period is over. */
import { and, asc, lte, notInArray } from 'drizzle-orm';
import type { Deps } from '@/server/context';
import { appendErased } from '@/server/data-dir/erased-list';
import { erasedHash, eraseRows } from '@/server/db/erasure';
import { announceProfileChange } from '@/server/db/profiles/changes';
import { accountDeletions } from '@/server/db/schema';

type ErasureDeps = Pick<Deps, 'config' | 'database' | 'logger' | 'mailer' | 'now' | 'storage'>;

/**
 * Erases one account that is due: its files and the mail kept for its addresses, then its row and the rows that refer
 * to it. After a crash half-way its row in `account_deletions` is still there, so the next process erases again.
 * Several processes take different accounts.
 * @param failedIds accounts that could not be erased in this round
 * @returns its id and whether it was erased; `undefined` when none is left
 */
async function eraseNext(deps: ErasureDeps, failedIds: string[]) {
  const { config, database, now, storage, mailer, logger } = deps;
  const { db } = database;
  let id: string | undefined;
  try {
    await db.transaction(async (tx) => {
      const due = lte(accountDeletions.erase_at, now());
      const [deletion] = await tx
        .select({
          id: accountDeletions.user_id,
          email: accountDeletions.email,
          former: accountDeletions.former_emails,
        })
        .from(accountDeletions)
        .where(and(due, notInArray(accountDeletions.user_id, failedIds)))
        .orderBy(asc(accountDeletions.erase_at))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!deletion) return;
      id = deletion.id;
      await storage.removeAll(id);
      for (const address of [deletion.email, ...deletion.former]) await mailer.removeStoredMail(address);
      // Before the rows are deleted, so that no account is gone without being on the list.
      await appendErased(config.dataDir, erasedHash(id), now());
      await eraseRows(tx, id, now());
    });
  } catch (error) {
    if (!id) throw error;
    logger.error({ err: error }, 'an account could not be erased and is tried again');
    return { id, erased: false };
  }
  if (!id) return undefined;
  announceProfileChange(db, id);
  return { id, erased: true };
}

/**
 * Erases every account that is due; one that cannot be erased does not hold up the others.
 * @returns how many accounts were erased
 */
export async function eraseDueAccounts(deps: ErasureDeps): Promise<number> {
  const failedIds: string[] = [];
  let count = 0;
  for (let outcome = await eraseNext(deps, failedIds); outcome; outcome = await eraseNext(deps, failedIds)) {
    if (outcome.erased) count += 1;
    else failedIds.push(outcome.id);
  }
  if (count > 0) deps.logger.info({ count }, 'accounts erased');
  return count;
}
