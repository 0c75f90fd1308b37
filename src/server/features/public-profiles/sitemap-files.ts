/** Divides the public profiles among the files of the sitemap. */
import { and, asc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import type { Deps } from '@/server/context';
import { profiles } from '@/server/db/schema';
import { MINUTE } from '@/shared/time/durations';

/**
 * Maximum URLs in one file: a tenth of what the protocol allows. The embedded database answers one select at a
 * time, and fifty thousand rows would hold it for a second.
 */
const MAX_URLS_PER_FILE = 5_000;

/** Milliseconds for which the result of scanning all rows is cached. */
const SCAN_CACHE_MS = 10 * MINUTE;

const isListed = and(
  eq(profiles.ispublished, true),
  eq(profiles.indexable, true),
  isNotNull(profiles.profile_slug),
);

/** The public profiles in files, each of which the sitemap lists as one of its own. */
export interface SitemapFiles {
  /** The number of files, which is cached. */
  count(): Promise<number>;
  /** Returns the current entries of a file, counted from 1; empty if there is no such file. */
  read(file: number): Promise<{ slug: string | null; changed: Date }[]>;
}

/** The files of the sitemap. The first slug of each file is cached; entries are selected when a file is read. */
export function createSitemapFiles({ database: { db }, now }: Pick<Deps, 'database' | 'now'>): SitemapFiles {
  let cachedStarts: { until: number; starts: Promise<string[]> } | undefined;

  /** The first slug of each file, in order. */
  const readFirstSlugs = async (): Promise<string[]> => {
    const rowNumber = sql<number>`row_number() over (order by ${profiles.profile_slug})`.as('row_number');
    const listedProfiles = db
      .select({ slug: profiles.profile_slug, rowNumber })
      .from(profiles)
      .where(isListed)
      .as('listed');
    const rows = await db
      .select({ slug: listedProfiles.slug })
      .from(listedProfiles)
      .where(sql`${listedProfiles.rowNumber} % ${MAX_URLS_PER_FILE}::int = 1`)
      .orderBy(asc(listedProfiles.slug));
    return rows.map(({ slug }) => slug ?? '');
  };

  const starts = (): Promise<string[]> => {
    const time = now().getTime();
    if (!cachedStarts || cachedStarts.until <= time) {
      const entry = { until: time + SCAN_CACHE_MS, starts: readFirstSlugs() };
      cachedStarts = entry;
      entry.starts.catch(() => {
        if (cachedStarts === entry) cachedStarts = undefined;
      });
    }
    return cachedStarts.starts;
  };

  return {
    count: async () => (await starts()).length,
    async read(file) {
      const fileStarts = await starts();
      if (file > Math.max(fileStarts.length, 1)) return [];
      // The first file has no lower bound and the last no upper one, so that a profile published since is in one of
      // them.
      const from = file > 1 ? fileStarts[file - 1] : undefined;
      const to = fileStarts[file];
      return db
        .select({ slug: profiles.profile_slug, changed: profiles.updated_at })
        .from(profiles)
        .where(
          and(
            isListed,
            from === undefined ? undefined : gte(profiles.profile_slug, from),
            to === undefined ? undefined : lt(profiles.profile_slug, to),
          ),
        )
        .orderBy(asc(profiles.profile_slug));
    },
  };
}
