/** Erases introductions whose time is over. Several processes may: a row is deleted by one of them. */
import { lte } from 'drizzle-orm';
import type { Deps } from '@/server/context';
import { introductions } from '@/server/db/schema';

const ROUND = 10 * 60_000;

export async function sweepIntroductions({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  await database.db.delete(introductions).where(lte(introductions.erase_at, now()));
}

/** Sweeps from now on, every ten minutes. */
export function startSweeping(deps: Pick<Deps, 'database' | 'logger' | 'now'>): { close(): void } {
  const round = () =>
    void sweepIntroductions(deps).catch((error) =>
      deps.logger.error({ err: error }, 'sweeping introductions'),
    );
  const timer = setInterval(round, ROUND).unref();
  return { close: () => clearInterval(timer) };
}
