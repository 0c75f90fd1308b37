/** Pages whose reads are counted. */
import { and, eq } from 'drizzle-orm';
import { PUBLIC_PAGE } from '@/shared/publishing/readership';
import { isActiveAccount } from '../active-account';
import type { Database } from '../client';
import { profileSlugs, profiles, user } from '../schema';

/**
 * Finds the public page of a slug, if its reads are counted.
 * @param slug the page's, or a former one at which it was read and may still be open
 * @returns `undefined` if nothing is published, or if its owner does not want reads to be counted
 */
export async function findCountedPageBySlug(db: Database, slug: string) {
  const [row] = await db
    .select({ profileId: profiles.id, timeZone: profiles.time_zone })
    .from(profileSlugs)
    .innerJoin(profiles, eq(profiles.id, profileSlugs.profile_id))
    .innerJoin(user, eq(user.id, profiles.id))
    .where(
      and(
        eq(profileSlugs.slug, slug),
        eq(profiles.ispublished, true),
        eq(profiles.reads_counted, true),
        isActiveAccount,
      ),
    );
  return row && { ...row, page: PUBLIC_PAGE };
}
