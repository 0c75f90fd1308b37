import type { VersionChoice } from '@/shared/private-version';
import type { ProfileData } from '@/shared/profile';

/** Props shared by all parts of the list of sections. */
export interface ChoiceProps {
  profile: ProfileData;
  choice: VersionChoice;
  onChange: (choice: VersionChoice) => void;
}
