import type { ReactNode } from 'react';
import { type ShownTerm, shownTerms } from '@/shared/engagement/shown-terms';
import type { Term } from '@/shared/engagement/terms';
import { type Level, levelBelow, SectionTitle } from './heading';

interface TermsProps {
  terms: readonly ShownTerm[];
}

/** Terms in three columns; what the person does not do has a row of its own. */
export function EngagementList({ terms }: TermsProps) {
  return (
    <dl className="profile-terms">
      {terms.map(({ term, label, text }) => (
        <div key={term} className={term === 'not_for' ? 'profile-term-wide' : undefined}>
          <dt lang="en">{label}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface EngagementProps {
  engagement: readonly Term[];
  level?: Level;
  /** Contact actions, shown below the terms. */
  contact?: ReactNode;
}

/** The terms on which the person works. Unstated terms are left out. */
export function EngagementTerms({ engagement, level = 1, contact }: EngagementProps) {
  const terms = shownTerms(engagement);
  if (terms.length === 0) return null;
  return (
    <section className="profile-section" aria-labelledby="profile-engagement">
      <SectionTitle level={levelBelow(level)} id="profile-engagement" className="profile-title">
        Engagement
      </SectionTitle>
      <EngagementList terms={terms} />
      {contact && <div className="profile-invitation">{contact}</div>}
    </section>
  );
}
