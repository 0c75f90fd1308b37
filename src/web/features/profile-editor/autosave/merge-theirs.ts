/** Merges a state that somebody else saved into what is edited here. */
import { deepEqual } from '@/shared/json/deep-equal';
import { mergeProfiles } from '@/shared/profile/merge';
import type { ProfileData, SectionName } from '@/shared/profile/profile-data';
import { differingSections } from '@/shared/profile/section-fields';
import { isRestoredBackup } from './restored-backup';
import type { CommittedProfile, SaveRequest } from './types';

interface EditedState {
  saved: CommittedProfile;
  current: ProfileData;
  unanswered: readonly SaveRequest[];
  /** Whether anything of `current` may be missing on the server. */
  unsaved: boolean;
  /** Sections saved by this editor since it started. */
  written: ReadonlySet<SectionName>;
}

/**
 * Merges the state that somebody else saved with the one edited here.
 * @returns `merged`: the profile to edit from now on; the sections in which one side replaced the other, as `OnMerged`
 * gets them; `isShown`: whether the page has to show anything new
 */
export function mergeTheirs(
  { saved, current, unanswered, unsaved, written }: EditedState,
  theirs: CommittedProfile,
) {
  // Nobody removed what a restored backup lacks, so unsaved edits are kept together with the rows around them.
  const isFromBackup = isRestoredBackup(theirs.revision, saved.revision);
  const bases =
    isFromBackup && unsaved ? [] : [saved.data, ...unanswered.map((request) => request.profile_data)];
  const { merged, conflicts, undone } = mergeProfiles(bases, current, theirs.data);
  const replacedSections = theirs.overwrote || isFromBackup ? differingSections(saved.data, theirs.data) : [];
  const lost = replacedSections.filter((section) => written.has(section) && !conflicts.includes(section));
  const isNews = conflicts.length + lost.length + undone.length > 0;
  return { merged, conflicts, undone, lost, isShown: isNews || !deepEqual(merged, current) };
}
