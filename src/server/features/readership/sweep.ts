/** Days that are old enough become the sum of their month. */
import type { Deps } from '@/server/context';
import { sumOldMonths } from '@/server/db/readership/sum-months';

const ROUND = 6 * 3_600_000;

/** Sums from now on, a few times a day. */
export function startSummingReads({ database, logger, now }: Pick<Deps, 'database' | 'logger' | 'now'>): {
  close(): void;
} {
  const round = () =>
    void sumOldMonths(database.db, now()).catch((error) => logger.error({ err: error }, 'summing old reads'));
  const timer = setInterval(round, ROUND).unref();
  return { close: () => clearInterval(timer) };
}
