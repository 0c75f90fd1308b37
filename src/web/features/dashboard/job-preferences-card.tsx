import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { Button } from '@/web/components/ui/buttons/button';
import { lazyPart } from '@/web/components/ui/core/lazy-part';
import { Badge } from '@/web/components/ui/display/badge';
import { Card } from '@/web/components/ui/display/card';
import { Spinner } from '@/web/components/ui/feedback/spinner';
import type { StoredPreferences } from '@/web/lib/queries/work-preferences';

// The preferences are loaded lazily, since they cannot render before the answers are there.
const JobPreferences = lazyPart(() => import('./job-preferences'), 'JobPreferences');

const LOADING = <Spinner label="Loading your job preferences..." className="mt-2" />;

export interface JobPreferencesCardProps {
  preferences: Pick<UseQueryResult<StoredPreferences>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  /** Whether job preferences are the next step of the onboarding. */
  next: boolean;
}

/** A summary of the job preferences or, before any is set, of the questions. */
export function JobPreferencesCard({ preferences, next }: JobPreferencesCardProps) {
  const { data, isError, isFetching, refetch } = preferences;
  let content: ReactNode = LOADING;
  if (data) {
    content = (
      <Suspense fallback={LOADING}>
        <JobPreferences stored={data} />
      </Suspense>
    );
  } else if (isError) {
    content = (
      <>
        <p role="alert" className="mt-2 text-ink-2">
          Your job preferences could not be loaded. They are kept on the server as you left them.
        </p>
        <div className="mt-5">
          <Button busy={isFetching} onClick={() => refetch()}>
            Try again
          </Button>
        </div>
      </>
    );
  }
  return (
    <Card aria-labelledby="job-preferences" className="flex flex-col">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="job-preferences">Job Preferences</h2>
        {next && <Badge tone="brass">Next</Badge>}
      </div>
      {content}
    </Card>
  );
}
