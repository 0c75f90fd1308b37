import type { ProfileData } from '@/shared/profile';
import { directionOf } from '@/shared/text-direction';
import { Facts } from './facts';
import { FunctionalSkills } from './functional-skills';
import type { Level } from './heading';
import { Identity } from './identity';
import { KeyRoles } from './key-roles';
import { profileLanguage } from './language';
import { Meet } from './meet';
import { Personas } from './personas';
import { Superpowers } from './superpowers';
import { SweetSpot } from './sweet-spot';
import type { RenderEvidence } from './text';
import { UserManual } from './user-manual';

export interface ProfileViewProps {
  profile: ProfileData;
  /** Heading level of the name; 1 where the profile is the page. */
  level?: Level;
  /** Puts something after an item, the mark of its source for instance. Never given on public pages. */
  renderEvidence?: RenderEvidence;
}

/**
 * A whole profile to read: who the person is at the left, how they work at the right. Sections that are empty
 * are not shown. Pure: the server renders it to HTML and the guest's preview inside the application shows the
 * same. Its looks are `styles/profile.css`, which the page that uses it imports.
 */
export function ProfileView({ profile, level = 1, renderEvidence }: ProfileViewProps) {
  const common = { level, renderEvidence };
  return (
    // A profile written from the right is laid out from the right.
    <article
      className="profile profile-page"
      lang={profileLanguage(profile)}
      dir={directionOf(profile.meet_them || profile.summary)}
    >
      <div className="profile-column">
        <div className="profile-person">
          <Identity profile={profile} level={level} renderEvidence={renderEvidence} />
          <Facts profile={profile} {...common} />
        </div>
      </div>
      <div className="profile-story">
        <Meet profile={profile} {...common} />
        <Personas personas={profile.personas} {...common} />
        <Superpowers superpowers={profile.superpowers} {...common} />
        <KeyRoles roles={profile.highlights} {...common} />
        <SweetSpot text={profile.sweetspot} {...common} />
        <FunctionalSkills categories={profile.functional_skills} {...common} />
        <UserManual profile={profile} {...common} />
      </div>
    </article>
  );
}
