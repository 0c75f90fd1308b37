import { Fragment, type ReactNode } from 'react';
import { shownStories } from '@/shared/case-story';
import type { ProfileData } from '@/shared/profile';
import { profileLanguage } from '@/shared/profile-language';
import type { ShownReference } from '@/shared/reference';
import { STORY_SECTIONS, type StorySection } from '@/shared/story-sections';
import { directionOf } from '@/shared/text-direction';
import { CaseStories } from './case-stories';
import { EngagementTerms } from './engagement';
import { Facts } from './facts';
import { FunctionalSkills } from './functional-skills';
import type { Level } from './heading';
import { Identity } from './identity';
import { KeyRoles } from './key-roles';
import { Meet } from './meet';
import { Personas } from './personas';
import { References } from './references';
import { Superpowers } from './superpowers';
import { SweetSpot } from './sweet-spot';
import type { RenderEvidence } from './text';
import { UserManual } from './user-manual';

/** Sections that references support; references are shown after the last of these. */
const WORK = new Set<StorySection>(['superpowers', 'keyRoles', 'caseStories']);

export interface ProfileViewProps {
  profile: ProfileData;
  /** Heading level of the name; 1 where the profile is the page. */
  level?: Level;
  /** Puts something after an item, the mark of its source for instance. Never given on public pages. */
  renderEvidence?: RenderEvidence;
  /** The sections of the reading column; absent: as on the public page. */
  order?: readonly StorySection[];
  /** References from other people. */
  references?: readonly ShownReference[];
  /** Actions for readers (write to the person, download), shown below the person's name. */
  actions?: ReactNode;
  /** Contact actions, shown below the terms. */
  contact?: ReactNode;
  /** An extra line below the introduction. Never given on public pages. */
  belowIntroduction?: ReactNode;
}

/**
 * A whole profile to read: who the person is at the left, how they work at the right. Sections that are empty
 * are not shown. Pure: the server renders it to HTML and the guest's preview inside the application shows the
 * same. Its looks are `styles/profile.css`, which the page that uses it imports.
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
  const common = { level, renderEvidence };
  const story: Record<StorySection, ReactNode> = {
    meetIntro: (
      <>
        <Meet profile={profile} {...common} />
        {belowIntroduction}
      </>
    ),
    personas: <Personas personas={profile.personas} {...common} />,
    superpowers: <Superpowers superpowers={profile.superpowers} {...common} />,
    keyRoles: <KeyRoles roles={profile.highlights} {...common} />,
    sweetSpot: <SweetSpot text={profile.sweetspot} {...common} />,
    caseStories: <CaseStories stories={profile.case_stories} references={references} level={level} />,
    engagement: <EngagementTerms engagement={profile.engagement} level={level} contact={contact} />,
    functionalSkills: <FunctionalSkills categories={profile.functional_skills} {...common} />,
    userManual: <UserManual profile={profile} {...common} />,
  };
  const stories = order.includes('caseStories') ? shownStories(profile.case_stories) : [];
  const work = order.findLastIndex((section) => WORK.has(section));
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
          {actions}
          <Facts profile={profile} {...common} />
        </div>
      </div>
      <div className="profile-story">
        {order.map((section, index) => (
          <Fragment key={section}>
            {story[section]}
            {/* After the work that they refer to, wherever a version puts it. */}
            {index === work && <References references={references} stories={stories} level={level} />}
          </Fragment>
        ))}
      </div>
    </article>
  );
}
