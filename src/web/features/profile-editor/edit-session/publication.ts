/** Whether the profile is published, as the open page shows it. Another device may have changed it since. */
import type { ProfileData } from '@/shared/profile/profile-data';
import type { TakenDown } from '@/web/components/publish-confirmation/taken-down-notice';

export interface Publication {
  ispublished: boolean;
  /** Set while an operator hides the page. */
  taken_down: TakenDown | null;
  public_url: string | null;
  profile_slug: string | null;
  /** Whether edits of the published profile wait until they are published. */
  edits_staged: boolean;
  /** The data that readers see while edits are staged; `null` if they see the profile itself. */
  published_data: ProfileData | null;
}

/** Whether readers see edits as soon as they are saved. */
export const isAtOnce = ({ ispublished, edits_staged }: Publication) => ispublished && !edits_staged;

/** The publication as the page last showed it to its owner. */
export interface DisplayedPublication {
  /** The server's version of the publication. */
  version: string;
  /** Whether readers see edits at once. */
  atOnce: boolean;
  /** Whether readers see a version that edits do not change. */
  keepsEditsBack?: boolean;
  /** Called when the server states something else. */
  onChangedElsewhere?: () => void;
}
