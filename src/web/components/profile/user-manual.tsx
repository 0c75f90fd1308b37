import { firstName } from '@/shared/people/person-name';
import type { ProfileData } from '@/shared/profile/profile-data';
import { type Level, levelBelow, SectionTitle } from './heading';
import { Paragraphs, type RenderEvidence } from './text';

interface UserManualProps {
  profile: ProfileData;
  level?: Level;
  renderEvidence?: RenderEvidence;
}

/** '{first name}’s User Manual': how to work with the person. */
export function UserManual({ profile, level = 1, renderEvidence }: UserManualProps) {
  if (!profile.user_manual.trim()) return null;
  return (
    <section className="profile-section" aria-labelledby="profile-manual">
      <SectionTitle level={levelBelow(level)} id="profile-manual" className="profile-title" dir="ltr">
        <bdi>{firstName(profile.name, undefined, profile.given_name)}</bdi>’s User Manual
      </SectionTitle>
      <div className="profile-manual">
        <Paragraphs text={profile.user_manual} section="userManual" renderEvidence={renderEvidence} />
      </div>
    </section>
  );
}
