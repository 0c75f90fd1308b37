import { firstName } from '@/shared/people/person-name';
import type { ProfileData } from '@/shared/profile/profile-data';
import { type Level, levelBelow, SectionTitle } from './heading';
import { Paragraphs, type RenderEvidence } from './text';

interface MeetProps {
  profile: ProfileData;
  level?: Level;
  renderEvidence?: RenderEvidence;
}

/** The section 'Meet {first name}': the first paragraph in display type, the rest as normal text. */
export function MeetSection({ profile, level = 1, renderEvidence }: MeetProps) {
  if (!profile.meet_them.trim()) return null;
  return (
    <section className="profile-section profile-meet" aria-labelledby="profile-meet">
      <SectionTitle level={levelBelow(level)} id="profile-meet" className="profile-title" dir="ltr">
        Meet <bdi>{firstName(profile.name, undefined, profile.given_name)}</bdi>
      </SectionTitle>
      <Paragraphs text={profile.meet_them} section="meetIntro" renderEvidence={renderEvidence} />
    </section>
  );
}
