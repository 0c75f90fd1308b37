/** Erases accounts whose time to change their mind is over. */
import { asc, eq, lte } from 'drizzle-orm';
import type { Deps } from '@/server/context';
import { profileChanged } from '@/server/db/profiles/changes';
import { retireSlugs } from '@/server/db/profiles/retired';
import { accountDeletions, mailLinks, user } from '@/server/db/schema';

type Means = Pick<Deps, 'database' | 'logger' | 'now'>;

/**
 * Erases one account that is due, with all that hangs on its row; the tombstone goes last, so a process that
 * dies half-way leaves the work to the next one. Several processes take different ones.
 * @returns whether there was one
 */
async function eraseNext({ database: { db }, now }: Means): Promise<boolean> {
  const erased = await db.transaction(async (tx) => {
    const [grave] = await tx
      .select({ id: accountDeletions.user_id })
      .from(accountDeletions)
      .where(lte(accountDeletions.erase_at, now()))
      .orderBy(asc(accountDeletions.erase_at))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!grave) return undefined;
    await retireSlugs(tx, grave.id);
    await tx.delete(mailLinks).where(eq(mailLinks.subject, grave.id));
    // Everything else of a person references their row and goes with it.
    await tx.delete(user).where(eq(user.id, grave.id));
    return grave.id;
  });
  if (erased) profileChanged(db, erased);
  return erased !== undefined;
}

/** Erases whatever is due now. @returns how many accounts */
export async function eraseDue(means: Means): Promise<number> {
  let count = 0;
  while (await eraseNext(means)) count += 1;
  if (count > 0) means.logger.info({ count }, 'accounts erased');
  return count;
}

const SECOND = 1_000;
const FIRST_ROUND = 2 * SECOND;
const ROUND = 60 * SECOND;

/** Erases from now on: soon after the start, for what became due meanwhile, and every minute. */
export function startErasing(means: Means): { close(): Promise<void> } {
  let running = Promise.resolve();
  const round = () => {
    running = running.then(async () => {
      await eraseDue(means).catch((error) => means.logger.error({ err: error }, 'erasing'));
    });
  };
  const first = setTimeout(round, FIRST_ROUND).unref();
  const timer = setInterval(round, ROUND).unref();
  return {
    async close() {
      clearTimeout(first);
      clearInterval(timer);
      await running;
    },
  };
}
