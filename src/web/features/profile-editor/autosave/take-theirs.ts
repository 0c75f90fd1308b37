/** Merges a state that somebody else saved into what is edited here. */
import { deepEqual } from '@/shared/json/deep-equal';
import { mergeProfiles } from '@/shared/profile/merge';
import type { ProfileData, SectionName } from '@/shared/profile/profile-data';
import { differingSections } from '@/shared/profile/section-fields';
import { isRestored } from './restored-backup';
import type { CommittedProfile, SaveRequest } from './types';

interface Mine {
  saved: CommittedProfile;
  current: ProfileData;
  unanswered: readonly SaveRequest[];
  /** Whether anything of `current` may be missing on the server. */
  unsaved: boolean;
  /** Sections saved by this editor since it started. */
  written: ReadonlySet<SectionName>;
}

/**
 * @returns what is edited from now on, and the sections in which one side replaced the other, as `OnMerged` gets them
 */
export function takeTheirs({ saved, current, unanswered, unsaved, written }: Mine, theirs: CommittedProfile) {
  // What a restored backup lacks was removed by nobody: unsaved edits stand with everything that is around them.
  const restored = isRestored(theirs.revision, saved.revision);
  const bases = restored && unsaved ? [] : [saved.data, ...unanswered.map((request) => request.profile_data)];
  const { merged, conflicts, undone } = mergeProfiles(bases, current, theirs.data);
  const replaced = theirs.overwrote || restored ? differingSections(saved.data, theirs.data) : [];
  const lost = replaced.filter((section) => written.has(section) && !conflicts.includes(section));
  const isNews = conflicts.length + lost.length + undone.length > 0;
  return { merged, conflicts, undone, lost, isShown: isNews || !deepEqual(merged, current) };
}
