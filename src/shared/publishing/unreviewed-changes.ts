/** Changes since readers last saw the profile, which its owner looks at before publishing again. */
import { AppError } from '../errors/app-error';
import { isEmptyProfile, type ProfileData, readProfileData } from '../profile/profile-data';
import { sectionsChangedForReaders } from './changed-for-readers';

/** Identifies two states of a profile, so that nothing newer is published than what its owner looked at. */
export interface ReviewedState {
  /** The revision that is to become public. */
  revision: number;
  /** The server's version of the publication with which it was compared. */
  publication: string;
}

/** Sent when the owner asks what publishing would change, and when they try to publish changes without a review. */
export interface UnreviewedChanges {
  /** What readers see, or saw last. */
  seen: ProfileData;
  /** What readers would see. */
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
}

/**
 * What publishing would change for readers; `null` if nothing, or if it is not known what readers saw.
 */
export function changesOf({ seen, data, live, present }: Publication): UnreviewedChanges | null {
  if (seen === null || seen === undefined) return null;
  const [before, after] = [profileOf(seen), profileOf(data)];
  if (sectionsChangedForReaders(before, after).length === 0) return null;
  return { seen: before, profile_data: after, live, reviewed: present };
}

/**
 * Checks that the owner was shown what publishing would change for readers.
 * @param reviewed the two states that the owner looked at
 * @throws AppError UNREVIEWED_CHANGES with both states
 */
export function requireReview(publication: Publication, reviewed?: ReviewedState): void {
  const { revision, publication: version } = publication.present;
  if (reviewed?.revision === revision && reviewed.publication === version) return;
  const changes = changesOf(publication);
  if (changes) throw new AppError('UNREVIEWED_CHANGES', 'changes nobody looked at', { data: { ...changes } });
}
