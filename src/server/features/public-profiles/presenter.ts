/** Maps a stored profile to its public view. */
import type { Config } from '@/server/config';
import { marketingUrlOf } from '@/server/pages/marketing-url';
import type { PublicProfilePage } from '@/server/pages/renderer';
import type { CountedPage } from '@/server/read-counting/counted-page';
import { shownStories } from '@/shared/case-stories/case-story';
import { termOf, termsFor } from '@/shared/engagement/terms';
import { isDrawable } from '@/shared/images/social-card';
import { readPicturePath } from '@/shared/profile/picture';
import { emptyProfile, type ProfileData, readProfileData, safeUrl } from '@/shared/profile/profile-data';
import { DOWNLOADS } from '@/shared/publishing/downloads';
import { PUBLIC_PAGE } from '@/shared/publishing/readership';
import type { ShownReference } from '@/shared/references/reference';
import type { ProfileRow } from './queries';

/** The photo if this product stores it for this profile, else '': visitors' browsers are not sent to other servers. */
const ownPicture = (id: string, { profilePicture }: ProfileData) =>
  readPicturePath(profilePicture)?.userId === id ? profilePicture : '';

/**
 * The stored data in its present shape, without the terms and stories that the page does not show; a profile without a
 * LinkedIn link gets that of the account.
 */
export function publicData(row: ProfileRow, now: Date): ProfileData {
  const data = row.profile_data ? readProfileData(row.profile_data) : emptyProfile();
  const link = data.linkedinUrl || row.linkedinurl || '';
  return {
    ...data,
    engagement: termsFor('page', data.engagement, now.toISOString().slice(0, 10)),
    case_stories: shownStories(data.case_stories),
    profilePicture: ownPicture(row.id, data),
    linkedinUrl: safeUrl.safeParse(link).success ? link : '',
  };
}

/**
 * The time of the page's next change that nobody makes, in milliseconds since 1970: the start of the availability, if
 * that is still to come.
 */
export function nextChangeAt(page: PublicProfilePage): number | undefined {
  const from = termOf(page.profile.engagement, 'availability')?.from;
  return from ? Date.parse(from) : undefined;
}

/** What the public procedures answer about a profile. */
export function presentProfile(row: ProfileRow, now: Date) {
  return {
    profile_data: publicData(row, now),
    profile_version: row.profile_version,
    linkedinurl: row.linkedinurl,
  };
}

/** The public page as `read-counting` knows it; `null` if its owner has turned counting off. */
export const countedPage = ({ id, reads_counted, time_zone }: ProfileRow): CountedPage | null =>
  reads_counted ? { profileId: id, page: PUBLIC_PAGE, timeZone: time_zone } : null;

/** What the page of a profile shows. Its path is the slug if it is published, otherwise that of the preview. */
export function publicPageOf(
  row: ProfileRow,
  config: Config,
  options: {
    indexable: boolean;
    /** Whether the page invites to claim a profile that was generated; it does not by default. */
    claimBanner?: boolean;
    /** Whether the page's script reports how far it was read; it does not by default. */
    counted?: boolean;
    references: readonly ShownReference[];
    now: Date;
  },
): PublicProfilePage {
  const publishedPath = row.ispublished && row.profile_slug ? `/profile/${row.profile_slug}` : undefined;
  const profile = publicData(row, options.now);
  return {
    profile,
    // Other sites cache a preview picture by its URL, so a changed profile gets a new URL.
    card:
      publishedPath && isDrawable(profile.name)
        ? `${publishedPath}/card.png?v=${row.version.replace('.', '-')}`
        : undefined,
    ...(publishedPath &&
      row.downloadable && {
        brief: `${publishedPath}/${DOWNLOADS.brief.fileName}`,
        contact: `${publishedPath}/${DOWNLOADS.contact.fileName}`,
      }),
    modified: new Date(row.updated_at).toISOString(),
    path: publishedPath ?? `/profile/preview/${row.id}`,
    appUrl: config.appUrl,
    marketingUrl: marketingUrlOf(config),
    introductions: publishedPath !== undefined && row.introductions_open,
    counted: options.counted ?? false,
    references: options.references,
    claimBanner: options.claimBanner ?? false,
    indexable: options.indexable,
  };
}
