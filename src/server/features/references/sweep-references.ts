/** Erases unanswered and ended requests once their retention period is over. */
import { lte } from 'drizzle-orm';
import type { Deps } from '@/server/context';
import { profileReferences as references } from '@/server/db/schema';

/** Deletes every request that is due. */
export async function sweepReferences({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  await database.db.delete(references).where(lte(references.erase_at, now()));
}
