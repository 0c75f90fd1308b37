/** Maps a profile row to what its owner's browser receives. */

import { stagedCopy } from '@/server/db/profiles/staging';
import type { StoredDraft } from '@/server/db/profiles/store-generated';
import type { profiles } from '@/server/db/schema';
import { isEmptyProfile, type ProfileData, readProfileData } from '@/shared/profile/profile-data';
import { readRecordOrNone } from '@/shared/record/career-record';
import { findDisagreements } from '@/shared/record/disagreements';
import { openDoubts } from '@/shared/record/doubts';

type Row = typeof profiles.$inferSelect;

/** The public URL of a profile; null without a slug. */
export function publicUrl(appUrl: string, slug: string | null): string | null {
  return slug && `${appUrl}/profile/${slug}`;
}

/**
 * The profile as its owner edits it. `profile_data` of any version is migrated when read; `null` means that there is
 * nothing to edit yet.
 */
export function presentOwn(
  row: Row & { publication: string; takenDownReason: string | null },
  appUrl: string,
) {
  const draft = row.draft as StoredDraft | null;
  const record = readRecordOrNone(row.record);
  return {
    id: row.id,
    onboarding_status: row.onboarding_status,
    profile_data: filledProfileOf(row.profile_data),
    /** Terms and case stories that were removed while they were hidden. */
    removed_hidden: row.removed_hidden,
    profile_slug: row.profile_slug,
    profile_version: row.profile_version,
    ispublished: row.ispublished,
    /** Set while an operator hides the page, which nobody can publish then. */
    taken_down: row.taken_down_at && { at: row.taken_down_at, reason: row.takenDownReason },
    indexable: row.indexable,
    downloadable: row.downloadable,
    edits_staged: row.edits_staged,
    /** The data readers see while edits are staged; `null` if they see the profile as it is. */
    published_data: publishedOf(row),
    /** Changes with what readers see of later edits: `newer` compares it. */
    publication: row.publication,
    linkedinurl: row.linkedinurl,
    revision: row.revision,
    evidence: row.evidence,
    updated_at: row.updated_at,
    public_url: publicUrl(appUrl, row.profile_slug),
    /** The number of questions that the career record leaves open; `null` if there is no record. */
    record_doubts: record && openDoubts(record).length,
    draft: draft && {
      profile_data: readProfileData(draft.profile_data),
      evidence: draft.evidence,
      made_at: draft.made_at,
      /** The text of earlier generations. A section that differs from it was edited by hand. */
      generated: row.generated ?? {},
      /** Lines of the profile that the corrected record no longer supports. */
      disagreements: record ? findDisagreements(readProfileData(row.profile_data), record) : [],
    },
  };
}

/**
 * The data that readers see while edits are staged, with the present photo, which is never staged; `null` if readers
 * see the profile itself.
 */
export function publishedOf(
  row: Pick<Row, 'ispublished' | 'held_published' | 'edits_staged' | 'published_data' | 'profile_data'>,
): ProfileData | null {
  const copy = stagedCopy(row);
  if (isEmptyProfile(copy)) return null;
  const { profilePicture } = readProfileData(row.profile_data);
  return { ...readProfileData(copy), profilePicture };
}

/** The profile in a JSON column; null if nothing is in it. */
export function filledProfileOf(data: unknown): ProfileData | null {
  return isEmptyProfile(data) ? null : readProfileData(data);
}
