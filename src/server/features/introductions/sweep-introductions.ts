/** Erases introductions whose retention period is over. */
import { lte } from 'drizzle-orm';
import type { Deps } from '@/server/context';
import { introductions } from '@/server/db/schema';

/** Deletes every introduction that is due. */
export async function sweepIntroductions({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  await database.db.delete(introductions).where(lte(introductions.erase_at, now()));
}
