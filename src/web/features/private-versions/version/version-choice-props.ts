import type { ProfileData } from '@/shared/profile/profile-data';
import type { VersionChoice } from '@/shared/publishing/private-version';

/** Props that all parts of the list of sections share: the profile, and what of it the version shows. */
export interface VersionChoiceProps {
  profile: ProfileData;
  choice: VersionChoice;
  onChange: (choice: VersionChoice) => void;
}
