/** The queries for the readership figures that an owner sees. */
import { and, asc, between, eq, inArray, max, min, ne, sql } from 'drizzle-orm';
import type { ReadMeasure } from '@/shared/publishing/readership';
import type { Database, Transaction } from '../client';
import { readership } from '../schema';

const total = sql<number>`sum(${readership.count})::int`;
const isOfProfile = (profileId: string) => eq(readership.profile_id, profileId);

export interface ReadSum {
  measure: ReadMeasure;
  page: string;
  item: string;
  count: number;
}

/** Sums the counts of a range of days, inclusive, by measure, page and item. */
export function sumCountsBetween(
  db: Database,
  profileId: string,
  from: string,
  to: string,
): Promise<ReadSum[]> {
  const { measure, page, item } = readership;
  return db
    .select({ measure, page, item, count: total })
    .from(readership)
    .where(and(isOfProfile(profileId), between(readership.day, from, to), ne(measure, 'month')))
    .groupBy(measure, page, item);
}

/** Counts reads and readers per day, for days with any. */
export function countReadsByDay(db: Database, profileId: string, from: string, to: string) {
  return db
    .select({ day: readership.day, measure: readership.measure, count: total })
    .from(readership)
    .where(
      and(
        isOfProfile(profileId),
        between(readership.day, from, to),
        inArray(readership.measure, ['read', 'reader']),
      ),
    )
    .groupBy(readership.day, readership.measure)
    .orderBy(asc(readership.day));
}

/** Lists the reads of the months whose days have been deleted. */
export function listEarlierMonths(db: Database, profileId: string) {
  return db
    .select({ month: readership.day, count: readership.count })
    .from(readership)
    .where(and(isOfProfile(profileId), eq(readership.measure, 'month')))
    .orderBy(asc(readership.day));
}

/**
 * Finds the first day with a read, or the first of its month if its days were summed; `null` if there was no read.
 */
export async function findFirstReadDay(db: Database, profileId: string): Promise<string | null> {
  const [row] = await db
    .select({ day: min(readership.day) })
    .from(readership)
    .where(and(isOfProfile(profileId), inArray(readership.measure, ['read', 'month'])));
  return row?.day ?? null;
}

/** Counts the reads in a range of days, inclusive. */
export async function countReadsBetween(
  db: Database | Transaction,
  profileId: string,
  from: string,
  to: string,
): Promise<number> {
  const [row] = await db
    .select({ count: total })
    .from(readership)
    .where(and(isOfProfile(profileId), eq(readership.measure, 'read'), between(readership.day, from, to)));
  return row?.count ?? 0;
}

export interface PageReads {
  reads: number;
  downloads: number;
  /** The last day it was read. */
  last: string | null;
}

/** Counts the reads and downloads of each page over the days that are kept, by the page's id. */
export async function countReadsByPage(db: Database, profileId: string): Promise<Map<string, PageReads>> {
  const { page, measure, item } = readership;
  const rows = await db
    .select({ page, measure, count: total, last: max(readership.day) })
    .from(readership)
    .where(
      and(isOfProfile(profileId), sql`(${measure} = 'read' or (${measure} = 'taken' and ${item} = 'pdf'))`),
    )
    .groupBy(page, measure);
  const readsByPage = new Map<string, PageReads>();
  for (const row of rows) {
    const pageSums = readsByPage.get(row.page) ?? { reads: 0, downloads: 0, last: null };
    if (row.measure === 'read') Object.assign(pageSums, { reads: row.count, last: row.last });
    else pageSums.downloads = row.count;
    readsByPage.set(row.page, pageSums);
  }
  return readsByPage;
}
