/** Days that are old enough become the sum of their month. */
import type { Deps } from '@/server/context';
import { sumOldMonths } from '@/server/db/readership/sum-months';

export const sumOldReads = ({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> =>
  sumOldMonths(database.db, now());
