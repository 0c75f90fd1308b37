/** What readers would notice if one state of a profile took the place of another. */
import type { ProfileData } from '../profile/profile-data';
import { differingSections } from '../profile/section-fields';
import type { SectionName } from '../profile/sections';

/** A profile without the terms and case stories that nobody but its owner sees. */
export function withoutHiddenRows(profile: ProfileData): ProfileData {
  return {
    ...profile,
    engagement: profile.engagement.filter(({ shown }) => shown !== 'hidden'),
    case_stories: profile.case_stories.filter(({ shown }) => shown),
  };
}

/** The sections in which readers of the page, or of private versions, see something else, in the editor's order. */
export const sectionsChangedForReaders = (seen: ProfileData, present: ProfileData): SectionName[] =>
  differingSections(withoutHiddenRows(seen), withoutHiddenRows(present));
