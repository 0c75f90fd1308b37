import type { ReactNode } from 'react';
import type { ProfileData, SectionName } from '@/shared/profile/profile-data';
import { type Level, levelBelow, SectionTitle } from './heading';
import { Items, nonEmptyLines, Paragraphs, type RenderEvidence } from './text';

/**
 * The short lists of the narrow column, in the order in which they are shown. `prose` marks a list whose entries are
 * long enough to need spacing.
 */
const LISTS = [
  { section: 'focusAreas', field: 'focus_areas', title: 'Focus Areas', prose: false },
  { section: 'industries', field: 'industries', title: 'Industries', prose: false },
  {
    section: 'geographicalCoverage',
    field: 'geographical_coverage',
    title: 'Geographical Coverage',
    prose: false,
  },
  { section: 'stages', field: 'stage_focus', title: 'Stage', prose: false },
  { section: 'personalInterests', field: 'personal_interests', title: 'Personal Interests', prose: false },
  { section: 'certifications', field: 'certifications', title: 'Certifications', prose: true },
] as const satisfies { section: SectionName; field: keyof ProfileData; title: string; prose: boolean }[];

interface FactsProps {
  profile: ProfileData;
  level?: Level;
  renderEvidence?: RenderEvidence;
}

function Fact({ title, level, children }: { title: string; level: Level; children: ReactNode }) {
  return (
    <section className="profile-fact">
      <SectionTitle level={levelBelow(level)} className="profile-fact-title">
        {title}
      </SectionTitle>
      {children}
    </section>
  );
}

/** The description and the lists, without empty ones. */
export function Facts({ profile, level = 1, renderEvidence }: FactsProps) {
  return (
    <div className="profile-facts">
      {profile.summary.trim() && (
        <Fact title="Description" level={level}>
          <div className="profile-fact-prose">
            <Paragraphs text={profile.summary} section="description" renderEvidence={renderEvidence} />
          </div>
        </Fact>
      )}
      {LISTS.filter(({ field }) => nonEmptyLines(profile[field]).length > 0).map(
        ({ section, field, title, prose }) => (
          <Fact key={field} title={title} level={level}>
            <Items
              items={profile[field]}
              section={section}
              className={prose ? 'profile-list profile-list-prose' : 'profile-list'}
              renderEvidence={renderEvidence}
            />
          </Fact>
        ),
      )}
    </div>
  );
}
