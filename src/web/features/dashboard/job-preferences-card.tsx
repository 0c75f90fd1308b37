import { Badge } from '@/web/components/ui/badge';
import { LinkButton } from '@/web/components/ui/button';
import { Card } from '@/web/components/ui/card';
import type { StoredPreferences } from '@/web/lib/work-preferences';
import { QUESTIONS, summaryOf } from './preferences-summary';

export interface JobPreferencesCardProps {
  /** Absent while it is being read: the card then says what will be asked. */
  stored: StoredPreferences | undefined;
  /** The next step of the onboarding. */
  next: boolean;
}

/** What work the person takes, or what will be asked about it. */
export function JobPreferencesCard({ stored, next }: JobPreferencesCardProps) {
  const set = stored !== undefined && stored.revision > 0;
  return (
    <Card aria-labelledby="job-preferences" className="flex flex-col">
      <div className="flex items-center justify-between gap-4">
        <h2 id="job-preferences">Job Preferences</h2>
        {next && <Badge tone="brass">Next</Badge>}
      </div>
      <p className="mt-2 text-pretty text-ink-2">
        {set
          ? 'What you would take, and where.'
          : 'Not set yet. Five short questions; every one but the first can be left for later.'}
      </p>
      <dl className="mt-5 grid">
        {(set ? summaryOf(stored) : QUESTIONS).map(([term, answer]) => (
          <div
            key={term}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 border-rule border-t py-3 text-sm"
          >
            <dt className="text-ink-3">{term}</dt>
            <dd className="[overflow-wrap:anywhere]">{answer}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-auto pt-6">
        <LinkButton to="/work-preferences">{set ? 'Update Preferences' : 'Get Started'}</LinkButton>
      </div>
    </Card>
  );
}
