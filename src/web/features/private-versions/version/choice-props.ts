import type { ProfileData } from '@/shared/profile/profile-data';
import type { VersionChoice } from '@/shared/publishing/private-version';

/** Props shared by all parts of the list of sections. */
export interface ChoiceProps {
  profile: ProfileData;
  choice: VersionChoice;
  onChange: (choice: VersionChoice) => void;
}
