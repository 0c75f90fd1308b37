/** Replaces the counts of days that are old enough by the sum of their month. */
import type { Deps } from '@/server/context';
import { sumOldMonths } from '@/server/db/readership/sum-months';

/** Sums the counts of complete months that are old enough. */
export const sumOldReads = ({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> =>
  sumOldMonths(database.db, now());
