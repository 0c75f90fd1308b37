import { Fragment, type ReactNode } from 'react';
import { shownStories } from '@/shared/case-stories/case-story';
import { profileLanguage } from '@/shared/profile/language';
import type { ProfileData } from '@/shared/profile/profile-data';
import { STORY_SECTIONS, type StorySection } from '@/shared/profile/story-sections';
import type { ShownReference } from '@/shared/references/reference';
import { directionOf } from '@/shared/text/text-direction';
import { CaseStories } from './case-stories';
import { EngagementTerms } from './engagement';
import { Facts } from './facts';
import { FunctionalSkills } from './functional-skills';
import type { Level } from './heading';
import { Identity } from './identity';
import { KeyRoles } from './key-roles';
import { MeetSection } from './meet';
import { Personas } from './personas';
import { References } from './references';
import { Superpowers } from './superpowers';
import { SweetSpot } from './sweet-spot';
import type { RenderEvidence } from './text';
import { UserManual } from './user-manual';

/** Sections that references support; references are shown after the last of these. */
const WORK_SECTIONS = new Set<StorySection>(['superpowers', 'keyRoles', 'caseStories']);

export interface ProfileViewProps {
  profile: ProfileData;
  /** Heading level of the name; 1 if the profile is the whole page. */
  level?: Level;
  /** Renders content after an item, such as the mark of its source. Never given on public pages. */
  renderEvidence?: RenderEvidence;
  /** The order of sections in the main column; defaults to that of the public page. */
  order?: readonly StorySection[];
  /** References from other people. */
  references?: readonly ShownReference[];
  /** Actions for readers (write to the person, download), below the person's name. */
  actions?: ReactNode;
  /** Contact actions, below the terms. */
  contact?: ReactNode;
  /** An extra line below the introduction. Never given on public pages. */
  belowIntroduction?: ReactNode;
}

/**
 * A whole profile to read: the person at the left, how they work at the right, without empty sections. Pure, so that
 * the server can render it to HTML and the guest's preview shows the same. Its styles are in `styles/profile.css`,
 * which the page has to import.
 */
export function ProfileView({
  profile,
  level = 1,
  renderEvidence,
  order = STORY_SECTIONS,
  references = [],
  actions,
  contact,
  belowIntroduction,
}: ProfileViewProps) {
  const sectionProps = { level, renderEvidence };
  const story: Record<StorySection, ReactNode> = {
    meetIntro: (
      <>
        <MeetSection profile={profile} {...sectionProps} />
        {belowIntroduction}
      </>
    ),
    personas: <Personas personas={profile.personas} {...sectionProps} />,
    superpowers: <Superpowers superpowers={profile.superpowers} {...sectionProps} />,
    keyRoles: <KeyRoles roles={profile.highlights} {...sectionProps} />,
    sweetSpot: <SweetSpot text={profile.sweetspot} {...sectionProps} />,
    caseStories: <CaseStories stories={profile.case_stories} references={references} level={level} />,
    engagement: <EngagementTerms engagement={profile.engagement} level={level} contact={contact} />,
    functionalSkills: <FunctionalSkills categories={profile.functional_skills} {...sectionProps} />,
    userManual: <UserManual profile={profile} {...sectionProps} />,
  };
  const stories = order.includes('caseStories') ? shownStories(profile.case_stories) : [];
  const lastWorkIndex = order.findLastIndex((section) => WORK_SECTIONS.has(section));
  return (
    // A profile in a right-to-left language has a right-to-left layout.
    <article
      className="profile profile-page"
      lang={profileLanguage(profile)}
      dir={directionOf(profile.meet_them || profile.summary)}
    >
      <div className="profile-column">
        <div className="profile-person">
          <Identity profile={profile} level={level} renderEvidence={renderEvidence} />
          {actions}
          <Facts profile={profile} {...sectionProps} />
        </div>
      </div>
      <div className="profile-story">
        {order.map((section, index) => (
          <Fragment key={section}>
            {story[section]}
            {/* Placed after the sections that they support, in whichever order a private version has these. */}
            {index === lastWorkIndex && (
              <References references={references} stories={stories} level={level} />
            )}
          </Fragment>
        ))}
      </div>
    </article>
  );
}
