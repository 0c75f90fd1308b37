/** Erases accounts whose time to change their mind is over. */
import { and, asc, eq, lte, notInArray } from 'drizzle-orm';
import type { Deps } from '@/server/context';
import { profileChanged } from '@/server/db/profiles/changes';
import { retireSlugs } from '@/server/db/profiles/retired';
import { accountDeletions, auditLog, mailLinks, user } from '@/server/db/schema';

type Means = Pick<Deps, 'database' | 'logger' | 'mailer' | 'now' | 'storage'>;

/**
 * Erases one account that is due: its files and the mail kept for its addresses, then its row and all that hangs on it, the tombstone included. A
 * process that dies half-way leaves the tombstone, and with it the work, to the next one. Several processes
 * take different accounts.
 * @param except accounts that could not be erased in this round
 * @returns its id; `undefined` when none is left
 */
async function eraseNext({ database: { db }, now, storage, mailer, logger }: Means, except: string[]) {
  let id: string | undefined;
  try {
    await db.transaction(async (tx) => {
      const due = lte(accountDeletions.erase_at, now());
      const [grave] = await tx
        .select({
          id: accountDeletions.user_id,
          email: accountDeletions.email,
          former: accountDeletions.former_emails,
        })
        .from(accountDeletions)
        .where(and(due, notInArray(accountDeletions.user_id, except)))
        .orderBy(asc(accountDeletions.erase_at))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!grave) return;
      id = grave.id;
      await storage.removeAll(id);
      for (const address of [grave.email, ...grave.former]) await mailer.forget(address);
      await retireSlugs(tx, id);
      await tx.delete(mailLinks).where(eq(mailLinks.subject, id));
      // Everything else of a person references their row and goes with it.
      await tx.delete(user).where(eq(user.id, id));
      // The log lets entries of an account go once it is gone.
      await tx.delete(auditLog).where(eq(auditLog.subject_id, id));
    });
  } catch (error) {
    if (!id) throw error;
    logger.error({ err: error }, 'an account could not be erased and is tried again');
    return { id, erased: false };
  }
  if (!id) return undefined;
  profileChanged(db, id);
  return { id, erased: true };
}

/** Erases whatever is due now; what cannot be erased holds nothing else up. @returns how many accounts */
export async function eraseDue(means: Means): Promise<number> {
  const failed: string[] = [];
  let count = 0;
  for (let done = await eraseNext(means, failed); done; done = await eraseNext(means, failed)) {
    if (done.erased) count += 1;
    else failed.push(done.id);
  }
  if (count > 0) means.logger.info({ count }, 'accounts erased');
  return count;
}
