/** Adds counts of reads to the table `readership`. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { OTHER_SITES } from '@/shared/publishing/readership';
import type { Database, Transaction } from '../client';
import { readership } from '../schema';

export type ReadCount = typeof readership.$inferSelect;

/** Maximum referring sites counted by name for each profile and day, since strangers can make names up. */
const MAX_SITES_PER_DAY = 40;
/** Number of rows per statement. */
const BATCH_ROWS = 1_000;

const dayKey = ({ profile_id, day }: Pick<ReadCount, 'profile_id' | 'day'>) => `${profile_id}\n${day}`;

/** Counts sites beyond the daily maximum as 'other'. */
async function limitSites(db: Database, counts: readonly ReadCount[]): Promise<ReadCount[]> {
  const siteCounts = counts.filter(({ measure, item }) => measure === 'site' && item !== '');
  if (siteCounts.length === 0) return [...counts];
  const rows = await db
    .selectDistinct({ profile_id: readership.profile_id, day: readership.day, item: readership.item })
    .from(readership)
    .where(
      and(
        eq(readership.measure, 'site'),
        inArray(readership.profile_id, [...new Set(siteCounts.map(({ profile_id }) => profile_id))]),
        inArray(readership.day, [...new Set(siteCounts.map(({ day }) => day))]),
      ),
    );
  const sitesByDay = new Map<string, Set<string>>();
  for (const row of rows)
    sitesByDay.set(dayKey(row), (sitesByDay.get(dayKey(row)) ?? new Set()).add(row.item));
  return counts.map((count) => {
    if (count.measure !== 'site' || count.item === '') return count;
    const sites = sitesByDay.get(dayKey(count)) ?? new Set();
    sitesByDay.set(dayKey(count), sites);
    if (!sites.has(count.item) && sites.size >= MAX_SITES_PER_DAY) return { ...count, item: OTHER_SITES };
    sites.add(count.item);
    return count;
  });
}

/** Sums the counts of each key, sorted by key. */
function sumAndSort(counts: readonly ReadCount[]): ReadCount[] {
  const sumByKey = new Map<string, ReadCount>();
  for (const count of counts) {
    const key = `${dayKey(count)}\n${count.page}\n${count.measure}\n${count.item}`;
    const existing = sumByKey.get(key);
    if (existing) existing.count += count.count;
    else sumByKey.set(key, { ...count });
  }
  return [...sumByKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
}

/** Adds counts, except for profiles that are deleted or whose owner does not want reads to be counted. */
export async function addCounts(db: Database, counts: readonly ReadCount[]): Promise<void> {
  if (counts.length === 0) return;
  const rows = sumAndSort(await limitSites(db, counts));
  // In one transaction: if it fails, the caller adds the counts again later.
  await db.transaction(async (tx) => {
    for (let index = 0; index < rows.length; index += BATCH_ROWS)
      await addRows(tx, rows.slice(index, index + BATCH_ROWS));
  });
}

/** Rows are locked in sorted order, so that concurrent processes never deadlock. */
const addRows = (tx: Transaction, rows: readonly ReadCount[]) =>
  tx.execute(sql`
      insert into readership (profile_id, day, page, measure, item, count)
      select new.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as new(profile_id text, day date, page text, measure text, item text, count int)
      join profiles on profiles.id = new.profile_id and profiles.reads_counted
      order by new.profile_id, new.day, new.page, new.measure, new.item
      on conflict (profile_id, day, page, measure, item)
        do update set count = readership.count + excluded.count`);
