import type { VersionChoice } from '@/shared/private-version';
import type { ProfileData } from '@/shared/profile';

/** What every part of the order shows and changes. */
export interface ChoiceProps {
  profile: ProfileData;
  choice: VersionChoice;
  onChange: (choice: VersionChoice) => void;
}
