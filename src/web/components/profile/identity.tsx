import { ArrowUpRight } from 'lucide-react';
import { availabilityLine } from '@/shared/engagement/shown-terms';
import type { ProfileData } from '@/shared/profile/profile-data';
import { type Level, Title } from './heading';
import { ProfilePhoto } from './profile-photo';
import type { RenderEvidence } from './text';
import { readableUrl, webUrl } from './url';

/** Maximum characters of a name, and of a word in it, that fit at full size. */
const MAX_NAME_CHARACTERS = 30;
const MAX_WORD_CHARACTERS = 13;

/** Whether a name would overflow at full size: many letters, or one very long word. */
export const isLongName = (name: string) =>
  name.length > MAX_NAME_CHARACTERS || name.split(/[\s-]+/).some((word) => word.length > MAX_WORD_CHARACTERS);

interface IdentityProps {
  profile: ProfileData;
  level?: Level;
  renderEvidence?: RenderEvidence;
}

/** Photo or placeholder, name, role, location, the link to the person's LinkedIn page, and their availability. */
export function Identity({ profile, level = 1, renderEvidence }: IdentityProps) {
  const name = profile.name.trim() || 'Professional';
  const linkedin = webUrl(profile.linkedinUrl);
  const available = availabilityLine(profile.engagement);
  return (
    <div className="profile-identity">
      <ProfilePhoto name={profile.name} url={profile.profilePicture} />
      <Title
        level={level}
        className={isLongName(name) ? 'profile-name profile-name-long' : 'profile-name'}
        dir="auto"
      >
        {name}
        {profile.name.trim() !== '' && renderEvidence?.('basicInfo', profile.name)}
      </Title>
      {profile.role && (
        <p className="profile-role" dir="auto">
          {profile.role}
          {renderEvidence?.('basicInfo', profile.role)}
        </p>
      )}
      {(profile.location || linkedin) && (
        <p className="profile-place">
          {profile.location && (
            <span dir="auto">
              {profile.location}
              {renderEvidence?.('basicInfo', profile.location)}
            </span>
          )}
          {linkedin && (
            <a className="profile-linked" href={linkedin} rel="me noopener">
              <span>
                <span className="profile-unseen">{name} on </span>LinkedIn
              </span>
              <span className="profile-unseen profile-linked-address">{readableUrl(linkedin)}</span>
              <ArrowUpRight aria-hidden />
            </a>
          )}
        </p>
      )}
      {available && (
        <p className="profile-available" lang="en" dir="ltr">
          {available}
        </p>
      )}
    </div>
  );
}
