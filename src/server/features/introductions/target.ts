/**
 * The recipient of an introduction: the owner of a public page or of an open private version, if they accept
 * introductions.
 */
import { and, eq } from 'drizzle-orm';
import type { Deps } from '@/server/context';
import { isActiveAccount } from '@/server/db/active-account';
import { openVersion } from '@/server/db/private-versions/open-version';
import { publishedData } from '@/server/db/profiles/staging';
import { profileSlugs, profiles, user } from '@/server/db/schema';
import { type ShownTerm, shownTerms } from '@/shared/engagement/shown-terms';
import { termsFor } from '@/shared/engagement/terms';
import { isEmptyProfile, readProfileData } from '@/shared/profile/profile-data';
import { ownerNames } from '@/shared/publishing/owner-names';
import { applyChoice } from '@/shared/publishing/private-version';

export interface IntroductionTarget {
  profileId: string;
  /** `null`: the public page. */
  versionId: string | null;
  /** The owner's name and role, as on their page. */
  name: string;
  first: string;
  role: string;
  /** Path of the page. */
  page: string;
  /** The terms that readers of the page see. */
  terms: ShownTerm[];
}

const today = (now: Date) => now.toISOString().slice(0, 10);

/**
 * Finds the profile that an introduction is sent to.
 * @param slug the profile's current or a former slug, so that a form opened before a change of the slug still
 * works
 * @returns undefined if there is no such page, and also if its owner accepts no introductions
 */
export async function findTargetBySlug(
  { database, now }: Deps,
  slug: string,
): Promise<IntroductionTarget | undefined> {
  const [row] = await database.db
    .select({ id: profiles.id, slug: profiles.profile_slug, data: publishedData })
    .from(profileSlugs)
    .innerJoin(profiles, eq(profiles.id, profileSlugs.profile_id))
    .innerJoin(user, eq(user.id, profiles.id))
    .where(
      and(
        eq(profileSlugs.slug, slug),
        eq(profiles.ispublished, true),
        eq(profiles.introductions_open, true),
        isActiveAccount,
      ),
    );
  if (!row) return undefined;
  const { engagement } = readProfileData(isEmptyProfile(row.data) ? {} : row.data);
  return {
    profileId: row.id,
    versionId: null,
    page: `/profile/${row.slug ?? slug}`,
    ...ownerNames(row.data),
    terms: shownTerms(termsFor('page', engagement, today(now()))),
  };
}

/** Finds the owner of the private version at an address; undefined if it is closed or takes no introductions. */
export async function findTargetByVersion(
  { database, now }: Deps,
  address: string,
): Promise<IntroductionTarget | undefined> {
  const opened = await openVersion(database.db, address, now());
  if (!opened?.version.allows_introductions || !opened.introductions_open) return undefined;
  const { id, profile_id } = opened.version;
  const data = readProfileData(isEmptyProfile(opened.profile_data) ? {} : opened.profile_data);
  const engagement = termsFor('versions', data.engagement, today(now()));
  return {
    profileId: profile_id,
    versionId: id,
    page: `/v/${address}`,
    ...ownerNames(opened.profile_data),
    terms: shownTerms(applyChoice({ ...data, engagement }, opened.version.choice).engagement),
  };
}
