/** What differs from what readers last saw, which an owner who stages edits looks at before publishing. */
import { AppError } from '../errors/app-error';
import { isEmptyProfile, type ProfileData, readProfileData } from '../profile/profile-data';
import { differingSections } from '../profile/section-fields';

/** Names two states of a profile, so that nothing newer is published than what its owner looked at. */
export interface ReviewedState {
  /** The revision that is to become public. */
  revision: number;
  /** The server's version of the publication with which it was compared. */
  publication: string;
}

/** The answer to a request that would publish changes which its owner was not shown. */
export interface UnreviewedChanges {
  /** What readers see, or saw last. */
  seen: ProfileData;
  /** What they would see. */
  profile_data: ProfileData;
  /** Whether the profile is public now. */
  live: boolean;
  /** To be sent along once the owner has looked at both. */
  reviewed: ReviewedState;
}

/** A stored profile in the present shape. */
const profileOf = (stored: unknown): ProfileData => readProfileData(isEmptyProfile(stored) ? {} : stored);

interface Publication {
  /** What readers see, or saw last, as it is stored; `null` if that is not known. */
  seen: unknown;
  /** The profile that would become public. */
  data: unknown;
  live: boolean;
  /** The two states as they are now. */
  present: ReviewedState;
  /** The two states that the owner looked at. */
  reviewed?: ReviewedState;
}

/**
 * Checks that the owner was shown what publishing would change for readers. Where nobody has read the profile before,
 * there is nothing to compare.
 * @throws AppError UNREVIEWED_CHANGES with both states
 */
export function requireReview({ seen, data, live, present, reviewed }: Publication): void {
  if (seen === null || seen === undefined) return;
  if (reviewed?.revision === present.revision && reviewed.publication === present.publication) return;
  const unreviewed: UnreviewedChanges = {
    seen: profileOf(seen),
    profile_data: profileOf(data),
    live,
    reviewed: present,
  };
  if (differingSections(unreviewed.seen, unreviewed.profile_data).length === 0) return;
  throw new AppError('UNREVIEWED_CHANGES', 'changes nobody looked at', { data: { ...unreviewed } });
}
