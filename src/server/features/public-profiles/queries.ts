/** The queries for public pages. `draft` and `evidence` are not among their columns. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '@/server/db/client';
import { publishedData, publishedLink } from '@/server/db/profiles/staging';
import { profileSlugs, profiles } from '@/server/db/schema';
import type { Visibility } from './page-access';

/**
 * Version of the row, which changes with every write, whatever wrote it: our revision and PostgreSQL's row version.
 */
const version = sql<string>`${profiles.revision} || '.' || ${profiles}.xmin::text`;

const visibility = {
  id: profiles.id,
  profile_slug: profiles.profile_slug,
  ispublished: profiles.ispublished,
  first_published_at: profiles.first_published_at,
  version,
};

const columns = {
  ...visibility,
  profile_data: publishedData,
  /** Includes staged edits, which only the owner may see. */
  edited_data: profiles.profile_data,
  edited_link: profiles.linkedinurl,
  profile_version: profiles.profile_version,
  linkedinurl: publishedLink,
  indexable: profiles.indexable,
  downloadable: profiles.downloadable,
  introductions_open: profiles.introductions_open,
  reads_counted: profiles.reads_counted,
  time_zone: profiles.time_zone,
  references_at: profiles.references_at,
  updated_at: profiles.updated_at,
};

export type ProfileState = Visibility & { id: string; version: string };
export type ProfileRow = ProfileState & {
  profile_data: unknown;
  edited_data: unknown;
  edited_link: string | null;
  profile_version: string;
  linkedinurl: string | null;
  indexable: boolean;
  downloadable: boolean;
  introductions_open: boolean;
  reads_counted: boolean;
  time_zone: string | null;
  references_at: Date | string | null;
  updated_at: Date | string;
};

/** Applies the staged edits: the profile as its owner sees it. */
export const applyStagedEdits = (row: ProfileRow): ProfileRow => ({
  ...row,
  profile_data: row.edited_data,
  linkedinurl: row.edited_link,
});

/** The profile that has or had a slug, and whether anybody has read it there. */
export async function findProfileBySlug(
  db: Database,
  slug: string,
): Promise<(ProfileRow & { visited: boolean }) | undefined> {
  const [row] = await db
    .select({ ...columns, visited: profileSlugs.visited })
    .from(profileSlugs)
    .innerJoin(profiles, eq(profiles.id, profileSlugs.profile_id))
    .where(eq(profileSlugs.slug, slug));
  return row;
}

/** The row of a profile, whether or not it is published. */
export async function findProfileById(db: Database, id: string): Promise<ProfileRow | undefined> {
  const [row] = await db.select(columns).from(profiles).where(eq(profiles.id, id));
  return row;
}

/** The slugs, former ones included, at which somebody has read one of these profiles. */
export async function listVisitedSlugs(db: Database, profileIds: string[]): Promise<string[]> {
  const rows = await db
    .select({ slug: profileSlugs.slug })
    .from(profileSlugs)
    .where(and(inArray(profileSlugs.profile_id, profileIds), eq(profileSlugs.visited, true)));
  return rows.map(({ slug }) => slug);
}

/** Whether and in which version the profiles of these slugs may be seen: one small select for all of them. */
export async function findStatesBySlug(db: Database, slugs: string[]): Promise<Map<string, ProfileState>> {
  const rows = await db
    .select({ ...visibility, slug: profileSlugs.slug })
    .from(profileSlugs)
    .innerJoin(profiles, eq(profiles.id, profileSlugs.profile_id))
    .where(sql`${profileSlugs.slug} = any(${sql.param(slugs)})`);
  return new Map(rows.map(({ slug, ...state }) => [slug, state]));
}
