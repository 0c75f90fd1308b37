/** Replaces the daily counts of older months by their sum. */
import { sql } from 'drizzle-orm';
import { DAILY_COUNT_MONTHS } from '@/shared/publishing/readership';
import type { Database } from '../client';

/** The first day that is still stored by itself. */
export function firstKeptDay(now: Date): string {
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - DAILY_COUNT_MONTHS, 1));
  return month.toISOString().slice(0, 10);
}

/**
 * Replaces the days of each older month by their sum. It is one statement: of several concurrent processes, only one
 * deletes and sums a given day.
 */
export async function sumOldMonths(db: Database, now: Date): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from readership where measure <> 'month' and day < ${firstKeptDay(now)}::date
      returning profile_id, day, measure, count
    )
    insert into readership (profile_id, day, page, measure, item, count)
    select profile_id, date_trunc('month', day)::date, '', 'month', '', sum(count)::int
    from gone where measure = 'read' group by 1, 2
    on conflict (profile_id, day, page, measure, item)
      do update set count = readership.count + excluded.count`);
}
