/** What of a stored profile leaves the server. */
import type { Config } from '@/server/config';
import type { PublicProfilePage } from '@/server/pages/renderer';
import { DOWNLOADS } from '@/shared/downloads';
import { emptyProfile, type ProfileData, readProfileData, safeUrl } from '@/shared/profile';
import { readPictureAddress } from '@/shared/profile-picture';
import { canBeDrawn } from '@/shared/social-card';
import type { ProfileRow } from './queries';

/** Where logos and the buttons of dead ends lead. */
export const marketingUrl = (config: Config): string => config.marketingUrl ?? '/profile-generator';

/** A visitor's browser is sent to nobody else, and nobody shows the photo of another. */
const ownPicture = (id: string, { profilePicture }: ProfileData) =>
  readPictureAddress(profilePicture)?.userId === id ? profilePicture : '';

/** The stored data in its present shape; the link of the account stands in where the profile has none. */
export function publicData(row: ProfileRow): ProfileData {
  const data = row.profile_data ? readProfileData(row.profile_data) : emptyProfile();
  const link = data.linkedinUrl || row.linkedinurl || '';
  return {
    ...data,
    profilePicture: ownPicture(row.id, data),
    linkedinUrl: safeUrl.safeParse(link).success ? link : '',
  };
}

/** The public profile result of the product's interface. */
export function presentProfile(row: ProfileRow) {
  return {
    profile_data: publicData(row),
    profile_version: row.profile_version,
    linkedinurl: row.linkedinurl,
  };
}

/** A published profile's page is its slug's; until then it has only the preview. */
export function pageOf(
  row: ProfileRow,
  config: Config,
  options: { indexable: boolean; claimBanner?: boolean },
): PublicProfilePage {
  const published = row.ispublished && row.profile_slug;
  const profile = publicData(row);
  return {
    profile,
    // Those who show previews keep a picture by its address: a changed profile gets another.
    card:
      published && canBeDrawn(profile.name)
        ? `/profile/${row.profile_slug}/card.png?v=${row.version.replace('.', '-')}`
        : undefined,
    ...(published &&
      row.downloadable && {
        brief: `/profile/${row.profile_slug}/${DOWNLOADS.brief.file}`,
        contact: `/profile/${row.profile_slug}/${DOWNLOADS.contact.file}`,
      }),
    modified: new Date(row.updated_at).toISOString(),
    path: published ? `/profile/${row.profile_slug}` : `/profile/preview/${row.id}`,
    appUrl: config.appUrl,
    marketingUrl: marketingUrl(config),
    introductions: Boolean(published) && row.introductions_open,
    claimBanner: options.claimBanner ?? false,
    indexable: options.indexable,
  };
}
