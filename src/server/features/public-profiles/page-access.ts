/** Access policy of public pages, as pure functions. */
import { isEmptyProfile } from '@/shared/profile/profile-data';

/** The columns of a profile that decide who may see its page. */
export interface Visibility {
  ispublished: boolean;
  /** `null` when it never was public. */
  first_published_at: Date | string | null;
  profile_slug: string | null;
}

/**
 * `missing`: there has never been a page here. `private`: there was one, or may have been, which is not revealed.
 * `moved`: published at another slug now. `shown`: may be read.
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
 * Access to a preview by user id. Its owner sees everything; for others an existing id and an unknown one look the
 * same, since ids are also given to sign-ups that were never confirmed.
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
