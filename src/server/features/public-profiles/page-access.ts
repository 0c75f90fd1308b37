/** Access policy of public pages, as pure functions. */
import { isEmptyProfile } from '@/shared/profile/profile-data';

/** The columns of a profile that decide who may see its page. */
export interface Visibility {
  ispublished: boolean;
  /** `null` if the profile was never public. */
  first_published_at: Date | string | null;
  profile_slug: string | null;
}

/**
 * Whether a page may be read, and if not, why.
 * - `missing`: there was never a page here.
 * - `private`: there is or was a page that may not be read, or it is not revealed whether there is one.
 * - `moved`: the profile is now published at another slug.
 * - `shown`: the page may be read.
 */
export type PageAccess = PageRefusal | { kind: 'shown' };
export type PageRefusal = { kind: 'missing' } | { kind: 'private' } | { kind: 'moved'; slug: string };

/** Decides the access to a page by slug; a former slug redirects while the profile is published. */
export function accessBySlug(row: Visibility | undefined, slug: string): PageAccess {
  if (!row) return { kind: 'missing' };
  if (!row.ispublished) return row.first_published_at ? { kind: 'private' } : { kind: 'missing' };
  if (row.profile_slug && row.profile_slug !== slug) return { kind: 'moved', slug: row.profile_slug };
  return { kind: 'shown' };
}

/**
 * Decides the access to a preview by user id. Its owner sees it unless the profile is empty, everyone else once it is
 * published. Until then others get the same answer for an unknown id, which does not reveal who has an account.
 */
export function accessById(
  row: (Visibility & { id: string; profile_data: unknown }) | undefined,
  viewerId: string | undefined,
): PageAccess {
  if (row && row.id === viewerId) {
    return isEmptyProfile(row.profile_data) ? { kind: 'missing' } : { kind: 'shown' };
  }
  return row?.ispublished ? { kind: 'shown' } : { kind: 'private' };
}
